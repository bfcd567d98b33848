//! What abilities bring to an attack before its dice, without anybody deciding anything.

use crate::{
    conditions::{Context, holds_in},
    data::AbilityKind,
    effect::{Amount, Condition, Pool, Quantity, Role, Step, Window},
    position::{Bearer, Position, Roles, Source},
    reference::AbilityRef,
    task::{Attack, Env, Right},
};

/// Adds to an attack that has not begun what the attacker's own abilities do in
/// `attack.before_dice`.
pub fn gather(position: &Position, attack: &mut Attack) {
    let Some(id) = attack.attacker.unit() else {
        return;
    };
    for ability in position.abilities(Bearer::Unit(id)) {
        let entry = ability.entry();
        let by_itself = matches!(entry.kind, AbilityKind::Passive | AbilityKind::Innate);
        let attacks = entry.part == crate::data::Part::Attacker;
        if by_itself && attacks && entry.window == Window::AttackBeforeDice {
            let env = env(position, attack, ability);
            if holds(position, attack, &env, &entry.when) {
                for step in &entry.script {
                    add(position, attack, &env, step);
                }
            }
        }
    }
}

fn env(position: &Position, attack: &Attack, ability: AbilityRef) -> Env {
    Env {
        source: Source::Ability(ability),
        controller: position.owner(attack.attacker).unwrap_or(position.turn),
        bearer: attack.attacker.unit().map(Bearer::Unit),
        window: Window::AttackBeforeDice,
        roles: Roles {
            attacker: Some(attack.attacker),
            defender: Some(attack.defender),
            ..Roles::default()
        },
        same: Vec::new(),
        paid: 0,
    }
}

fn holds(position: &Position, attack: &Attack, env: &Env, when: &[Condition]) -> bool {
    let context = Context {
        attack: Some(attack),
        ..Context::new(position, env)
    };
    when.iter().all(|it| holds_in(&context, it))
}

fn add(position: &Position, attack: &mut Attack, env: &Env, step: &Step) {
    match step {
        Step::AutoHits(count) => {
            let more = count_of(position, attack, *count);
            attack.auto_hits = attack.auto_hits.saturating_add(more);
        }
        Step::Reroll {
            pool: Pool::Attack,
            by: Role::Attacker,
        } => attack.rights.push(Right {
            seat: env.controller,
            pool: Pool::Attack,
            source: Some(env.source),
        }),
        Step::GainTrait { ability, when, .. } if holds(position, attack, env, when) => {
            let gained = AbilityRef::named(ability);
            attack.traits.extend(gained.map(|it| (it, env.source)));
        }
        _ => {}
    }
}

/// Numbers without dice, of the attacker.
fn count_of(position: &Position, attack: &Attack, amount: Amount) -> u8 {
    let ranks = || {
        let id = attack.attacker.unit();
        id.map_or(0, |id| position.unit(id).ranks().cast_signed())
    };
    let count = match amount {
        Amount::Number(number) => number,
        Amount::Counted {
            base,
            times,
            of: Quantity::SelfRanks,
            most,
        } => {
            let sum = base.saturating_add(times.saturating_mul(ranks()));
            most.map_or(sum, |most| sum.min(most))
        }
        Amount::D3 | Amount::Best | Amount::Counted { .. } => 0,
    };
    count.max(0).unsigned_abs()
}
