//! Standing orders: what is answered beforehand, in the words of the rulebook.

use super::{area_name, card_name, house_name, in_area, list, track};
use westeros::{
    HouseSet, Side, Track,
    standing::{Aid, BladeUse, Lasts, Matter, PortUse, StandingOrder},
};

pub fn title() -> &'static str {
    word!("Standing orders" | "Vorausbefehle")
}

/// The line that offers them.
pub fn offer() -> &'static str {
    word!(
        "Going away? Your house can answer without you."
            | "Gehst du fort? Dein Haus kann ohne dich antworten."
    )
}

pub fn meaning() -> &'static str {
    word!(
        "What you lay down here answers for you as soon as its question comes. Nobody sees it; the log shows only the answer. Everything else is asked as ever."
            | "Was du hier festlegst, antwortet für dich, sobald die Frage kommt. Niemand sieht es; die Chronik zeigt nur die Antwort. Alles andere wirst du wie immer gefragt."
    )
}

pub fn ask_me() -> &'static str {
    word!("Ask me" | "Mich fragen")
}

/// How long an order stands, as the page offers it.
pub fn lasts(lasts: Lasts) -> &'static str {
    match lasts {
        Lasts::Once => word!("once" | "einmal"),
        Lasts::Round(_) => word!("this round" | "in dieser Runde"),
        Lasts::Changed => word!("until I change it" | "bis ich es ändere"),
    }
}

/// What the choice beside every answer means.
pub fn lasting() -> &'static str {
    word!(
        "What you choose stands for this round and ends with it. Before a holiday choose “until I change it” beside it."
            | "Was du wählst, gilt in dieser Runde und endet mit ihr. Vor einem Urlaub wähle daneben „bis ich es ändere“."
    )
}

/// On the button at the table, with how many there are.
pub fn button(count: usize) -> String {
    let title = title();
    if count == 0 {
        title.to_owned()
    } else {
        say!("{title} ({count})" | "{title} ({count})")
    }
}

pub fn drafted() -> &'static str {
    word!("Changes not laid down yet" | "Änderungen noch nicht festgelegt")
}

/// An order among those that are laid with it: "Every other" needs some that differ.
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
            word!("All support welcome" | "Jede Unterstützung willkommen").to_owned()
        }
        Matter::Refuse(houses) => {
            let names = names(*houses);
            say!("Support refused from {names}" | "Unterstützung abgelehnt von {names}")
        }
        Matter::Card { cards, .. } => [&card_rule(matter), ": ", &card_list(cards)].concat(),
        Matter::Blade(it) => [blade(), ": ", blade_use(*it)].concat(),
        Matter::CheapestFall => casualties().to_owned() + ": " + cheapest(),
        Matter::Retreat(areas) if areas.is_empty() => retreat().to_owned() + ": " + simple_way(),
        Matter::Retreat(areas) => {
            let areas: Vec<_> = areas.iter().map(|&it| area_name(it)).collect();
            let areas = areas.join(", ");
            say!(
                "Retreat: to {areas}, else by the simple rule"
                    | "Rückzug: nach {areas}, sonst nach der einfachen Regel"
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
    }
}

fn names(houses: HouseSet) -> String {
    let names: Vec<_> = houses.iter().map(house_name).collect();
    list(&names)
}

pub fn support(area: Option<westeros::Area>) -> String {
    match area.map(in_area) {
        Some(place) => say!("Support {place}" | "Unterstützung {place}"),
        None => word!("Every other Support order" | "Jede andere Unterstützung").to_owned(),
    }
}

/// Where no area is answered on its own.
pub fn all_support() -> &'static str {
    word!("All Support orders" | "Alle Unterstützungen")
}

pub fn own_only() -> &'static str {
    word!("only my own battles" | "nur eigene Kämpfe")
}

pub fn nobody() -> &'static str {
    word!("nobody, not even me" | "niemand, auch ich nicht")
}

pub fn some_houses() -> &'static str {
    word!("my own battles, and for or against others" | "eigene Kämpfe, und für oder gegen andere")
}

