//! Answers, as they are read. What a player says in one breath may answer several questions.

mod army;
mod course;
mod meant;
mod moves;
mod set_up;
mod weapon;
mod write;

pub use meant::meant;
pub use moves::{arc, slot};
pub use write::{write, written_slot};

use super::{
    line::{Line, list},
    names,
    setting::{at, word_of},
    value::facing,
};
use crate::{
    effect::{Token, Zone},
    position::Position,
    question::{Action, Who},
    reference::AbilityRef,
    task::Use,
};
use course::{course, direction};
use moves::who;
use set_up::set_up;

/// Returns what the words mean, in the order in which it is asked. Of a unit that is to act, the choice of it comes
/// first; whoever plays it leaves that out where it is not asked.
pub fn read(position: &Position, text: &str) -> Result<Vec<Action>, String> {
    let mut line = Line::new(text);
    let line = &mut line;
    let verb = line.word()?;
    let actions = match verb {
        "maneuver" | "march" | "shift" | "charge" | "shoot" | "fight" | "raze" | "forgo"
        | "retreat" => moves::read(position, verb, line)?,
        "claim" => {
            let ncu = names::ncu(position, line.word()?)?;
            let zone: Zone = word_of(line.word()?)?;
            let ability_first = line.take("before");
            if !ability_first {
                line.take("after");
            }
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
        "arc" => vec![Action::Arc(arc(line.word()?)?)],
        "align" => vec![Action::Align(slot(line.word()?)?)],
        "targets" => {
            let all = listed(line)?.into_iter();
            let all = all.map(|word| names::thing(position, word));
            return Ok(vec![Action::Targets(all.collect::<Result<_, _>>()?)]);
        }
        "choose" => vec![Action::Choose(line.counted()?)],
        "kind" => vec![Action::Kind(word_of(line.word()?)?)],
        "borrow" => vec![Action::Zones(word_of(line.word()?)?)],
        "take" | "discard" => {
            let all = listed(line)?.into_iter().map(names::card);
            return Ok(vec![Action::Cards(all.collect::<Result<_, _>>()?)]);
        }
        "pay" => vec![Action::Pay(line.number()?)],
        "influence" => vec![Action::Influence(names::unit(position, line.word()?)?)],
        "pivot" => {
            let unit = names::unit(position, line.word()?)?;
            vec![
                Action::Targets(vec![unit.thing()]),
                Action::Pivot(facing(line.word()?)?),
            ]
        }
        "surge" => vec![surge(position, line)?],
        "resolve" => vec![resolve(position, line)?],
        _ => return set_up(position, verb, line),
    };
    line.end()?;
    Ok(actions)
}

/// Dice by their place, counted from 1.
fn dice(line: &mut Line<'_>) -> Result<Action, String> {
    let mut dice = Vec::new();
    while !line.is_done() {
        dice.push(line.counted()?);
    }
    Ok(Action::Reroll(dice))
}

/// Returns the parts between commas; nothing, if that is `none`.
fn listed<'a>(line: &Line<'a>) -> Result<Vec<&'a str>, String> {
    match &list(line.rest()).collect::<Vec<_>>()[..] {
        ["none"] => Ok(Vec::new()),
        all if all.contains(&"none") => Err("\"none\" stands alone".to_owned()),
        all => Ok(all.to_vec()),
    }
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
        return Ok(Action::Use(Use::Delayed(line.counted()?)));
    }
    let ability: AbilityRef = names::ability(line.word()?)?;
    Ok(Action::Use(Use::Ability(
        names::bearer(position, line.word()?)?,
        ability,
    )))
}
