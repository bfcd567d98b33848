//! Answers, as they are read. What a player says in one breath may answer several questions.

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
    geometry::{Arc, Facing, Slot},
    position::{Position, UnitId},
    question::{Action, Move, Who},
    reference::AbilityRef,
    task::Use,
};

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
        "forward" | "back" | "left" | "right" => {
            let course = straight(verb, line)?;
            vec![Action::Course(Some(turning_last(course, line)?))]
        }
        "align" => vec![Action::Align(slot(line.word()?)?)],
        "targets" => {
            let all = list(line.rest()).map(|word| names::thing(position, word));
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
        "maneuver" => {
            let first = turn(line)?;
            let course = if line.is_done() || line.peek() == "turn" {
                Course::STAY
            } else {
                let word = line.word()?;
                straight(word, line)?
            };
            let course = Course { first, ..course };
            Move::Maneuver(turning_last(course, line)?)
        }
        "march" => {
            let first = turn(line)?;
            line.take("forward");
            let course = Course::straight(Direction::Forward, length(line.word()?)?);
            Move::March(turning_last(Course { first, ..course }, line)?)
        }
        "shift" => {
            let word = line.word()?;
            Move::Shift(turning_last(straight(word, line)?, line)?)
        }
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
            let weapon = weapon(position, who, line, false)?;
            let shift = line.take("shift").then(|| {
                let word = line.word()?;
                straight(word, line)
            });
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
            let weapon = weapon(position, who, line, true)?;
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

/// The attack behind `with`, by any part of its name; the first of its kind otherwise.
fn weapon(position: &Position, who: Who, line: &mut Line<'_>, melee: bool) -> Result<u8, String> {
    let Who::Unit(unit) = who else { return Ok(0) };
    let attacks = &position.unit(unit).profile.entry().attacks;
    let of_kind = |at: &usize| (attacks[*at].reach == Reach::Melee) == melee;
    if !line.take("with") {
        return Ok((0..attacks.len()).find(of_kind).unwrap_or(0) as u8);
    }
    let rest = line.rest();
    let named = |at: &usize| {
        rest.to_lowercase()
            .starts_with(&attacks[*at].name.to_lowercase())
    };
    let at = (0..attacks.len())
        .find(named)
        .ok_or("it has no such attack")?;
    for _ in attacks[at].name.split(' ') {
        line.word()?;
    }
    Ok(at as u8)
}

fn turn(line: &mut Line<'_>) -> Result<Option<Facing>, String> {
    line.take("turn").then(|| facing(line.word()?)).transpose()
}

fn turning_last(course: Course, line: &mut Line<'_>) -> Result<Course, String> {
    Ok(Course {
        last: turn(line)?,
        ..course
    })
}

fn straight(word: &str, line: &mut Line<'_>) -> Result<Course, String> {
    let direction = match word {
        "forward" => Direction::Forward,
        "back" => Direction::Back,
        "left" => Direction::Left,
        "right" => Direction::Right,
        _ => return Err(format!("\"{word}\" is no direction")),
    };
    Ok(Course::straight(direction, length(line.word()?)?))
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
    let mut course = None;
    if line.peek() == "turn" || ["forward", "none"].contains(&line.peek()) {
        if line.take("none") {
            return Ok(Action::Pass);
        }
        let first = turn(line)?;
        let way = if line.peek() == "forward" {
            let word = line.word()?;
            straight(word, line)?
        } else {
            Course::STAY
        };
        course = Some(turning_last(Course { first, ..way }, line)?);
    }
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
            let id = line.word()?;
            let found = crate::army::suggested().iter().find(|it| it.id == id);
            Action::Army(
                found
                    .ok_or_else(|| format!("no army is called {id}"))?
                    .army
                    .clone(),
            )
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
        "mark" | "pile" => {
            line.take("@");
            Action::Marker(point(line)?)
        }
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
