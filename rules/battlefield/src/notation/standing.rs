//! Standing orders as lines of a case.

use super::{
    answer,
    line::{Line, list},
    names,
    setting::{stage::stage, word_of},
};
use crate::{
    position::Position,
    question::{Action, Who},
    standing::{Lasts, Matter, OwnTurns, Plan, Reaction, StandingOrder},
};
use tabletop::Seat;

/// `pass`, `pass attack.before_dice until own turn`, `pass without card`, `pass over Counterplot this activation`,
/// `pass turn.start over Swift Advance this round`, `use Counterplot > B1 once`,
/// `ask Counterplot`, `never stark_fury`, `spend attack 3`, `reroll attack 2`, `pivot none`,
/// `pivot nearest`, `surge none`, `surge marker`, `slot left`, `act charge A1 > B1`,
/// `act claim An1 crown`, `set up mark @ 24, 32`, `considerate markers`.
pub fn read(position: &Position, seat: Seat, text: &str) -> Result<StandingOrder, String> {
    let (text, lasts) = lasting(position, text)?;
    let since = OwnTurns::now(position, seat);
    let mut line = Line::new(text);
    let line = &mut line;
    let matter = match line.word()? {
        "pass" => pass(line)?,
        "ask" => {
            let matter = Matter::Ask(reaction(line.rest())?);
            *line = Line::new("");
            matter
        }
        "never" => Matter::Never(names::ability(line.word()?)?),
        "use" => {
            let (what, targets) = line.rest().split_once(" > ").unwrap_or((line.rest(), ""));
            let targets = list(targets).filter(|it| !it.is_empty());
            let targets = targets.map(|it| names::thing(position, it));
            let plan = Plan {
                targets: targets.collect::<Result<_, _>>()?,
                ..Plan::at_once(reaction(what)?)
            };
            *line = Line::new("");
            Matter::Use(plan)
        }
        "spend" => Matter::Spend {
            pool: word_of(line.word()?)?,
            least: line.number()?,
        },
        "reroll" => Matter::Reroll {
            pool: word_of(line.word()?)?,
            least: line.number()?,
        },
        "pivot" if line.take("none") => Matter::NoPivot,
        "pivot" if line.take("nearest") => Matter::PivotToNearest,
        "surge" if line.take("none") => Matter::NoSurge,
        "surge" if line.take("marker") => Matter::SurgeToMarker,
        "slot" => Matter::Slot(answer::slot(line.word()?)?),
        "act" => {
            let matter = act(position, line.rest())?;
            *line = Line::new("");
            matter
        }
        "set" if line.take("up") => {
            let matter = set_up(position, line.rest())?;
            *line = Line::new("");
            matter
        }
        "considerate" => Matter::Considerate(stage(line.word()?)?),
        word => {
            let all = "pass, ask, never, use, spend, reroll, pivot, surge, slot, act, set up, considerate";
            return Err(format!("\"{word}\" cannot be laid down: {all}"));
        }
    };
    line.end()?;
    Ok(StandingOrder {
        matter,
        lasts,
        since,
    })
}

/// Reads what follows `pass`: nothing, `without card`, the name of a window, and after `over` what is passed over.
fn pass(line: &mut Line<'_>) -> Result<Matter, String> {
    if line.take("without") {
        line.one_of(&["card"])?;
        return Ok(Matter::PassWithoutCard);
    }
    let named = !line.is_done() && line.peek() != "over";
    let window = if named {
        Some(word_of(line.word()?)?)
    } else {
        None
    };
    if !line.take("over") {
        return Ok(Matter::Pass { window, unit: None });
    }
    let what = list(line.rest()).map(reaction);
    let what = what.collect::<Result<Vec<_>, _>>()?;
    if what.is_empty() {
        return Err("what is passed over is named, like: pass over Counterplot".to_owned());
    }
    *line = Line::new("");
    Ok(Matter::PassOver { window, what })
}

/// `act charge A1 > B1`, `act claim An1 crown`: what is done by the one named when it is selected.
fn act(position: &Position, text: &str) -> Result<Matter, String> {
    match &answer::read(position, text)?[..] {
        [Action::Select(Who::Unit(id)), Action::Do(it)] => Ok(Matter::Act(id.thing(), it.clone())),
        [
            Action::Select(Who::Ncu(ncu)),
            Action::Claim {
                zone,
                ability_first,
            },
        ] => Ok(Matter::Claim {
            ncu: *ncu,
            zone: *zone,
            ability_first: *ability_first,
        }),
        _ => Err(format!(
            "\"{text}\" is no action of a unit and no claim of an NCU"
        )),
    }
}

/// Reads `set up deploy A1 @ 24, 3 N`: an answer of the set-up.
fn set_up(position: &Position, text: &str) -> Result<Matter, String> {
    match &answer::read(position, text)?[..] {
        [action] => Ok(Matter::SetUp(action.clone())),
        _ => Err(format!("\"{text}\" is no answer of the set-up")),
    }
}

fn lasting<'t>(position: &Position, text: &'t str) -> Result<(&'t str, Lasts), String> {
    if let Some(text) = text.strip_suffix(" this activation") {
        let lasts = Lasts::this_activation(position).ok_or("nothing is being activated")?;
        return Ok((text, lasts));
    }
    let once = text.strip_suffix(" once").map(|it| (it, Lasts::Once));
    let turn = text.strip_suffix(" until own turn");
    let turn = turn.map(|it| (it, Lasts::UntilOwnTurn));
    let round = text.strip_suffix(" this round");
    let round = round.map(|it| (it, Lasts::Round(position.phase.round())));
    Ok(once.or(turn).or(round).unwrap_or((text, Lasts::Changed)))
}

/// A card by its name, or an ability by its id.
fn reaction(text: &str) -> Result<Reaction, String> {
    let ability = names::ability(text).map(Reaction::Ability);
    ability.or_else(|_| {
        let card = names::card(text).map(Reaction::Card);
        card.map_err(|why| format!("{why}, nor an ability"))
    })
}
