//! The words for what the enemy's card has cost the reader in a battle, said to them.

use super::super::{card_name, in_area, token_name, track};
use crate::games::westeros::highlights::Battle;
use westeros::{Event, House, HouseCard};

/// Tells what was taken from this house by cards, a sentence each.
pub fn mine(battle: &Battle, me: House) -> Vec<String> {
    let all = [&battle.before, &battle.after].into_iter();
    let lost = all.flat_map(|events| {
        let pairs = events.windows(2);
        pairs.filter_map(move |pair| match *pair {
            [Event::CardUsed { card }, ref then] if card.house() != me => lost(card, then, me),
            [_, Event::TurnsChanged { passed_over, .. }] if passed_over == Some(me) => {
                Some(passed_over_by())
            }
            _ => None,
        })
    });
    lost.collect()
}

/// Tells what a card has taken with the event that follows its use.
fn lost(by: HouseCard, then: &Event, me: House) -> Option<String> {
    let name = card_name(by);
    match *then {
        Event::CardDiscarded { house, card } if house == me => {
            let card = card_name(card);
            Some(say!(
                "{name} discarded {card} from your hand."
                    | "Durch „{name}“ hast du „{card}“ von der Hand abgelegt."
            ))
        }
        Event::OrderRemoved { house, area, token } if house == me => {
            let (token, place) = (token_name(token), in_area(area));
            Some(say!(
                "{name} removed your {token} order {place}."
                    | "Durch „{name}“ wurde dein Befehl {token} {place} entfernt."
            ))
        }
        Event::MovedOnTrack {
            house,
            track: on,
            position,
        } if house == me => {
            let (on, place) = (track(on).0, position + 1);
            Some(say!(
                "{name} moved you to place {place} on the {on} track."
                    | "Durch „{name}“ stehst du auf der Leiste {on} jetzt auf Platz {place}."
            ))
        }
        _ => None,
    }
}

/// Doran is the only card that changes the turns of the marches.
fn passed_over_by() -> String {
    let name = card_name(HouseCard::DoranMartell);
    say!(
        "{name} changed the turn order: you have moved up into a place whose turn is over, and march \
         only in the next round of marches."
            | "„{name}“ hat die Zugreihenfolge geändert: Du bist auf einen Platz aufgerückt, der schon \
               an der Reihe war, und ziehst erst im nächsten Umlauf."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::{Area, Army, Ranking, Track};

    const CARD: HouseCard = HouseCard::EddardStark;

    fn battle(by: HouseCard, then: Event) -> Battle {
        let houses = [by.house(), House::Stark];
        let area = Area::Winterfell;
        let mut battle = Battle::begun((houses, area, Area::MoatCailin), Army::default(), None);
        battle.after = vec![Event::CardUsed { card: by }, then];
        battle
    }

    #[test]
    fn who_lost_something_by_a_card_reads_it() {
        let house = House::Stark;
        let patchface = battle(
            HouseCard::Patchface,
            Event::CardDiscarded { house, card: CARD },
        );
        assert_eq!(
            mine(&patchface, house),
            ["Patchface discarded Eddard Stark from your hand."]
        );
        assert!(
            mine(&patchface, House::Baratheon).is_empty(),
            "it is theirs"
        );
        let doran = battle(
            HouseCard::DoranMartell,
            Event::MovedOnTrack {
                house,
                track: Track::IronThrone,
                position: 5,
            },
        );
        assert_eq!(
            mine(&doran, house),
            ["Doran Martell moved you to place 6 on the Iron Throne track."]
        );
        speaking(Language::German, || {
            let own = mine(&doran, house);
            assert!(own[0].ends_with("auf der Leiste Eiserner Thron jetzt auf Platz 6."));
        });
    }

    #[test]
    fn who_is_passed_over_by_doran_reads_it_though_it_does_not_fight() {
        let moved = Event::MovedOnTrack {
            house: House::Stark,
            track: Track::IronThrone,
            position: 5,
        };
        let mut doran = battle(HouseCard::DoranMartell, moved);
        let houses = [House::Martell, House::Tyrell, House::Stark];
        doran.after.push(Event::TurnsChanged {
            order: Ranking::of(&houses, |_| true),
            passed_over: Some(House::Tyrell),
            again: Some(House::Stark),
        });
        let own = mine(&doran, House::Tyrell);
        assert!(own.len() == 1 && own[0].starts_with("Doran Martell changed the turn order: you"));
        assert_eq!(mine(&doran, House::Stark).len(), 1, "only that it fell");
        assert!(mine(&doran, House::Greyjoy).is_empty());
    }

    #[test]
    fn what_comes_without_a_card_or_by_ones_own_is_no_loss() {
        let house = House::Stark;
        let own = battle(
            HouseCard::RobbStark,
            Event::CardDiscarded { house, card: CARD },
        );
        assert!(mine(&own, house).is_empty());
        let mut plain = battle(
            HouseCard::Patchface,
            Event::CardDiscarded { house, card: CARD },
        );
        plain.after.remove(0);
        assert!(mine(&plain, house).is_empty());
    }
}
