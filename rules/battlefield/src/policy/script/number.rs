//! The number of an amount, as far as that is known before any dice.

use crate::{
    effect::{Amount, Quantity},
    policy::seen::Seen,
    position::{Bearer, UnitId},
    task::Env,
};

/// Returns what an amount comes to on average.
pub(super) fn count(seen: &Seen, env: &Env, amount: Amount) -> i32 {
    match amount {
        Amount::Number(number) => i32::from(number),
        Amount::D3 => 2,
        Amount::Best => 1,
        Amount::Counted {
            base,
            times,
            of,
            most,
        } => {
            let sum = i32::from(base) + i32::from(times) * counted(seen, env, of);
            most.map_or(sum, |most| sum.min(i32::from(most)))
        }
    }
}

fn counted(seen: &Seen, env: &Env, of: Quantity) -> i32 {
    let lost = |id: Option<UnitId>| id.map_or(0, |id| i32::from(seen.unit(id).ranks_lost()));
    match of {
        Quantity::SelfRanks => match env.bearer {
            Some(Bearer::Unit(id)) => seen.unit(id).ranks().into(),
            _ => 1,
        },
        Quantity::TestingRanksLost => lost(env.roles.testing),
        Quantity::DefenderRanksLost => lost(env.roles.defender.and_then(crate::field::Thing::unit)),
        Quantity::TargetRanksLost => 1,
        Quantity::PanicWounds => seen.test().map_or(1, |it| it.wounds.max(1).into()),
        Quantity::AttackMisses => seen.attack().map_or(2, |it| it.misses.into()),
        Quantity::Paid => env.paid.max(1).into(),
    }
}
