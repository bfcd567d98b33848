//! The steps of mandatory effects.

use super::{
    case::{Case, run},
    throws::test,
};
use crate::{
    chapter::script,
    conditions::{Context, all_hold},
    count,
    effect::{Amount, Scope, Step, Token, TokenAct, TokenKind},
    field::Thing,
    position::UnitId,
    reference::AbilityRef,
    task::{Cause, Env, Modifier, Right, Test},
};

/// Returns true for a step that is carried out here, or that changes nothing that is foreseen.
#[cfg(test)]
pub fn is_known(step: &Step) -> bool {
    match step {
        Step::PanicTest { modifier, .. } => *modifier != Amount::D3,
        Step::Wounds { count, .. }
        | Step::Restore { count, .. }
        | Step::AutoHits(count)
        | Step::Block(count) => *count != Amount::D3,
        Step::Modify { by, scope, .. } => matches!(scope, Scope::Attack) && *by != Amount::D3,
        Step::GainTrait { scope, .. } => *scope == Scope::Attack,
        Step::Token { act, kind, .. } => *act != TokenAct::Move && *kind != TokenKind::Choice,
        Step::If { then, .. } => then.iter().all(is_known),
        Step::After { window, .. } => *window == crate::effect::Window::AttackCompleted,
        Step::Reroll { .. }
        | Step::SixesCount(_)
        | Step::SixesUnblockable
        | Step::NoDefenseDice
        | Step::OnlySixesSave
        | Step::AllHit => true,
        _ => false,
    }
}

/// Carries out one step; those that are left to somebody, or that come after the forecast, do nothing.
pub fn carry_out(mut case: Case, step: &Step, env: &Env) -> Vec<Case> {
    let targets = script::settled(&case.position, step, env);
    let number = |case: &Case, target: Option<Thing>, amount: Amount| {
        let context = Context::new(&case.position, env);
        count::of(&context, target, amount).unwrap_or(0)
    };
    let units: Vec<UnitId> = targets.iter().filter_map(|it| it.unit()).collect();
    match step {
        Step::PanicTest { modifier, .. } => {
            return all_test(case, &units, *modifier, env);
        }
        Step::If { when, then } if all_hold(&case.position, when, env) => {
            return run(case, then, env);
        }
        Step::Wounds { count, .. } => {
            for unit in units {
                let count = number(&case, Some(unit.thing()), *count).max(0);
                case.suffer(unit, count.unsigned_abs().into());
            }
        }
        Step::Restore { count, .. } => {
            for unit in units {
                let count = number(&case, Some(unit.thing()), *count).max(0);
                case.restore(unit, count.unsigned_abs().into());
            }
        }
        Step::Token { act, kind, .. } => {
            let token = match kind {
                TokenKind::Panicked => Some(Token::Panicked),
                TokenKind::Vulnerable => Some(Token::Vulnerable),
                TokenKind::Weakened => Some(Token::Weakened),
                TokenKind::Choice => None,
            };
            if let Some(token) = token {
                for unit in units {
                    let tokens = &mut case.position.unit_mut(unit).tokens;
                    tokens.set(token, *act == TokenAct::Add);
                }
            }
        }
        Step::AutoHits(amount) | Step::Block(amount) => {
            let more = number(&case, None, *amount).max(0).unsigned_abs();
            if let Some(attack) = case.attack_mut() {
                let count = match step {
                    Step::Block(_) => &mut attack.block,
                    _ => &mut attack.auto_hits,
                };
                *count = count.saturating_add(more);
            }
        }
        Step::Modify {
            stat,
            by,
            scope: Scope::Attack,
            when,
            if_any,
            ..
        } => {
            let by = number(&case, targets.first().copied(), *by);
            if let Some(attack) = case.attack_mut() {
                attack.modifiers.push(Modifier {
                    source: env.source,
                    stat: *stat,
                    by,
                    if_any: *if_any,
                    when: when.clone(),
                });
            }
        }
        Step::GainTrait { ability, when, .. } => {
            let holds = all_hold(&case.position, when, env);
            let gained = AbilityRef::named(ability).filter(|_| holds);
            if let Some(attack) = case.attack_mut() {
                attack.traits.extend(gained.map(|it| (it, env.source)));
            }
        }
        Step::Reroll { pool, by } => {
            let owner = env.roles.thing(*by);
            let owner = owner.and_then(|it| case.position.owner(it));
            let right = Right {
                seat: owner.unwrap_or(env.controller),
                pool: *pool,
                source: Some(env.source),
            };
            if let Some(attack) = case.attack_mut() {
                attack.rights.push(right);
            }
        }
        Step::SixesCount(_)
        | Step::SixesUnblockable
        | Step::NoDefenseDice
        | Step::OnlySixesSave
        | Step::AllHit => {
            if let Some(attack) = case.attack_mut() {
                attack.readings.push(step.clone());
            }
        }
        _ => {}
    }
    vec![case]
}

/// Returns what comes of a panic test of each of these units, one after the other.
fn all_test(case: Case, units: &[UnitId], modifier: Amount, env: &Env) -> Vec<Case> {
    let mut cases = vec![case];
    for unit in units {
        let next = cases.into_iter().flat_map(|it| {
            let context = Context::new(&it.position, env);
            let modifier = count::of(&context, Some(unit.thing()), modifier).unwrap_or(0);
            let why = Cause {
                modifier,
                ..Cause::by(env.controller)
            };
            test(it, Test::new(*unit, true, why))
        });
        cases = next.collect();
    }
    cases
}
