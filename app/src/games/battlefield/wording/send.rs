//! The button that sends an answer: a verb, and what it is done to.

use super::{
    abilities,
    answers::action as named,
    edition::dative,
    sentence::{quoted, wounds},
    texts::card_name,
    units::{thing, unit},
    words,
};
use battlefield::{
    field::{Course, Thing},
    geometry::{Arc, Slot},
    position::Position,
    question::{Action, Move, Prompt},
    state::View,
    task::Use,
};

/// Returns the name of the button that sends this answer: "Charge Guardsmen", "March", "Take 2 wounds".
pub fn send(view: &View, prompt: &Prompt, action: &Action) -> String {
    let position = &view.open;
    match action {
        Action::Army(_) => word!("Take this army" | "Diese Armee nehmen").to_owned(),
        Action::Place { piece, .. } => {
            let name = words::piece(piece);
            let small = name.to_lowercase();
            say!("Place the {small}" | "{name} auslegen")
        }
        Action::Marker(_) => word!("Place the marker" | "Zielmarker auslegen").to_owned(),
        Action::Deploy { unit: id, .. } => {
            let name = unit(position, *id);
            say!("Deploy {name}" | "{name} aufstellen")
        }
        Action::Arrive { unit: id, .. } => {
            let name = unit(position, *id);
            say!("Bring in {name}" | "{name} aus der Reserve holen")
        }
        Action::Select(_) => {
            let name = named(view, prompt, action);
            say!("Activate {name}" | "{name} aktivieren")
        }
        Action::Do(it) => does(position, it),
        Action::Course(Some(_)) => match prompt {
            Prompt::Retreat { .. } => word!("Retreat" | "Zurückziehen").to_owned(),
            _ => word!("Move" | "Bewegen").to_owned(),
        },
        Action::Align(slot) => word_of_slot(*slot).to_owned(),
        Action::Arc(side) => {
            let side = words::to_arc(*side);
            say!("Attack {side}" | "Angriff auf {side}")
        }
        Action::Use(it) => uses(view, prompt, *it),
        Action::Targets(all) => targets(position, prompt, all),
        Action::Kind(token) => {
            let name = words::token(*token);
            say!("Choose {name}" | "„{name}“ wählen")
        }
        Action::Zones(zone) => {
            let name = words::zone(*zone);
            say!("Use {name}" | "„{name}“ nutzen")
        }
        Action::Pay(0) => word!("Take no wounds" | "Keine Wunden hinnehmen").to_owned(),
        Action::Pay(number) => {
            let count = wounds(*number);
            say!("Take {count}" | "{count} nehmen")
        }
        Action::Influence(id) => {
            let name = unit(position, *id);
            say!("Influence {name}" | "{name} beeinflussen")
        }
        Action::Pivot(_) => word!("Turn" | "Drehen").to_owned(),
        Action::Surge { course, pivots } => surge(*course, pivots.len()).to_owned(),
        Action::Claim { zone, .. } => {
            let name = words::zone(*zone);
            say!("Claim {name}" | "{name} besetzen")
        }
        // One of them is named, several are counted; the others begin with a verb as they are.
        Action::StartUnits { .. }
        | Action::Redeploy(_)
        | Action::Cards(_)
        | Action::Missions { .. } => {
            counted(prompt, action).unwrap_or_else(|| named(view, prompt, action))
        }
        Action::Attack(_)
        | Action::Zone(_)
        | Action::Pass
        | Action::Course(None)
        | Action::Choose(_)
        | Action::Reroll(_) => named(view, prompt, action),
    }
}

/// Tells whether the button says all of an answer; of a way, for one, it does not say how far it leads.
pub const fn is_whole(action: &Action) -> bool {
    match action {
        Action::Army(_)
        | Action::Missions { .. }
        | Action::Pivot(_)
        | Action::Surge { .. }
        | Action::Course(Some(_))
        | Action::Do(Move::Maneuver(_) | Move::March(_) | Move::Shift(_)) => false,
        Action::StartUnits { units, .. } => units.len() < 2,
        Action::Redeploy(units) => units.len() < 2,
        Action::Cards(cards) => cards.len() < 2,
        Action::Targets(all) => all.len() < 2,
        _ => true,
    }
}

/// Returns the button that sends only the answer of a plan that is held.
pub fn send_one(name: &str) -> String {
    say!("Only {name}" | "Nur {name}")
}

/// Returns the heading of what an attack may come to: "Charge the front of Guardsmen".
pub fn aimed(view: &View, prompt: &Prompt, action: &Action, side: Option<Arc>) -> String {
    let (Action::Do(Move::Charge { target, .. }), Some(side)) = (action, side) else {
        return named(view, prompt, action);
    };
    let (side, name) = (words::to_arc(side), dative(&thing(&view.open, *target)));
    say!("Charge {side} of {name}" | "Sturmangriff auf {side} von {name}")
}

