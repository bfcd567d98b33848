//! A whole standing order in a line.

use super::{
    battle::{blade, blade_use, casualties, cheapest, retreat, simple_way},
    cards::{card_list, card_rule},
    council::{bid, keep_raven, look_raven, port, port_use, raven},
    march::in_words,
    sheet::lasts,
    support::{aid_words, all_support, names, support},
};
use crate::games::westeros::wording::{area_name, into_area};
use westeros::standing::{Matter, StandingOrder};

/// An order among those that are stored with it: "Every other" needs some that differ.
pub fn among(order: &StandingOrder, all: &[StandingOrder]) -> String {
    let differs = |it: &StandingOrder| matches!(it.matter, Matter::Support { area: Some(_), .. });
    match &order.matter {
        Matter::Support { area: None, aid } if !all.iter().any(differs) => {
            let what = [all_support(), ": ", &aid_words(*aid)].concat();
            let how_long = lasts(order.lasts);
            say!("{what}; {how_long}." | "{what}; {how_long}.")
        }
        _ => self::order(order),
    }
}

/// The whole order: "Support in Seagard: only me; this round."
pub fn order(order: &StandingOrder) -> String {
    let what = matter(&order.matter);
    let how_long = lasts(order.lasts);
    say!("{what}; {how_long}." | "{what}; {how_long}.")
}

fn matter(matter: &Matter) -> String {
    match matter {
        Matter::Support { area, aid } => [&support(*area), ": ", &aid_words(*aid)].concat(),
        Matter::Refuse(houses) if houses.is_empty() => {
            word!("Accept all support" | "Jede Unterstützung annehmen").to_owned()
        }
        Matter::Refuse(houses) => {
            let names = names(*houses);
            say!("Refuse support from {names}" | "Unterstützung ablehnen von {names}")
        }
        Matter::Card { cards, .. } => [&card_rule(matter), ": ", &card_list(cards)].concat(),
        Matter::Blade(it) => [blade(), ": ", blade_use(*it)].concat(),
        Matter::CheapestFall => casualties().to_owned() + ": " + cheapest(),
        Matter::Retreat(areas) if areas.is_empty() => retreat().to_owned() + ": " + simple_way(),
        Matter::Retreat(areas) => {
            let names: Vec<_> = areas.iter().map(|&it| area_name(it)).collect();
            let ways: Vec<_> = areas.iter().map(|&it| into_area(it)).collect();
            let (names, ways) = (names.join(", "), ways.join(", "));
            say!(
                "Retreat: to {names}, otherwise by the simple rule"
                    | "Rückzug: {ways}, sonst nach der einfachen Regel"
            )
        }
        Matter::Port(it) => [port(), ": ", port_use(*it)].concat(),
        Matter::Bid { track, amount } => {
            let label = bid(Some(*track));
            say!("{label}: {amount}" | "{label}: {amount}")
        }
        Matter::BidAgainstWildlings { amount } => {
            let label = bid(None);
            say!("{label}: {amount}" | "{label}: {amount}")
        }
        Matter::KeepRaven => [raven(), ": ", keep_raven()].concat(),
        Matter::LookRaven(end) => [raven(), ": ", look_raven(*end)].concat(),
        Matter::March(it) => in_words(it),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::{
        Area, DeckEnd, House, HouseCard, Side,
        standing::{Aid, Lasts},
    };

    fn worded(matter: Matter) -> String {
        let lasts = Lasts::Round(3);
        order(&StandingOrder { matter, lasts })
    }

    #[test]
    fn other_areas_are_spoken_of_where_some_differ() {
        let of_area = |area| StandingOrder {
            matter: Matter::Support {
                area,
                aid: Aid::Nobody,
            },
            lasts: Lasts::Changed,
        };
        let (rest, seagard) = (of_area(None), of_area(Some(Area::Seagard)));
        assert_eq!(
            among(&rest, std::slice::from_ref(&rest)),
            "All Support orders: nobody, not even me; until I change it."
        );
        assert_eq!(
            among(&rest, &[seagard, rest.clone()]),
            "Every other Support order: nobody, not even me; until I change it."
        );
    }

    #[test]
    fn orders_are_told_in_a_line() {
        let aid = Aid::Houses {
            beside: [House::Stark].into_iter().collect(),
            against: [House::Tyrell, House::Martell].into_iter().collect(),
        };
        let area = Some(Area::Seagard);
        let support = Matter::Support { area, aid };
        assert_eq!(
            worded(support.clone()),
            "Support in Seagard: my own battles, for Stark, against Tyrell and Martell; this round."
        );
        let card = Matter::Card {
            enemy: Some(House::Stark),
            side: Some(Side::Defender),
            cards: vec![HouseCard::TheHound],
        };
        assert_eq!(
            worded(card),
            "Cards against Stark, defending: The Hound; this round."
        );
        let look = Matter::LookRaven(DeckEnd::Bottom);
        assert_eq!(
            worded(look.clone()),
            "Messenger Raven: look at the wildling card, put it at the bottom; this round."
        );
        speaking(Language::German, || {
            assert_eq!(
                worded(look),
                "Botenrabe: Wildlingskarte ansehen, nach unten legen; in dieser Runde."
            );
            assert_eq!(
                worded(support),
                "Unterstützung in Seegart: eigene Kämpfe, für Stark, gegen Tyrell und Martell; in dieser Runde."
            );
        });
    }
}
