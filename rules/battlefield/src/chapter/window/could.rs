//! Whether a script could do something: what would do nothing is not offered.

mod target;

use crate::{
    chapter::{acting, morale},
    conditions::all_hold,
    effect::{ActionKind, Role, Selector, Step, Token, TokenAct, TokenKind},
    field::Thing,
    position::{Bearer, Position, Tokens, UnitId},
    task::{Env, Task},
};
use target::targets;

/// Whether at least one of these steps could do something now.
pub fn any(position: &Position, steps: &[Step], env: &Env) -> bool {
    steps.iter().any(|step| could(position, step, env))
}

fn could(position: &Position, step: &Step, env: &Env) -> bool {
    let unit = |target: &Selector, is: &dyn Fn(UnitId) -> bool| {
        let all = targets(position, *target, env);
        all.into_iter().filter_map(Thing::unit).any(is)
    };
    let somebody = |target: &Selector| match target {
        Selector::Role(Role::ActivatingNcu) => env.roles.ncu.is_some(),
        _ => !targets(position, *target, env).is_empty(),
    };
    match step {
        Step::Modify { target, .. } => target.as_ref().is_none_or(somebody),
        Step::Hits { target, .. }
        | Step::Wounds { target, .. }
        | Step::PayWounds { target, .. }
        | Step::Suppress { target, .. }
        | Step::AttachCard { target, .. }
        | Step::Aura { on: target, .. } => somebody(target),
        Step::PanicTest { target, .. } | Step::MoraleTest { target, .. } => unit(target, &|_| true),
        Step::Restore { target, .. } => unit(target, &|id| {
            let unit = position.unit(id);
            unit.strength.models < unit.profile.models || unit.strength.wounds > 0
        }),
        Step::Token { act, kind, target } => {
            let of = |id: UnitId| position.unit(id).tokens;
            match act {
                TokenAct::Add => unit(target, &|id| has(of(id), *kind, false)),
                TokenAct::Remove => unit(target, &|id| has(of(id), *kind, true)),
                TokenAct::Move => position
                    .standing()
                    .any(|it| of(it.id).all().next().is_some()),
            }
        }
        Step::SetResult { passed } => position
            .test()
            .is_some_and(|test| morale::is_failing(position, test) == *passed),
        Step::Action { kind, by, .. } => unit(by, &|id| may_act(position, id, *kind)),
        Step::Pivot(target) => unit(target, &|id| !position.is_engaged(id.thing())),
        Step::Shift { target, .. } => unit(target, &|id| !position.is_engaged(id.thing())),
        Step::EndActivation(target) => somebody(target),
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

/// Whether a unit has, or lacks, a token of this kind.
fn has(tokens: Tokens, kind: TokenKind, wanted: bool) -> bool {
    let one = |token| tokens.has(token) == wanted;
    match kind {
        TokenKind::Panicked => one(Token::Panicked),
        TokenKind::Vulnerable => one(Token::Vulnerable),
        TokenKind::Weakened => one(Token::Weakened),
        TokenKind::Choice => Token::ALL.iter().any(|token| one(*token)),
    }
}

/// Whether a free action of this kind is open to a unit at all.
fn may_act(position: &Position, id: UnitId, kind: ActionKind) -> bool {
    let engaged = position.is_engaged(id.thing());
    let melee = || acting::has_attack(position, id, true);
    let ranged = || acting::has_attack(position, id, false);
    match kind {
        ActionKind::Maneuver | ActionKind::March => !engaged,
        ActionKind::Retreat => engaged,
        ActionKind::Charge => !engaged && melee(),
        ActionKind::Attack => {
            if engaged {
                melee()
            } else {
                ranged()
            }
        }
        ActionKind::MeleeAttack => engaged && melee(),
        ActionKind::RangedAttack => !engaged && ranged(),
        ActionKind::ManeuverOrRetreat => true,
    }
}

/// Whether something else happens already in place of the zone's effect.
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
