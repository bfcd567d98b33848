//! Plans that houses propose to each other.

use super::{
    area_name, from_area, house_name, in_area, into_area, name::linked, the_area, token_short,
};
use westeros::{
    Area, House,
    plan::{MOST, Promise, PromisedAction, Unfit},
};

/// A promise, with its areas in brackets: where it is read they become links.
pub fn promise(it: &Promise) -> String {
    let house = house_name(it.house);
    match it.action {
        PromisedAction::Order { area, token } => say!(
            "{house}: {token} {place}" | "{house}: {token} {place}",
            token = token_short(token),
            place = linked(&in_area(area), area),
        ),
        PromisedAction::March { from, to } => say!(
            "{house} marches {from} {to}" | "{house} marschiert {from} {to}",
            from = linked(&from_area(from), from),
            to = linked(&into_area(to), to),
        ),
        PromisedAction::Support { area, beside } => say!(
            "{house} supports {beside} in a battle for {area}"
                | "{house} unterstützt {beside} beim Kampf um {area}",
            beside = house_name(beside),
            area = linked(&the_area(area), area),
        ),
        PromisedAction::Peace { with } => say!(
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
        "Say what each house should do this round. Nobody is bound by it; once it's accepted, \
         everyone who can read it here sees afterward which promises were kept."
            | "Sag, was jedes Haus in dieser Runde tun soll. Niemand ist daran gebunden; wird \
               der Plan angenommen, sehen danach alle, die ihn hier lesen, welche Versprechen \
               gehalten wurden."
    )
}

pub fn empty() -> &'static str {
    word!("The plan is empty so far." | "Der Plan ist noch leer.")
}

pub fn in_the_making() -> &'static str {
    word!("Your plan, not sent yet" | "Dein Plan, noch nicht gesendet")
}

/// Tells what the marks on the map are.
pub fn legend() -> &'static str {
    word!(
        "Dashed border in the house's pattern: a proposed order. Arrows: marches and support."
            | "Gestrichelter Rand im Muster des Hauses: ein vorgeschlagener Befehl. Pfeile: \
               Märsche und Unterstützung."
    )
}

pub fn point() -> &'static str {
    word!(
        "Now choose areas on the map; for a march, first choose where it starts."
            | "Wähle jetzt Gebiete auf dem Spielplan; bei einem Marsch zuerst, wo er beginnt."
    )
}

/// An area was chosen on the map.
pub fn chosen(area: Area, march: bool) -> String {
    let area = area_name(area);
    if march {
        say!("{area}: now choose a destination." | "{area}: Wähle jetzt ein Ziel.")
    } else {
        say!("{area}: now choose the order." | "{area}: Wähle jetzt den Befehl.")
    }
}

/// An area on the map that will not do.
pub fn not_here(area: Area, second: bool) -> String {
    let area = the_area(area);
    if second {
        say!("You can't march to {area} from there." | "Von dort erreichst du {area} nicht.")
    } else {
        say!("You can't choose {area} here." | "Du kannst {area} hier nicht wählen.")
    }
}

pub fn added(it: &Promise) -> String {
    let words = promise_plain(it);
    say!("Added: {words}." | "Hinzugefügt: {words}.")
}

pub fn added_orders(n: usize) -> String {
    match n {
        0 => say!("No order was added." | "Kein Befehl wurde hinzugefügt."),
        1 => say!("1 order was added." | "1 Befehl wurde hinzugefügt."),
        n => say!("{n} orders were added." | "{n} Befehle wurden hinzugefügt."),
    }
}

/// A plan of other rules than these.
pub fn unreadable() -> &'static str {
    word!("This plan can no longer be read." | "Dieser Plan lässt sich nicht mehr lesen.")
}

/// Tells why a plan cannot be proposed.
pub fn unfit(why: Unfit) -> String {
    match why {
        Unfit::OtherRound => say!(
            "The round for this plan is over: start a new plan."
                | "Die Runde dieses Plans ist vorbei: Beginne einen neuen Plan."
        ),
        Unfit::Empty => empty().to_owned(),
        Unfit::TooMany => say!(
            "A plan can hold at most {MOST} promises."
                | "Ein Plan fasst höchstens {MOST} Versprechen."
        ),
        Unfit::Twice => say!("That's already in the plan." | "Das steht schon im Plan."),
        Unfit::NotAmong(house) => say!(
            "{house} can't read this conversation." | "{house} kann dieses Gespräch nicht lesen.",
            house = house_name(house),
        ),
        Unfit::NotThere(house, area) => {
            let (house, area, place) = (house_name(house), area_name(area), in_area(area));
            say!("{house} has no units there: {area}." | "{house} hat {place} keine Einheiten.")
        }
        Unfit::OrdersLie => say!(
            "This round's orders are already revealed."
                | "Die Befehle dieser Runde sind schon aufgedeckt."
        ),
        Unfit::Tokens(house) => say!(
            "{house} doesn't have that order token this round."
                | "Diesen Befehlsmarker hat {house} in dieser Runde nicht.",
            house = house_name(house),
        ),
        Unfit::OutOfReach { from: at, to } => {
            let (area, from, to) = (area_name(at), from_area(at), into_area(to));
            say!(
                "That's too far to march: {area} {to}."
                    | "Das ist zu weit für einen Marsch: {from} {to}."
            )
        }
        Unfit::NotBeside(house, area) => {
            let (house, area, place) = (house_name(house), area_name(area), in_area(area));
            say!(
                "{house} has no units that could support a battle there: {area}."
                    | "{house} hat keine Einheiten, die {place} einen Kampf unterstützen könnten."
            )
        }
        Unfit::ToItself(house) => say!(
            "{house} doesn't need to promise itself anything."
                | "Sich selbst muss {house} nichts versprechen.",
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
            action: PromisedAction::Order {
                area: Area::Winterfell,
                token: OrderToken::MarchPlusOne,
            },
        };
        assert_eq!(promise(&it), "Stark: March +1 ★ in [Winterfell]");
        assert_eq!(promise_plain(&it), "Stark: March +1 ★ in Winterfell");
        let peace = Promise {
            house: House::Stark,
            action: PromisedAction::Peace {
                with: House::Tyrell,
            },
        };
        speaking(Language::German, || {
            assert_eq!(promise(&peace), "Stark greift Tyrell nicht an");
            let march = |from, to| Promise {
                house: House::Stark,
                action: PromisedAction::March { from, to },
            };
            assert_eq!(
                promise(&march(Area::TheReach, Area::WestSummerSea)),
                "Stark marschiert aus der [Weite] ins [Westliche Sommermeer]"
            );
            let area = Area::Kingswood;
            let support = Promise {
                house: House::Stark,
                action: PromisedAction::Support {
                    area,
                    beside: House::Tyrell,
                },
            };
            assert_eq!(
                promise(&support),
                "Stark unterstützt Tyrell beim Kampf um den [Königswald]"
            );
        });
    }
}
