//! What changes a number: abilities, auras, tokens, effects, attached cards (10.3, 10.4, 12.6).

use crate::{
    effect::Stat,
    position::{Position, UnitId},
    task::{Attack, Test},
};

/// In what a number is wanted.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'s> {
    /// Of the attacker for to_hit, attack dice and wounds; of the defender for defense rolls.
    Attack(&'s Attack),
    /// Of the unit that tests.
    Test(&'s Test),
    Unit(UnitId),
}

/// The sum of all that changes `stat` of `unit`: each name counts once, unless it says that it
/// adds up.
pub fn sum(_: &Position, _: Stat, _unit: UnitId, _: Subject<'_>) -> i8 {
    todo!("scripts")
}
