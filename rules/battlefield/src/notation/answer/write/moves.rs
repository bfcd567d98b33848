//! The answers for what a unit does, as they are written.

use crate::{
    data::Reach,
    field::{Direction, Thing},
    geometry::{Arc, Slot},
    notation::{
        answer::{
            course::{written_course, written_turn},
            weapon::written_weapon,
        },
        event::arc,
        names::{written_ncu, written_thing, written_unit},
        value::written,
    },
    position::{Position, UnitId},
    question::{Move, Prompt, Who},
};
use std::fmt::Write;

/// Returns, in words, what the unit of the question does.
pub fn write(position: &Position, prompt: &Prompt, it: &Move) -> String {
    let thing = match prompt {
        Prompt::Action { who } | Prompt::Free { who, .. } => *who,
        _ => Thing::Unit(0),
    };
    let who = match thing {
        Thing::Unit(number) => Who::Unit(UnitId(number)),
        Thing::Wall(number) | Thing::Piece(number) => Who::Wall(number),
    };
    let name = written_who(position, who);
    let at = |target: Thing| format!("{name} > {}", written_thing(position, target));
    match it {
        Move::Maneuver(course) => format!("maneuver {name} {}", written_course(course)),
        Move::March(course) if course.direction == Direction::Forward => {
            let (first, last) = (written_turn(course.first), written_turn(course.last));
            format!("march {name}{first} {}{last}", written(course.length))
        }
        Move::March(course) => format!("march {name} {}", written_course(course)),
        Move::Shift(course) => format!("shift {name} {}", written_course(course)),
        Move::Retreat => format!("retreat {name}"),
        Move::Charge { target, pivot, arc } => {
            let pivot = written_turn(*pivot);
            format!("charge {}{pivot}{}", at(*target), in_arc(*arc))
        }
        Move::Shoot {
            target,
            weapon,
            shift,
            arc,
        } => {
            let weapon = written_weapon(position, who, *weapon, Reach::Short);
            let mut text = format!("shoot {}{weapon}", at(*target));
            if let Some(shift) = shift {
                let _ = write!(text, " shift {}", written_course(shift));
            }
            text + &in_arc(*arc)
        }
        Move::Fight {
            target,
            weapon,
            realign,
        } => {
            let weapon = written_weapon(position, who, *weapon, Reach::Melee);
            let face = realign.map_or_else(String::new, |it| format!(" face {}", slot(it)));
            format!("fight {}{weapon}{face}", at(*target))
        }
        Move::Raze(piece) => format!("raze {}", at(Thing::Piece(*piece))),
        Move::Forgo => format!("forgo {name}"),
    }
}

pub const fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Center => "center",
        Slot::Left => "left",
        Slot::Right => "right",
    }
}

/// With a blank before it.
fn in_arc(named: Option<Arc>) -> String {
    named.map_or_else(String::new, |it| format!(" arc {}", arc(it)))
}

pub fn written_who(position: &Position, who: Who) -> String {
    match who {
        Who::Unit(id) => written_unit(position, id),
        Who::Ncu(id) => written_ncu(position, id),
        Who::Wall(number) => written_thing(position, Thing::Wall(number)),
    }
}
