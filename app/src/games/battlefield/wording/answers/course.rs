//! Ways and turns in words.

use super::super::numbers::{degrees, inches};
use crate::language::Words;
use battlefield::{
    field::{Course, Direction, Thing},
    geometry::{Facing, Mil},
    position::Position,
    question::Prompt,
};

/// A move: "Maneuver 4.5 inches, turn 30°".
pub fn moved(position: &Position, who: Option<Thing>, course: &Course, kind: Words) -> String {
    let kind = kind.here();
    let way = parts(position, who, course);
    if way.is_empty() {
        return say!("{kind}: stay in place" | "{kind}: stehen bleiben");
    }
    format!("{kind}: {way}")
}

/// The same for a retreat, a shift or whatever else has one way.
pub fn way(position: &Position, prompt: &Prompt, course: &Course) -> String {
    let who = match prompt {
        Prompt::Retreat { unit, .. } => Some(unit.thing()),
        _ => None,
    };
    let kind = match prompt {
        Prompt::Retreat { .. } => words!("Retreat" | "Rückzug"),
        _ => words!("Move" | "Bewegung"),
    };
    moved(position, who, course, kind)
}

/// After an attack: how far the attacker goes, and how many others turn.
pub fn surge(position: &Position, course: Option<Course>, pivots: usize) -> String {
    let way = course
        .map(|it| parts(position, None, &it))
        .unwrap_or_default();
    let mut said = Vec::new();
    if !way.is_empty() {
        said.push(say!("Surge Forth: {way}" | "Vorstürmen: {way}"));
    }
    if pivots > 0 {
        said.push(say!(
            "units turned: {pivots}" | "gedrehte Einheiten: {pivots}"
        ));
    }
    if said.is_empty() {
        return word!("Stay in place" | "Stehen bleiben").to_owned();
    }
    said.join(", ")
}

/// "turn 30°, 4.5 inches forward, turn 12°".
fn parts(position: &Position, who: Option<Thing>, course: &Course) -> String {
    let at = who.and_then(Thing::unit).and_then(|id| {
        let unit = position.units.get(usize::from(id.0))?;
        unit.pose()
    });
    let mut facing = at.map(|it| it.facing);
    let mut said = Vec::new();
    let mut turn = |to: Option<Facing>, said: &mut Vec<String>| {
        if let Some(to) = to.filter(|to| Some(*to) != facing) {
            said.push(turned(facing, to));
            facing = Some(to);
        }
    };
    turn(course.first, &mut said);
    if course.length > 0 {
        said.push(straight(course.direction, course.length));
    }
    turn(course.last, &mut said);
    said.join(", ")
}

fn turned(from: Option<Facing>, to: Facing) -> String {
    if let Some(from) = from {
        let angle = degrees(Facing(from.apart(to)));
        say!("turn {angle}" | "Drehung {angle}")
    } else {
        let to = heading(to);
        say!("turn to the {to}" | "Drehung nach {to}")
    }
}

fn straight(direction: Direction, length: Mil) -> String {
    let length = inches(length);
    match direction {
        Direction::Forward => say!("{length} forward" | "{length} vorwärts"),
        Direction::Right => say!("{length} to the right" | "{length} nach rechts"),
        Direction::Back => say!("{length} back" | "{length} rückwärts"),
        Direction::Left => say!("{length} to the left" | "{length} nach links"),
    }
}

/// The nearest of eight points of the compass.
pub fn heading(facing: Facing) -> &'static str {
    match facing.0.wrapping_add(4_096) / 8_192 {
        0 => word!("north" | "Norden"),
        1 => word!("northeast" | "Nordosten"),
        2 => word!("east" | "Osten"),
        3 => word!("southeast" | "Südosten"),
        4 => word!("south" | "Süden"),
        5 => word!("southwest" | "Südwesten"),
        6 => word!("west" | "Westen"),
        _ => word!("northwest" | "Nordwesten"),
    }
}
