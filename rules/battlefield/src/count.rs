//! The number that an amount stands for (12.4).

use crate::{
    conditions::{Context, ranks},
    effect::{Amount, Quantity},
    field::Thing,
    position::UnitId,
};

/// The amount, if no die has to be rolled for it. `target` is whom the step concerns; the best
/// row of dice is the first, row 0.
pub fn of(context: &Context<'_>, target: Option<Thing>, amount: Amount) -> Option<i8> {
    match amount {
        Amount::Number(number) => Some(number),
        Amount::D3 => None,
        Amount::Best => Some(0),
        Amount::Counted {
            base,
            times,
            of,
            most,
        } => {
            let each = times.saturating_mul(quantity(context, target, of));
            let sum = base.saturating_add(each);
            Some(most.map_or(sum, |most| sum.min(most)))
        }
    }
}

fn quantity(context: &Context<'_>, target: Option<Thing>, of: Quantity) -> i8 {
    let Context { position, env, .. } = *context;
    let lost = |thing: Option<Thing>| {
        let id = thing.and_then(Thing::unit);
        id.map_or(0, |id| u16::from(position.unit(id).ranks_lost()))
    };
    let count = match of {
        Quantity::SelfRanks => u16::from(ranks(position, env).unwrap_or(0)),
        Quantity::TargetRanksLost => lost(target),
        Quantity::DefenderRanksLost => lost(env.roles.defender),
        Quantity::TestingRanksLost => lost(env.roles.testing.map(UnitId::thing)),
        Quantity::PanicWounds => context.test.map_or(0, |test| test.wounds),
        Quantity::AttackMisses => context.attack.map_or(0, |attack| u16::from(attack.misses)),
        Quantity::Paid => u16::from(env.paid),
    };
    i8::try_from(count).unwrap_or(i8::MAX)
}
