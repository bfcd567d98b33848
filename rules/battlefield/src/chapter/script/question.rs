//! The questions that a step has to ask before it is done.

use super::token;
use crate::{
    chapter::window::could::{self, targets},
    conditions::all_hold,
    effect::{Selected, Selector, Step, TokenAct, Zone},
    field::Thing,
    position::Position,
    question::Prompt,
    task::{Env, Script},
};
use tabletop::Seat;

/// The next question of a step, and to whom; what can only be answered in one way is not asked,
/// but written down.
pub fn next(position: &Position, step: &Step, script: &mut Script) -> Option<(Seat, Prompt)> {
    let controller = script.env.controller;
    if script.answered.settled {
        return None;
    }
    let prompt = match step {
        Step::Choice {
            options,
            optional,
            by_active_player,
        } => {
            let prompt = option(position, options, *optional, script)?;
            let chooser = if *by_active_player {
                // A turn that goes on after its last player was eliminated has nobody who could choose.
                position.remaining_member(position.turn)?
            } else {
                controller
            };
            return Some((chooser, prompt));
        }
        Step::Token {
            act: TokenAct::Move,
            kind,
            ..
        } => token::ask_move(position, *kind, script)?,
        Step::Token { act, kind, .. } => whom(position, step, script)
            .or_else(|| token::ask_kind(position, *act, *kind, script))?,
        Step::PayWounds { most, .. } => {
            if let Some(prompt) = whom(position, step, script) {
                prompt
            } else {
                let payer = script.answered.targets.first()?;
                let owner = position.owner(*payer)?;
                return Some((owner, Prompt::Pay { most: *most }));
            }
        }
        Step::Recall(count) if !position.player(controller).discard.is_empty() => {
            Prompt::Recall { count: *count }
        }
        // Whether there is such a card in the deck is nobody else's business: it is asked anyway.
        Step::SearchCommander(count) if position.player(controller).deck > 0 => {
            Prompt::Search { count: *count }
        }
        Step::BorrowZoneEffect => Prompt::Borrow {
            options: others(script.env.roles.zone),
        },
        _ => whom(position, step, script)?,
    };
    Some((controller, prompt))
}

fn others(claimed: Option<Zone>) -> Vec<Zone> {
    let all = Zone::ALL.iter().copied();
    all.filter(|zone| Some(*zone) != claimed).collect()
}

/// Tells whether a step would have to ask somebody before it is done.
pub fn asks(position: &Position, step: &Step, env: &Env) -> bool {
    let mut script = Script::new(Vec::new(), env.clone());
    next(position, step, &mut script).is_some()
}

/// Returns what these steps ask first, of whom, and those of them that are left then; nothing where something is done
/// on the table before that.
pub fn first<'a>(
    position: &Position,
    steps: &'a [Step],
    env: &Env,
) -> Option<(Seat, Prompt, &'a [Step])> {
    let (step, rest) = steps.split_first()?;
    let mut script = Script::new(Vec::new(), env.clone());
    if let Some((seat, prompt)) = next(position, step, &mut script) {
        return Some((seat, prompt, steps));
    }
    match step {
        Step::If { when, then } if all_hold(position, when, env) => first(position, then, env),
        Step::If { .. } | Step::Draw(_) => first(position, rest, env),
        Step::Choice { options, .. } => {
            let only = options.get(usize::from(script.answered.option?))?;
            first(position, only, env)
        }
        _ => None,
    }
}

/// Returns the options that would do something, as a question where there is a choice.
fn option(
    position: &Position,
    options: &[Vec<Step>],
    optional: bool,
    script: &mut Script,
) -> Option<Prompt> {
    let useful = (0..)
        .zip(options)
        .filter(|(_, steps)| could::any(position, steps, &script.env));
    let useful: Vec<u8> = useful.map(|(number, _)| number).collect();
    match useful[..] {
        [] => None,
        [only] if !optional => {
            script.answered.option = Some(only);
            None
        }
        _ => Some(Prompt::Choose {
            options: useful,
            optional,
        }),
    }
}

/// Asks whom the step concerns, where that is a choice.
fn whom(position: &Position, step: &Step, script: &mut Script) -> Option<Prompt> {
    if !script.answered.targets.is_empty() {
        return None;
    }
    let selector = could::concerns(step)?;
    let Some(count) = chosen(selector) else {
        script.answered.targets = all(position, step, selector, &script.env);
        return None;
    };
    let options = could::useful(position, step, &script.env);
    if options.len() <= usize::from(count) {
        script.answered.targets = options;
        return None;
    }
    Some(Prompt::Target {
        options,
        count,
        optional: false,
    })
}

/// Returns those whom a step concerns by itself; nobody where somebody chooses.
pub fn settled(position: &Position, step: &Step, env: &Env) -> Vec<Thing> {
    let mut script = Script::new(Vec::new(), env.clone());
    match whom(position, step, &mut script) {
        None => script.answered.targets,
        Some(_) => Vec::new(),
    }
}

/// Those whom a step concerns without a choice. What they cannot do is not offered to them.
fn all(position: &Position, step: &Step, selector: Selector, env: &Env) -> Vec<Thing> {
    match step {
        Step::Action { .. } | Step::Pivot(_) | Step::Shift { .. } => {
            could::useful(position, step, env)
        }
        _ => targets(position, selector, env),
    }
}

/// Returns how many are chosen; nothing where there is no choice.
const fn chosen(selector: Selector) -> Option<u8> {
    match selector {
        Selector::Role(_) | Selector::Chosen(Selected::Same | Selected::EngagedEnemies) => None,
        Selector::Chosen(Selected::TwoEnemies) => Some(2),
        Selector::Chosen(_) | Selector::Within { .. } => Some(1),
    }
}
