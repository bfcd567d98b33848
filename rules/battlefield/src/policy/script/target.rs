//! The worth of a step that concerns somebody.

use super::{count, test, worth};
use crate::{
    effect::{Stat, Step, Token, TokenAct, TokenKind},
    field::Thing,
    policy::{action, seen::Seen},
    position::{Bearer, UnitId},
    task::Env,
};

/// Returns what it is worth that this step is done to that one.
pub(in crate::policy) fn on(seen: &Seen, step: &Step, thing: Thing, env: &Env) -> i32 {
    let mine = seen.mine(thing);
    let good = if mine { 1 } else { -1 };
    match step {
        Step::Restore { count: number, .. } => {
            let restored = count(seen, env, *number).min(seen.hurt(thing));
            good * seen.wounds(thing, 1_000 * restored)
        }
        Step::Wounds { count: number, .. } => harm(seen, thing, 1_000 * count(seen, env, *number)),
        Step::Hits { count: number, .. } => {
            let saved = thing
                .unit()
                .map_or(0, |it| 7 - i32::from(seen.unit(it).profile.defense));
            harm(
                seen,
                thing,
                1_000 * count(seen, env, *number) * (6 - saved) / 6,
            )
        }
        _ => match thing.unit() {
            Some(unit) => on_unit(seen, step, unit, env),
            None => -good * 8,
        },
    }
}

/// So many thousandths of a wound.
fn harm(seen: &Seen, thing: Thing, lost: i32) -> i32 {
    let health = 1_000 * seen.health(thing);
    let falls = if lost >= health { 10_000 } else { 0 };
    seen.blow(thing, lost.min(health), falls)
}

fn on_unit(seen: &Seen, step: &Step, unit: UnitId, env: &Env) -> i32 {
    let thing = unit.thing();
    let mine = seen.mine(thing);
    let good = if mine { 1 } else { -1 };
    match step {
        Step::Token { act, kind, .. } => {
            let worst = named(seen, unit, *kind, *act);
            match act {
                TokenAct::Add => -good * worst,
                TokenAct::Remove => good * worst,
                TokenAct::Move => 8,
            }
        }
        Step::PanicTest { modifier, .. } => {
            let (_, wounds) = test::of(seen, unit, (true, count(seen, env, *modifier)));
            test::panic(seen, unit, wounds)
        }
        Step::MoraleTest {
            modifier,
            failed,
            passed,
            ..
        } => {
            let (times, _) = test::of(seen, unit, (false, count(seen, env, *modifier)));
            let (bad, fine) = (worth(seen, failed, env), worth(seen, passed, env));
            (bad * times + fine * (36 - times)) / 36
        }
        Step::Action { kind, .. } if mine => action::promise(seen, unit, *kind),
        Step::Action { .. } => -10,
        Step::Pivot(_) | Step::Shift { .. } => good * 4,
        Step::EndActivation(_) if seen.unit(unit).activated => 0,
        Step::EndActivation(_) => good * -(10 + seen.price(unit) / 3),
        Step::Suppress { .. } => {
            let abilities = seen.abilities(Bearer::Unit(unit)).count() as i32;
            let near = if seen.is_engaged(thing) { 4 } else { 2 };
            -good * abilities * near
        }
        Step::AttachCard { .. } => -good * (6 + seen.price(unit) / 10),
        Step::PayWounds { .. } => good * 3,
        Step::Modify { stat, by, .. } => {
            let by = count(seen, env, *by) * sense(*stat);
            let near = if seen.is_engaged(thing) { 8 } else { 2 };
            good * by * near
        }
        _ => 0,
    }
}

/// Returns whether more of it is good for whoever has it, as a sign.
const fn sense(stat: Stat) -> i32 {
    match stat {
        Stat::PanicWounds | Stat::DisorderlyMax => -1,
        _ => 1,
    }
}

/// Returns what the worst token of this kind does to a unit that gets it, or loses it.
fn named(seen: &Seen, unit: UnitId, kind: TokenKind, act: TokenAct) -> i32 {
    let one = match kind {
        TokenKind::Panicked => Some(Token::Panicked),
        TokenKind::Vulnerable => Some(Token::Vulnerable),
        TokenKind::Weakened => Some(Token::Weakened),
        TokenKind::Choice => None,
    };
    let has = act != TokenAct::Add;
    let all = Token::ALL.iter().copied();
    let all = all.filter(|it| one.is_none_or(|one| one == *it));
    let all = all.filter(|it| seen.unit(unit).tokens.has(*it) == has);
    all.map(|it| token(seen, unit, it)).max().unwrap_or(0)
}

/// Returns what a token does to a unit: most where it fights, and for the dearest.
pub(in crate::policy) fn token(seen: &Seen, unit: UnitId, token: Token) -> i32 {
    let it = seen.unit(unit);
    let weight = match token {
        // The better it saves, the more saves are rolled again.
        Token::Vulnerable => 4 + 2 * (6 - i32::from(it.profile.defense)),
        Token::Panicked => 2 + i32::from(it.profile.morale),
        Token::Weakened if it.activated && !seen.is_engaged(unit.thing()) => 4,
        Token::Weakened => 9,
    };
    let near = if seen.is_engaged(unit.thing()) { 3 } else { 2 };
    weight * near * seen.price(unit) / 140
}
