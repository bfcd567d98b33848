//! The answers for what a unit does, as they are read.

use super::{
    course::{course, direction, turn},
    weapon::weapon,
};
use crate::{
    data::Reach,
    field::{Course, Direction, Thing},
    geometry::{Arc, Slot},
    notation::{line::Line, names, value::length},
    position::{Position, UnitId},
    question::{Action, Move, Who},
};

pub fn read(position: &Position, verb: &str, line: &mut Line<'_>) -> Result<Vec<Action>, String> {
    let name = line.word()?;
    let who = who(position, name)?;
    let mut actions = vec![Action::Select(who)];
    let it = match verb {
        "maneuver" => Move::Maneuver(course(line)?),
        "march" => {
            let first = turn(line)?;
            let way = if direction(line.peek()).is_some() {
                course(line)?
            } else {
                let length = length(line.word()?)?;
                let last = turn(line)?;
                Course {
                    last,
                    ..Course::straight(Direction::Forward, length)
                }
            };
            Move::March(Course { first, ..way })
        }
        "shift" => Move::Shift(course(line)?),
        "retreat" => Move::Retreat,
        "charge" => {
            let target = target(position, line)?;
            let (pivot, arc) = (turn(line)?, arc_of(line)?);
            actions.push(Action::Do(Move::Charge { target, pivot, arc }));
            if !line.is_done() {
                actions.push(Action::Align(slot(line.word()?)?));
            }
            return Ok(actions);
        }
        "shoot" => {
            let target = target(position, line)?;
            let weapon = weapon(position, who, line, Reach::Short)?;
            let shift = line.take("shift").then(|| course(line));
            let shift = shift.transpose()?;
            Move::Shoot {
                target,
                weapon,
                shift,
                arc: arc_of(line)?,
            }
        }
        "fight" => {
            let target = target(position, line)?;
            let weapon = weapon(position, who, line, Reach::Melee)?;
            let realign = line.take("face").then(|| slot(line.word()?));
            Move::Fight {
                target,
                weapon,
                realign: realign.transpose()?,
            }
        }
        "raze" => {
            line.take(">");
            Move::Raze(names::piece(position, line.word()?)?)
        }
        _ => Move::Forgo,
    };
    actions.push(Action::Do(it));
    Ok(actions)
}

fn target(position: &Position, line: &mut Line<'_>) -> Result<Thing, String> {
    line.take(">");
    names::thing(position, line.word()?)
}

pub fn arc(word: &str) -> Result<Arc, String> {
    Ok(match word {
        "front" => Arc::Front,
        "right" => Arc::Right,
        "rear" => Arc::Rear,
        "left" => Arc::Left,
        _ => return Err(format!("\"{word}\" is no arc")),
    })
}

fn arc_of(line: &mut Line<'_>) -> Result<Option<Arc>, String> {
    line.take("arc").then(|| arc(line.word()?)).transpose()
}

pub fn slot(word: &str) -> Result<Slot, String> {
    Ok(match word {
        "center" => Slot::Center,
        "left" => Slot::Left,
        "right" => Slot::Right,
        _ => {
            return Err(format!(
                "\"{word}\" is no place at a side: center, left or right"
            ));
        }
    })
}

pub fn who(position: &Position, word: &str) -> Result<Who, String> {
    if let Ok(ncu) = names::ncu(position, word) {
        return Ok(Who::Ncu(ncu));
    }
    match names::thing(position, word)? {
        Thing::Unit(number) => Ok(Who::Unit(UnitId(number))),
        Thing::Wall(number) => Ok(Who::Wall(number)),
        Thing::Piece(_) => Err(format!("{word} cannot act")),
    }
}
