//! The worth of the steps of abilities, cards and zones to a player: by their kinds, as nothing here knows one by its
//! name.

mod attack;
mod number;
mod target;
mod test;

pub(super) use target::{on, token};

use super::seen::Seen;
use crate::{
    chapter::window::could,
    conditions, data,
    effect::{Forbidden, Gives, Scope, Selected, Selector, Stat, Step, Who, Zone},
    task::Env,
};
use number::count;

/// A card in the hand.
pub(super) const CARD: i32 = 9;

/// Returns what a list of steps is worth.
pub(super) fn worth(seen: &Seen, steps: &[Step], env: &Env) -> i32 {
    let own = attack::all(seen, steps, env);
    let all = steps.iter().filter(|it| !attack::is_about(it));
    own + all.map(|it| step(seen, it, env)).sum::<i32>()
}

fn step(seen: &Seen, step: &Step, env: &Env) -> i32 {
    if let Some(selector) = could::concerns(step) {
        return concerning(seen, step, selector, env);
    }
    match step {
        Step::Choice {
            options, optional, ..
        } => {
            let all = options.iter().map(|it| worth(seen, it, env));
            let best = all.max().unwrap_or(0);
            if *optional { best.max(0) } else { best }
        }
        Step::If { when, then } if conditions::all_hold(seen, when, env) => worth(seen, then, env),
        // Half of what is remembered comes to pass where it depends on something.
        Step::After { when, then, .. } if when.is_empty() => worth(seen, then, env) * 3 / 4,
        Step::After { then, .. } => worth(seen, then, env) / 2,
        Step::OnAttach {
            friendly,
            when,
            then,
        } if suits(seen, *friendly, env) && conditions::all_hold(seen, when, env) => {
            worth(seen, then, env)
        }
        Step::Roll { at_least, then } => {
            worth(seen, then, env) * i32::from(7_u8.saturating_sub(*at_least)) / 6
        }
        Step::ReplaceZoneEffect(steps) => worth(seen, steps, env) - of_zone(seen, env),
        Step::BorrowZoneEffect => borrowed(seen, env).0 - of_zone(seen, env),
        Step::SpendCounter { then, .. } => worth(seen, then, env) - 6,
        Step::SetResult { passed } => test::set(seen, *passed),
        Step::SetDie { .. } => test::charge_set(seen),
        Step::Modify {
            stat,
            by,
            scope: Scope::Test,
            ..
        } => test::modified(seen, *stat, count(seen, env, *by), env),
        _ if seen.friends(seen.me, env.controller) => for_its_player(seen, step, env),
        _ => -for_its_player(seen, step, env),
    }
}

/// Returns what the step is worth to whoever controls the effect.
fn for_its_player(seen: &Seen, step: &Step, env: &Env) -> i32 {
    let player = seen.player(env.controller);
    match step {
        Step::Aura {
            friendly, gives, ..
        } if suits(seen, *friendly, env) => aura(seen, gives, env),
        Step::Draw(count) => CARD * i32::from((*count).min(player.deck)),
        Step::Recall(count) => CARD * i32::from(*count).min(player.discard.len() as i32),
        Step::SearchCommander(count) => CARD * i32::from(*count),
        Step::Cancel { card: true } => 20,
        Step::Cancel { card: false } | Step::Permit { .. } => 8,
        Step::Modify {
            stat: Stat::AttackDice,
            by,
            scope: Scope::Charge,
            ..
        } => 7 * count(seen, env, *by),
        Step::Modify {
            scope: Scope::Charge,
            ..
        } => 4,
        Step::Modify { by, .. } => 6 * count(seen, env, *by).abs(),
        Step::Forbid { what, who, .. } => forbidden(what, *who),
        _ => 0,
    }
}

/// For those whom a step would concern: for the best ones where they are chosen.
fn concerning(seen: &Seen, step: &Step, selector: Selector, env: &Env) -> i32 {
    let options = could::useful(seen, step, env).into_iter();
    let mut all: Vec<i32> = options.map(|it| on(seen, step, it, env)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    match selector {
        Selector::Role(_) | Selector::Chosen(Selected::Same | Selected::EngagedEnemies) => {
            all.iter().sum()
        }
        Selector::Chosen(Selected::TwoEnemies) => all.iter().take(2).sum(),
        Selector::Chosen(_) | Selector::Within { .. } => all.first().copied().unwrap_or(0),
    }
}

/// Tells whether the influenced unit is of the side that is meant.
fn suits(seen: &Seen, friendly: Option<bool>, env: &Env) -> bool {
    let Some(unit) = env.roles.influenced else {
        return friendly.is_none();
    };
    let own = seen.friends(seen.unit(unit).owner, env.controller);
    friendly.is_none_or(|it| it == own)
}

fn aura(seen: &Seen, gives: &Gives, env: &Env) -> i32 {
    let unit = env.roles.influenced.map(|it| seen.unit(it));
    let busy = env
        .roles
        .influenced
        .is_some_and(|it| seen.is_engaged(it.thing()));
    let near = if busy { 2 } else { 1 };
    match gives {
        Gives::Stat(Stat::AttackDiceRow, _) => {
            near * 10 * unit.map_or(1, |it| i32::from(it.ranks_lost()))
        }
        Gives::Stat(..) | Gives::Trait(_) => near * 7,
    }
}

/// Returns the worth of what the claimed zone does.
fn of_zone(seen: &Seen, env: &Env) -> i32 {
    let zone = env.roles.zone;
    zone.map_or(0, |it| worth(seen, &data::zone(it).script, env))
}

/// The best of the other zones.
pub(super) fn borrowed(seen: &Seen, env: &Env) -> (i32, Option<Zone>) {
    let others = Zone::ALL.iter().copied();
    let others = others.filter(|it| Some(*it) != env.roles.zone);
    let rated = others.map(|it| (worth(seen, &data::zone(it).script, env), it));
    let best = rated.max_by_key(|(worth, _)| *worth);
    best.map_or((0, None), |(worth, it)| (worth, Some(it)))
}

fn forbidden(what: &[Forbidden], who: Who) -> i32 {
    let each = match who {
        Who::Enemies => 8,
        Who::ChargeTargetSide | Who::OneWall => 5,
    };
    each * what.len() as i32
}
