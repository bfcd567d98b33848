//! Answers, as they are read. What a player says in one breath may answer several questions.

mod army;
mod course;
mod weapon;
mod write;

pub use write::write;

use super::{
    line::{Line, list},
    names,
    setting::{at, word_of},
    value::{facing, length, point},
};
use crate::{
    data::Reach,
    effect::{Token, Zone},
    field::{Course, Direction, Thing},
    geometry::{Arc, Slot},
    position::{Position, UnitId},
    question::{Action, Move, Who},
    reference::AbilityRef,
    task::Use,
};
use course::{course, direction, turn};
use weapon::weapon;

/// What the words mean, in the order in which it is asked. Of a unit that is to act, the choice
/// of it comes first; whoever plays it leaves that out where it is not asked.
pub fn read(position: &Position, text: &str) -> Result<Vec<Action>, String> {
    let mut line = Line::new(text);
    let line = &mut line;
    let verb = line.word()?;
    let actions = match verb {
        "maneuver" | "march" | "shift" | "charge" | "shoot" | "fight" | "raze" | "forgo"
        | "retreat" => deed(position, verb, line)?,
        "claim" => {
            let ncu = names::ncu(position, line.word()?)?;
            let zone: Zone = word_of(line.word()?)?;
            let ability_first = line.take("before");
            line.take("after");
            vec![
                Action::Select(Who::Ncu(ncu)),
                Action::Claim {
                    zone,
                    ability_first,
                },
            ]
        }
        "select" => vec![Action::Select(who(position, line.word()?)?)],
        "arrive" => {
            let unit = names::unit(position, line.word()?)?;
            vec![Action::Arrive {
                unit,
                pose: at(line)?,
            }]
        }
        "pass" | "keep" | "none" => vec![Action::Pass],
        "play" => {
            let card = names::card(line.rest())?;
            return Ok(vec![Action::Use(Use::Card(card))]);
        }
        "use" => {
            let ability = names::ability(line.word()?)?;
            let bearer = names::bearer(position, line.word()?)?;
            vec![Action::Use(Use::Ability(bearer, ability))]
        }
        "spend" => {
            let _: Token = word_of(line.word()?)?;
            vec![dice(line)?]
        }
        "reroll" => vec![dice(line)?],
        "stay" => vec![Action::Course(None)],
        "turn" | "forward" | "back" | "left" | "right" => {
            *line = Line::new(text);
            vec![Action::Course(Some(course(line)?))]
        }
        "align" => vec![Action::Align(slot(line.word()?)?)],
        "targets" => {
            let all = list(line.rest()).filter(|word| *word != "none");
            let all = all.map(|word| names::thing(position, word));
            return Ok(vec![Action::Targets(all.collect::<Result<_, _>>()?)]);
        }
        "choose" => vec![Action::Choose(line.number::<u8>()?.saturating_sub(1))],
        "kind" => vec![Action::Kind(word_of(line.word()?)?)],
        "borrow" => vec![Action::Zones(word_of(line.word()?)?)],
        "take" | "discard" => {
            let all = list(line.rest())
                .filter(|name| *name != "none")
                .map(names::card);
            return Ok(vec![Action::Cards(all.collect::<Result<_, _>>()?)]);
        }
        "pay" => vec![Action::Pay(line.number()?)],
        "influence" => vec![Action::Influence(names::unit(position, line.word()?)?)],
        "pivot" => {
            let _ = names::unit(position, line.word()?)?;
            vec![Action::Pivot(facing(line.word()?)?)]
        }
        "surge" => vec![surge(position, line)?],
        "resolve" => vec![resolve(position, line)?],
        _ => return set_up(position, verb, line),
    };
    line.end()?;
    Ok(actions)
}