pub fn beside() -> &'static str {
    word!("for" | "für")
}

pub fn against() -> &'static str {
    word!("against" | "gegen")
}

pub fn neither() -> &'static str {
    word!("neither" | "weder noch")
}

/// What follows where several houses meet.
pub fn support_note() -> &'static str {
    word!(
        "Where both sides have a claim, you are asked; where neither has, nobody is helped. All your Support orders beside a battle are answered together, so one without an answer has them all asked."
            | "Haben beide Seiten Anspruch, wirst du gefragt; hat ihn keine, wird niemandem geholfen. Alle deine Unterstützungen neben einem Kampf werden zusammen beantwortet: Fehlt bei einer die Antwort, wirst du nach allen gefragt."
    )
}

fn aid_words(aid: Aid) -> String {
    match aid {
        Aid::Nobody => nobody().to_owned(),
        Aid::Own => own_only().to_owned(),
        Aid::Houses { beside, against } => {
            let mut said = vec![word!("my own battles" | "eigene Kämpfe").to_owned()];
            if !beside.is_empty() {
                let names = names(beside);
                said.push(say!("for {names}" | "für {names}"));
            }
            if !against.is_empty() {
                let names = names(against);
                said.push(say!("against {names}" | "gegen {names}"));
            }
            said.join(", ")
        }
    }
}

pub fn support_title() -> &'static str {
    word!("Support orders" | "Unterstützungen")
}

pub fn refusal() -> &'static str {
    word!("Support of others" | "Unterstützung durch andere")
}

pub fn welcome() -> &'static str {
    word!("all of it welcome" | "jede willkommen")
}

pub fn refuse_some() -> &'static str {
    word!("refused from these houses" | "abgelehnt von diesen Häusern")
}

pub fn cards_title() -> &'static str {
    word!("House cards" | "Hauskarten")
}

pub fn cards_note() -> &'static str {
    word!(
        "The first card of the list that is in hand. Otherwise the simple rule: the weakest card that wins whatever the enemy plays; without one the strongest, unless even that loses to everything, then the weakest."
            | "Die erste Karte der Liste, die auf der Hand ist. Sonst die einfache Regel: die schwächste Karte, die sicher siegt; gibt es keine, die stärkste, es sei denn, auch sie verliert sicher: dann die schwächste."
    )
}

/// For which battles: "Cards against Stark, attacking".
pub fn card_rule(matter: &Matter) -> String {
    let Matter::Card { enemy, side, .. } = matter else {
        return String::new();
    };
    let cards = match enemy.map(house_name) {
        Some(name) => say!("Cards against {name}" | "Karten gegen {name}"),
        None => word!("Cards against anybody" | "Karten gegen alle").to_owned(),
    };
    match side {
        Some(it) => [&cards, ", ", side_name(Some(*it))].concat(),
        None => cards,
    }
}

pub fn side_name(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::Attacker) => word!("attacking" | "im Angriff"),
        Some(Side::Defender) => word!("defending" | "in der Verteidigung"),
        None => word!("attacking or defending" | "in Angriff und Verteidigung"),
    }
}

pub fn anybody() -> &'static str {
    word!("anybody" | "alle")
}

fn card_list(cards: &[westeros::HouseCard]) -> String {
    if cards.is_empty() {
        return word!("by the simple rule" | "nach der einfachen Regel").to_owned();
    }
    let names: Vec<_> = cards.iter().map(|&it| card_name(it)).collect();
    names.join(", ")
}

/// A rule without any list.
pub fn no_list() -> &'static str {
    word!("by the simple rule alone" | "nur nach der einfachen Regel")
}

/// What a card of the list says to a screen reader and beside its name.
pub fn card_place(card: westeros::HouseCard, place: Option<usize>) -> String {
    let name = card_name(card);
    match place {
        Some(place) => say!("{n}. {name}" | "{n}. {name}", n = place + 1),
        None => name.to_owned(),
    }
}

