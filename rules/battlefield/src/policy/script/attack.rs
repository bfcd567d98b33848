//! Steps about the attack that is under way: by what they change of its odds.

use super::count;
use crate::{
    conditions,
    effect::{Pool, Scope, Step},
    policy::{attack, seen::Seen},
    reference::AbilityRef,
    task::{Attack, AttackStage, Env, Modifier, Right},
};

/// Tells whether a step changes the attack under way.
pub(super) const fn is_about(step: &Step) -> bool {
    matches!(
        step,
        Step::Modify {
            target: None,
            scope: Scope::Attack,
            ..
        } | Step::GainTrait { .. }
            | Step::SixesCount(_)
            | Step::SixesUnblockable
            | Step::NoDefenseDice
            | Step::OnlySixesSave
            | Step::AllHit
            | Step::AutoHits(_)
            | Step::Block(_)
            | Step::Reroll { .. }
    )
}

/// Returns what all of these steps together make of the attack.
pub(super) fn all(seen: &Seen, steps: &[Step], env: &Env) -> i32 {
    if !steps.iter().any(is_about) {
        return 0;
    }
    let Some(under_way) = seen.attack() else {
        // It is still to come: of a charge.
        let sign = if seen.friends(seen.me, env.controller) {
            1
        } else {
            -1
        };
        return sign * 8;
    };
    let mut changed = under_way.clone();
    for step in steps.iter().filter(|it| is_about(it)) {
        add(seen, &mut changed, env, step);
    }
    let worth = attack::of(seen, &changed) - attack::of(seen, under_way);
    if under_way.stage <= AttackStage::Roll || under_way.attack_dice.is_empty() {
        return worth;
    }
    // The attack dice lie: what is about them comes too late or is known better than that.
    match steps {
        [Step::Block(number)] => blocked(seen, under_way, count(seen, env, *number)),
        _ => worth,
    }
}

fn add(seen: &Seen, attack: &mut Attack, env: &Env, step: &Step) {
    match step {
        Step::Modify {
            stat,
            by,
            when,
            if_any,
            ..
        } => attack.modifiers.push(Modifier {
            source: env.source,
            stat: *stat,
            by: count(seen, env, *by) as i8,
            if_any: *if_any,
            when: when.clone(),
        }),
        Step::GainTrait { ability, when, .. } if conditions::all_hold(seen, when, env) => {
            let gained = AbilityRef::named(ability);
            attack.traits.extend(gained.map(|it| (it, env.source)));
        }
        Step::AutoHits(number) => {
            let more = count(seen, env, *number).clamp(0, 20) as u8;
            attack.auto_hits = attack.auto_hits.saturating_add(more);
        }
        Step::Block(number) => {
            let more = count(seen, env, *number).clamp(0, 40) as u8;
            attack.block = attack.block.saturating_add(more);
        }
        Step::Reroll {
            pool: Pool::Attack, ..
        } => attack.rights.push(Right {
            seat: env.controller,
            pool: Pool::Attack,
            source: Some(env.source),
        }),
        Step::GainTrait { .. } | Step::Reroll { .. } => {}
        reading => attack.readings.push(reading.clone()),
    }
}

/// Returns what it saves to block so many hits, now that it is known how many there are.
fn blocked(seen: &Seen, attack: &Attack, most: i32) -> i32 {
    let reading = crate::chapter::attack::reading(seen, attack);
    let hits = i32::from(reading.hits(&attack.attack_dice).blockable + attack.auto_hits);
    let saved = crate::chapter::attack::save(seen, attack).map_or(0, |save| {
        let dice = attack.defense_dice.iter();
        dice.filter(|face| save.by(**face)).count() as i32
    });
    let through = (hits - saved - i32::from(attack.block)).max(0).min(most);
    let health = seen.health(attack.defender);
    let falls = if hits - saved >= health && hits - saved - through < health {
        10_000
    } else {
        0
    };
    -seen.blow(attack.defender, 1_000 * through, falls)
}
