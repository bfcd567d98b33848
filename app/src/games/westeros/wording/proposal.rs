//! Plans that houses propose to each other.

use super::{area_name, house_name, token_short};
use westeros::{
    Area, House,
    plan::{Deed, MOST, Promise, Unfit},
};

/// A promise, with its areas in brackets: where it is read they become links.
pub fn promise(it: &Promise) -> String {
    let house = house_name(it.house);
    match it.deed {
        Deed::Order { area, token } => say!(
            "{house}: {token} in [{area}]" | "{house}: {token} in [{area}]",
            token = token_short(token),
            area = area_name(area),
        ),
        Deed::March { from, to } => say!(
            "{house} marches from [{from}] to [{to}]" | "{house} marschiert: [{from}] nach [{to}]",
            from = area_name(from),
            to = area_name(to),
        ),
        Deed::Support { area, beside } => say!(
            "{house} supports {beside} in a fight for [{area}]"
                | "{house} unterstützt {beside} beim Kampf um [{area}]",
            beside = house_name(beside),
            area = area_name(area),
        ),
        Deed::Peace { with } => say!(
            "{house} does not attack {with}" | "{house} greift {with} nicht an",
            with = house_name(with),
        ),
    }
}

/// The same without brackets.
pub fn promise_plain(it: &Promise) -> String {
    promise(it).replace(['[', ']'], "")
}

/// "Stark's plan for round 3".
pub fn title(author: Option<House>, round: u8) -> String {
    match author {
        Some(house) => say!(
            "Plan of {house} for round {round}" | "Plan von {house} für Runde {round}",
            house = house_name(house),
        ),
        None => say!("Plan for round {round}" | "Plan für Runde {round}"),
    }
}

pub fn note() -> &'static str {
    word!(
        "Say what each house shall do this round. Nobody is made to keep it; once it was accepted, all who read it here see afterwards what was kept."
            | "Sag, was jedes Haus in dieser Runde tun soll. Niemand wird dazu gezwungen; ist der Plan angenommen, sehen danach alle, die ihn hier lesen, was gehalten wurde."
    )
}

pub fn empty() -> &'static str {
    word!("Nothing is in the plan yet." | "Noch steht nichts im Plan.")
}

pub fn in_the_making() -> &'static str {
    word!("Your plan, not sent yet" | "Dein Plan, noch nicht gesendet")
}

/// What the marks on the map are.
pub fn legend() -> &'static str {
    word!(
        "Broken rim in the house's pattern: an order that is proposed. Arrows: marches and support."
            | "Gebrochener Rand im Muster des Hauses: ein vorgeschlagener Befehl. Pfeile: Märsche und Unterstützung."
    )
}

pub fn point() -> &'static str {
    word!(
        "Choose areas on the map now; for a march first where it starts."
            | "Wähle jetzt Gebiete auf der Karte; bei einem Marsch zuerst den Beginn."
    )
}

/// An area was chosen on the map.
pub fn chosen(area: Area, march: bool) -> String {
    let area = area_name(area);
    if march {
        say!("{area}: now choose where to." | "{area}: Wähle jetzt, wohin.")
    } else {
        say!("{area}: now choose the order." | "{area}: Wähle jetzt den Befehl.")
    }
}

/// An area on the map that will not do.
pub fn not_here(area: Area, second: bool) -> String {
    let area = area_name(area);
    if second {
        say!("No march leads to {area} from there." | "Von dort führt kein Marsch: {area}.")
    } else {
        say!("{area} is not among the choices." | "{area} steht nicht zur Wahl.")
    }
}

pub fn added(it: &Promise) -> String {
    let words = promise_plain(it);
    say!("Added: {words}." | "Dazu: {words}.")
}

pub fn added_orders(n: usize) -> String {
    match n {
        0 => say!("No order was added." | "Kein Befehl kam dazu."),
        1 => say!("1 order was added." | "1 Befehl kam dazu."),
        n => say!("{n} orders were added." | "{n} Befehle kamen dazu."),
    }
}

/// A plan of other rules than these.
pub fn unreadable() -> &'static str {
    word!("This plan cannot be read any more." | "Dieser Plan lässt sich nicht mehr lesen.")
}

/// Why a plan cannot be proposed.
pub fn unfit(why: Unfit) -> String {
    match why {
        Unfit::OtherRound => say!(
            "The round of this plan is over: begin a new one."
                | "Die Runde dieses Plans ist vorbei: Beginne einen neuen."
        ),
        Unfit::Empty => empty().to_owned(),
        Unfit::TooMany => say!(
            "A plan holds {MOST} promises at most."
                | "Ein Plan fasst höchstens {MOST} Versprechen."
        ),
        Unfit::Twice => say!("That is in the plan already." | "Das steht schon im Plan."),
        Unfit::NotAmong(house) => say!(
            "{house} does not read this conversation."
                | "{house} liest in diesem Gespräch nicht mit.",
            house = house_name(house),
        ),
        Unfit::NotThere(house, area) => say!(
            "No units of {house} stand there: {area}."
                | "Dort steht keine Einheit von {house}: {area}.",
            house = house_name(house),
            area = area_name(area),
        ),
        Unfit::OrdersLie => say!(
            "The orders of this round lie open already."
                | "Die Befehle dieser Runde liegen schon offen."
        ),
        Unfit::Tokens(house) => say!(
            "{house} has not got such order tokens this round."
                | "Solche Befehlsmarker hat {house} in dieser Runde nicht.",
            house = house_name(house),
        ),
        Unfit::OutOfReach { from, to } => say!(
            "No march leads so far: from {from} to {to}."
                | "So weit führt kein Marsch: {from} nach {to}.",
            from = area_name(from),
            to = area_name(to),
        ),
        Unfit::NotBeside(house, area) => say!(
            "No units of {house} stand where they could support a fight: {area}."
                | "Keine Einheit von {house} könnte dort einen Kampf unterstützen: {area}.",
            house = house_name(house),
            area = area_name(area),
        ),
        Unfit::ToItself(house) => say!(
            "{house} needs no promise to itself." | "Sich selbst muss {house} nichts versprechen.",
            house = house_name(house),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::OrderToken;

    #[test]
    fn a_promise_names_its_areas_as_links() {
        let it = Promise {
            house: House::Stark,
            deed: Deed::Order {
                area: Area::Winterfell,
                token: OrderToken::MarchPlusOne,
            },
        };
        assert_eq!(promise(&it), "Stark: March +1 ★ in [Winterfell]");
        assert_eq!(promise_plain(&it), "Stark: March +1 ★ in Winterfell");
        let peace = Promise {
            house: House::Stark,
            deed: Deed::Peace {
                with: House::Tyrell,
            },
        };
        speaking(Language::German, || {
            assert_eq!(promise(&peace), "Stark greift Tyrell nicht an");
        });
    }
}