pub fn battle_title() -> &'static str {
    word!("In battle" | "Im Kampf")
}

pub fn blade() -> &'static str {
    word!("Valyrian Steel Blade" | "Valyrisches Schwert")
}

pub fn blade_use(it: BladeUse) -> &'static str {
    match it {
        BladeUse::WhereItTurns => {
            word!("only if it turns the battle" | "nur wenn es den Kampf wendet")
        }
        BladeUse::Never => word!("never" | "nie"),
        BladeUse::Always => word!("in the next battle" | "im nächsten Kampf"),
    }
}

pub fn casualties() -> &'static str {
    word!("Casualties" | "Verluste")
}

pub fn cheapest() -> &'static str {
    word!("the cheapest units first" | "die billigsten Einheiten zuerst")
}

pub fn retreat() -> &'static str {
    word!("Retreat" | "Rückzug")
}

pub fn simple_way() -> &'static str {
    word!(
        "home, else to own units, else to a castle or stronghold"
            | "heim, sonst zu eigenen Einheiten, sonst in eine Burg oder Festung"
    )
}

pub fn first_to() -> &'static str {
    word!("But rather to" | "Lieber aber nach")
}

/// Areas that own units reach as things stand, before all others.
pub fn near() -> &'static str {
    word!("Within reach of your units now" | "Jetzt in Reichweite deiner Einheiten")
}

pub fn far() -> &'static str {
    word!("Other areas" | "Andere Gebiete")
}

pub fn council_title() -> &'static str {
    word!("Bids, Raven and ports" | "Gebote, Rabe und Häfen")
}

pub fn bid(on: Option<Track>) -> String {
    match on.map(|it| track(it).0) {
        Some(name) => say!("Bid on the {name} track" | "Gebot auf der Leiste {name}"),
        None => word!("Bid against wildlings" | "Gebot gegen Wildlinge").to_owned(),
    }
}

pub fn bid_note() -> &'static str {
    word!(
        "As much as you have, if you have less by then." | "Hast du dann weniger, so viel du hast."
    )
}

pub fn raven() -> &'static str {
    word!("Messenger Raven" | "Botenrabe")
}

pub fn keep_raven() -> &'static str {
    word!("keep all orders" | "alle Befehle behalten")
}

pub fn port() -> &'static str {
    word!("Ships in a port you take" | "Schiffe in einem Hafen, den du nimmst")
}

pub fn port_use(it: PortUse) -> &'static str {
    match it {
        PortUse::Most => word!("replace as many as possible" | "so viele wie möglich ersetzen"),
        PortUse::None => word!("none" | "keine"),
    }
}

/// Before something is laid that answers what is open now.
pub fn answers_now(orders: &[String]) -> String {
    let orders = orders.join(" ");
    say!(
        "You are being asked something right now, and this answers it at once: {orders}"
            | "Du wirst gerade etwas gefragt, und das beantwortet es sofort: {orders}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::{Area, House, HouseCard};

    fn laid(matter: Matter) -> String {
        let lasts = Lasts::Round(3);
        order(&StandingOrder { matter, lasts })
    }

    #[test]
    fn other_areas_are_spoken_of_where_some_differ() {
        let laid = |area| StandingOrder {
            matter: Matter::Support {
                area,
                aid: Aid::Nobody,
            },
            lasts: Lasts::Changed,
        };
        let (rest, seagard) = (laid(None), laid(Some(Area::Seagard)));
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
            laid(support.clone()),
            "Support in Seagard: my own battles, for Stark, against Tyrell and Martell; this round."
        );
        let card = Matter::Card {
            enemy: Some(House::Stark),
            side: Some(Side::Defender),
            cards: vec![HouseCard::TheHound],
        };
        assert_eq!(
            laid(card),
            "Cards against Stark, defending: The Hound; this round."
        );
        speaking(Language::German, || {
            assert_eq!(
                laid(support),
                "Unterstützung in Seegart: eigene Kämpfe, für Stark, gegen Tyrell und Martell; in dieser Runde."
            );
        });
    }
}
