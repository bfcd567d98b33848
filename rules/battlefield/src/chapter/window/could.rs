//! The scripts that could do something: a step that would do nothing is not offered.

mod target;

use crate::{
    chapter::{acting, attack},
    conditions::all_hold,
    effect::{Role, Selected, Selector, Step, Token, TokenAct, TokenKind, Who},
    field::Thing,
    modifiers::test,
    position::{Bearer, Position, Tokens, UnitId},
    task::{Env, FreeAction, Task},
};
pub use target::targets;

/// Tells whether at least one of these steps could do something now.
pub fn any(position: &Position, steps: &[Step], env: &Env) -> bool {
    steps.iter().any(|step| could(position, step, env))
}

fn could(position: &Position, step: &Step, env: &Env) -> bool {
    match step {
        _ if concerns(step) == Some(Selector::Role(Role::ActivatingNcu)) => env.roles.ncu.is_some(),
        _ if concerns(step).is_some() => !useful(position, step, env).is_empty(),
        Step::Aura { on, .. } => !targets(position, *on, env).is_empty(),
        Step::Modify { if_any: true, .. } => position
            .attack()
            .is_some_and(|attack| attack::is_wounding(position, attack)),
        Step::SetResult { passed } => position
            .test()
            .is_some_and(|test| test::is_failing(position, test) == *passed),
        Step::Choice { options, .. } => options.iter().any(|it| any(position, it, env)),
        Step::If { when, then } => all_hold(position, when, env) && any(position, then, env),
        Step::Draw(_) | Step::SearchCommander(_) => position.player(env.controller).deck > 0,
        Step::Recall(_) => !position.player(env.controller).discard.is_empty(),
        Step::ReplaceZoneEffect(_) | Step::BorrowZoneEffect => !is_replaced(position),
        Step::SpendCounter { then, .. } => {
            has_counter(position, env.bearer) && any(position, then, env)
        }
        _ => true,
    }
}

/// Returns whom a step concerns, if it says so.
pub fn concerns(step: &Step) -> Option<Selector> {
    match step {
        Step::Modify { target, .. } => *target,
        Step::Hits { target, .. }
        | Step::Wounds { target, .. }
        | Step::Restore { target, .. }
        | Step::Token { target, .. }
        | Step::PanicTest { target, .. }
        | Step::MoraleTest { target, .. }
        | Step::Action { by: target, .. }
        | Step::Pivot(target)
        | Step::Shift { target, .. }
        | Step::EndActivation(target)
        | Step::AttachCard { target, .. }
        | Step::Suppress { target, .. }
        | Step::PayWounds { target, .. } => Some(*target),
        Step::Forbid {
            who: Who::OneWall, ..
        } => Some(Selector::Chosen(Selected::OneWall)),
        _ => None,
    }
}

/// Those whom a step could concern and to whom it would do something.
pub fn useful(position: &Position, step: &Step, env: &Env) -> Vec<Thing> {
    let Some(selector) = concerns(step) else {
        return Vec::new();
    };
    let all = targets(position, selector, env).into_iter();
    all.filter(|it| does(position, step, *it)).collect()
}

fn does(position: &Position, step: &Step, thing: Thing) -> bool {
    let unit = thing.unit();
    match step {
        Step::Restore { .. } => match thing {
            Thing::Unit(number) => {
                let unit = position.unit(UnitId(number));
                unit.strength.models < unit.profile.models || unit.strength.wounds > 0
            }
            Thing::Wall(number) => position.walls[usize::from(number)].wounds > 0,
            Thing::Piece(_) => false,
        },
        Step::Token { act, kind, .. } => unit.is_some_and(|id| {
            let tokens = position.unit(id).tokens;
            match act {
                TokenAct::Add => has(tokens, *kind, false),
                TokenAct::Remove => has(tokens, *kind, true),
                TokenAct::Move => tokens.all().any(|token| {
                    let mut others = position.standing();
                    others.any(|it| !position.unit(it.id).tokens.has(token))
                }),
            }
        }),
        Step::Action { kind, .. } => {
            unit.is_some_and(|id| acting::possible(position, id, *kind, &FreeAction::default()))
        }
        Step::Pivot(_) | Step::Shift { .. } => unit.is_some() && !position.is_engaged(thing),
        Step::PanicTest { .. } | Step::MoraleTest { .. } | Step::AttachCard { .. } => {
            unit.is_some()
        }
        _ => true,
    }
}

/// Tells whether a unit has, or lacks, a token of this kind.
fn has(tokens: Tokens, kind: TokenKind, wanted: bool) -> bool {
    let one = |token| tokens.has(token) == wanted;
    match kind {
        TokenKind::Panicked => one(Token::Panicked),
        TokenKind::Vulnerable => one(Token::Vulnerable),
        TokenKind::Weakened => one(Token::Weakened),
        TokenKind::Choice => Token::ALL.iter().any(|token| one(*token)),
    }
}

/// Tells whether something else happens already in place of the zone's effect.
fn is_replaced(position: &Position) -> bool {
    position.agenda.iter().rev().any(|task| match task {
        Task::NcuActivation(frame) => frame.replaced.is_some(),
        _ => false,
    })
}

fn has_counter(position: &Position, bearer: Option<Bearer>) -> bool {
    match bearer {
        Some(Bearer::Ncu(ncu)) => position.ncu(ncu).counters > 0,
        _ => false,
    }
}
