//! Moves and charges.

use super::super::{
    edition::dative,
    numbers::{degrees, inches},
    sentence::{of, verb},
    units::thing,
    words::to_arc,
};
use crate::language::Words;
use battlefield::{
    effect::ActionKind,
    event::Event,
    field::Thing,
    geometry::{Arc, Facing, Pose},
    position::{Position, UnitId},
};

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Moved {
            unit,
            kind,
            from,
            to,
        } => moved(position, *unit, *kind, (*from, *to)),
        Event::Shifted { unit, from, to } => {
            let shift = (
                words!("shifts" | "verschiebt sich um"),
                words!("shift" | "verschieben sich um"),
            );
            far(position, *unit, shift, (*from, *to))
        }
        Event::Pivoted { unit, from, to } => pivoted(position, *unit, (*from, *to)),
        Event::RetreatRolled { unit, face, most } => {
            let (name, most) = (thing(position, unit.thing()), inches(*most));
            let can = verb(
                position,
                unit.thing(),
                words!("may" | "kann"),
                words!("may" | "können"),
            );
            say!(
                "Rolled {face}: {name} {can} retreat up to {most}."
                    | "Wurf {face}: {name} {can} sich bis zu {most} zurückziehen."
            )
        }
        Event::Pushed { unit, .. } => {
            let pushed = (
                words!("makes room for the charger" | "macht Platz"),
                words!("make room for the charger" | "machen Platz"),
            );
            plain(position, unit.thing(), pushed)
        }
        Event::ChargeDeclared { unit, target, side } => {
            let charges = (
                words!("charges" | "stürmt gegen"),
                words!("charge" | "stürmen gegen"),
            );
            at_side(position, *unit, charges, (*target, *side))
        }
        Event::ChargeSucceeded {
            unit, target, side, ..
        } => {
            let reaches = (
                words!("reaches" | "erreicht"),
                words!("reach" | "erreichen"),
            );
            at_side(position, *unit, reaches, (*target, *side))
        }
        Event::ChargeFailed {
            unit, blocked_by, ..
        } => failed(position, *unit, *blocked_by),
        _ => return None,
    })
}

fn plain(position: &Position, who: Thing, (one, many): (Words, Words)) -> String {
    let (name, does) = (thing(position, who), verb(position, who, one, many));
    format!("{name} {does}.")
}

/// "Sworn Swords charge the right flank of Guardsmen."
fn at_side(
    position: &Position,
    unit: UnitId,
    (one, many): (Words, Words),
    (target, side): (Thing, Arc),
) -> String {
    let name = thing(position, unit.thing());
    let does = verb(position, unit.thing(), one, many);
    let (target, side) = (dative(&thing(position, target)), to_arc(side));
    say!("{name} {does} {side} of {target}." | "{name} {does} {side} von {target}.")
}

/// "Bowmen shift 2 inches."
fn far(position: &Position, unit: UnitId, does: (Words, Words), way: (Pose, Pose)) -> String {
    if way.0.at.distance(way.1.at) < 5 {
        return pivoted(position, unit, way);
    }
    over(position, unit, does, way, "")
}

/// The same, however short it is, and what comes behind the length.
fn over(
    position: &Position,
    unit: UnitId,
    (one, many): (Words, Words),
    (from, to): (Pose, Pose),
    behind: &str,
) -> String {
    let (name, length) = (
        thing(position, unit.thing()),
        inches(from.at.distance(to.at)),
    );
    let does = verb(position, unit.thing(), one, many);
    format!("{name} {does} {length}{behind}.")
}

fn moved(position: &Position, unit: UnitId, kind: ActionKind, way: (Pose, Pose)) -> String {
    let does = match kind {
        ActionKind::March => (
            words!("marches" | "marschiert"),
            words!("march" | "marschieren"),
        ),
        ActionKind::Retreat => {
            let retreats = (
                words!("retreats" | "zieht sich"),
                words!("retreat" | "ziehen sich"),
            );
            return over(position, unit, retreats, way, word!("" | " zurück"));
        }
        // It turns, goes on and lines up with its target: more than the way that was to go.
        ActionKind::Charge => {
            let ends = (
                words!("ends its charge" | "beendet den Sturmangriff"),
                words!("end their charge" | "beenden den Sturmangriff"),
            );
            let from = word!(" from where it started" | " vom Ausgangspunkt entfernt");
            return over(position, unit, ends, way, from);
        }
        ActionKind::Maneuver | ActionKind::ManeuverOrRetreat => (
            words!("maneuvers" | "manövriert"),
            words!("maneuver" | "manövrieren"),
        ),
        ActionKind::Attack | ActionKind::MeleeAttack | ActionKind::RangedAttack => (
            words!("moves" | "bewegt sich"),
            words!("move" | "bewegen sich"),
        ),
    };
    far(position, unit, does, way)
}

fn pivoted(position: &Position, unit: UnitId, (from, to): (Pose, Pose)) -> String {
    let apart = from.facing.apart(to.facing);
    if apart == 0 {
        let stays = (
            words!("stays in place" | "bleibt stehen"),
            words!("stay in place" | "bleiben stehen"),
        );
        return plain(position, unit.thing(), stays);
    }
    let (name, angle) = (thing(position, unit.thing()), degrees(Facing(apart)));
    let turns = verb(
        position,
        unit.thing(),
        words!("turns by" | "dreht sich um"),
        words!("turn by" | "drehen sich um"),
    );
    format!("{name} {turns} {angle}.")
}

fn failed(position: &Position, unit: UnitId, blocked_by: Option<Thing>) -> String {
    let name = of(&thing(position, unit.thing()));
    match blocked_by.map(|it| thing(position, it)) {
        None => say!("{name} charge fails." | "Der Sturmangriff {name} misslingt."),
        Some(what) => say!(
            "{name} charge fails, blocked by {what}."
                | "Der Sturmangriff {name} misslingt: Im Weg ist {what}."
        ),
    }
}