/// An action or a free one.
fn does(position: &Position, it: &Move) -> String {
    let name = |it: &Thing| thing(position, *it);
    match it {
        Move::Maneuver(_) => word!("Maneuver" | "Manövrieren").to_owned(),
        Move::March(_) => word!("March" | "Marschieren").to_owned(),
        Move::Shift(_) => word!("Shift" | "Verschieben").to_owned(),
        Move::Retreat => word!("Retreat" | "Zurückziehen").to_owned(),
        Move::Charge { target, .. } => {
            let target = name(target);
            say!("Charge {target}" | "Sturmangriff auf {target}")
        }
        Move::Shoot { target, .. } => {
            let target = name(target);
            say!("Shoot at {target}" | "Auf {target} schießen")
        }
        Move::Fight { target, .. } => {
            let target = name(target);
            say!("Attack {target}" | "{target} angreifen")
        }
        Move::Raze(number) => {
            let piece = name(&Thing::Piece(*number));
            say!("Destroy {piece}" | "{piece} zerstören")
        }
        Move::Forgo => word!("Do nothing" | "Nichts tun").to_owned(),
    }
}

/// A place at the target of a charge.
fn word_of_slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Center => word!("Charge to the center" | "Sturmangriff zur Mitte"),
        Slot::Left => word!("Charge left of center" | "Sturmangriff links der Mitte"),
        Slot::Right => word!("Charge right of center" | "Sturmangriff rechts der Mitte"),
    }
}

/// A card or an ability; where its order is asked, that it comes first.
fn uses(view: &View, prompt: &Prompt, it: Use) -> String {
    let name = match it {
        Use::Card(card) => quoted(&card_name(card)),
        Use::Ability(_, ability) => quoted(&abilities::name(ability)),
        Use::Delayed(_) => named(view, prompt, &Action::Use(it)),
    };
    match (prompt, it) {
        (Prompt::Order { .. }, _) => say!("{name} first" | "Zuerst {name}"),
        (_, Use::Card(_)) => say!("Play {name}" | "{name} spielen"),
        _ => say!("Use {name}" | "{name} nutzen"),
    }
}

fn targets(position: &Position, prompt: &Prompt, all: &[Thing]) -> String {
    match (prompt, all) {
        (_, []) => word!("Choose no target" | "Kein Ziel wählen").to_owned(),
        (Prompt::Freed { .. }, [one, ..]) => {
            let name = thing(position, *one);
            say!("Turn {name}" | "{name} drehen")
        }
        (_, [one]) => {
            let name = thing(position, *one);
            say!("Choose {name}" | "{name} wählen")
        }
        (_, several) => {
            let count = several.len();
            say!("Choose these {count}" | "Diese {count} wählen")
        }
    }
}

/// After an attack: the attacker goes on, or others turn.
fn surge(course: Option<Course>, pivots: usize) -> &'static str {
    if course.is_some_and(|it| it != Course::STAY) {
        word!("Surge forth" | "Vorstürmen")
    } else if pivots > 0 {
        word!("Turn" | "Drehen")
    } else {
        word!("Stay in place" | "Stehen bleiben")
    }
}

/// Several units, cards or missions, by their number; nothing of one or none.
fn counted(prompt: &Prompt, action: &Action) -> Option<String> {
    let (count, is_both) = match action {
        Action::StartUnits { units, .. } => (units.len(), false),
        Action::Redeploy(units) => (units.len(), false),
        Action::Cards(cards) => (cards.len(), false),
        Action::Missions { score, discard } => {
            (score.len(), discard.is_some() && !score.is_empty())
        }
        _ => return None,
    };
    if is_both {
        return Some(word!("Score and discard" | "Werten und abwerfen").to_owned());
    }
    if count < 2 {
        return None;
    }
    Some(match (action, prompt) {
        (Action::StartUnits { .. }, _) => {
            say!("Start with these {count} units" | "Mit diesen {count} Einheiten beginnen")
        }
        (Action::Redeploy(_), _) => {
            say!("Bring back these {count} units" | "Diese {count} Einheiten zurückholen")
        }
        (Action::Missions { .. }, _) => {
            say!("Score these {count} missions" | "Diese {count} Missionen werten")
        }
        (_, Prompt::Discard) => {
            say!("Discard these {count} cards" | "Diese {count} Karten abwerfen")
        }
        _ => say!("Take these {count} cards" | "Diese {count} Karten nehmen"),
    })
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