fn deed(position: &Position, verb: &str, line: &mut Line<'_>) -> Result<Vec<Action>, String> {
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

fn who(position: &Position, word: &str) -> Result<Who, String> {
    if let Ok(ncu) = names::ncu(position, word) {
        return Ok(Who::Ncu(ncu));
    }
    match names::thing(position, word)? {
        Thing::Unit(number) => Ok(Who::Unit(UnitId(number))),
        Thing::Wall(number) => Ok(Who::Wall(number)),
        Thing::Piece(_) => Err(format!("{word} cannot act")),
    }
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

/// Dice by their place, counted from 1.
fn dice(line: &mut Line<'_>) -> Result<Action, String> {
    let mut dice = Vec::new();
    while !line.is_done() {
        let place: u8 = line.number()?;
        dice.push(place.checked_sub(1).ok_or("dice are counted from 1")?);
    }
    Ok(Action::Reroll(dice))
}

/// `surge turn E forward 3 turn W, B2 N`: the attacker's Maneuver, then pivots of others.
fn surge(position: &Position, line: &mut Line<'_>) -> Result<Action, String> {
    if line.take("none") {
        return Ok(Action::Pass);
    }
    let moves = line.peek() == "turn" || direction(line.peek()).is_some();
    let course = moves.then(|| course(line)).transpose()?;
    let mut pivots = Vec::new();
    while !line.is_done() {
        let unit = names::unit(position, line.word()?)?;
        pivots.push((unit, facing(line.word()?)?));
    }
    Ok(Action::Surge { course, pivots })
}

/// `resolve ABILITY BEARER`: which of several mandatory effects is next.
fn resolve(position: &Position, line: &mut Line<'_>) -> Result<Action, String> {
    if line.take("delayed") {
        return Ok(Action::Use(Use::Delayed(
            line.number::<u8>()?.saturating_sub(1),
        )));
    }
    let ability: AbilityRef = names::ability(line.word()?)?;
    Ok(Action::Use(Use::Ability(
        names::bearer(position, line.word()?)?,
        ability,
    )))
}

/// Answers before the first round, and to the modes.
fn set_up(position: &Position, verb: &str, line: &mut Line<'_>) -> Result<Vec<Action>, String> {
    let action = match verb {
        "army" => {
            return Ok(vec![Action::Army(army::read(line.rest())?)]);
        }
        "attacker" => Action::Attack(true),
        "defender" => Action::Attack(false),
        "place" => {
            let piece = line.word()?.to_owned();
            Action::Place {
                piece,
                pose: at(line)?,
            }
        }
        "mark" => {
            line.take("@");
            Action::Marker(point(line)?)
        }
        "pile" => Action::Place {
            piece: crate::ground::pieces::PILE.to_owned(),
            pose: at(line)?,
        },
        "south" => Action::Zone(0),
        "north" => Action::Zone(1),
        "corner" => Action::Zone(line.number::<u8>()?.saturating_sub(1)),
        "start" => {
            let mut units = Vec::new();
            while !line.is_done() && line.peek() != "proxy" {
                units.push(names::unit(position, line.word()?)?);
            }
            let proxy = line
                .take("proxy")
                .then(|| names::unit(position, line.word()?));
            Action::StartUnits {
                units,
                proxy: proxy.transpose()?,
            }
        }
        "deploy" => {
            let unit = names::unit(position, line.word()?)?;
            Action::Deploy {
                unit,
                pose: at(line)?,
            }
        }
        "redeploy" => {
            let mut all = Vec::new();
            while !line.is_done() && line.peek() != "none" {
                let unit = names::unit(position, line.word()?)?;
                all.push((unit, at(line)?));
            }
            line.take("none");
            Action::Redeploy(all)
        }
        "score" => {
            let mut score = Vec::new();
            while !line.is_done() && line.peek() != "discard" {
                let word = line.word()?;
                if word != "none" {
                    score.push(word.to_owned());
                }
            }
            let discard = line.take("discard").then(|| line.word().map(str::to_owned));
            Action::Missions {
                score,
                discard: discard.transpose()?,
            }
        }
        _ => return Err(format!("\"{verb}\" is no answer")),
    };
    line.end()?;
    Ok(vec![action])
}
