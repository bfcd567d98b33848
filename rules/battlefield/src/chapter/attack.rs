//! Attacks: what can be attacked, and the steps from the dice to what follows (chapters 6.4, 6.5, 7).

use super::acting::Terms;
use crate::{
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Move,
    task::{Attack, Charging, FreeAction},
};

pub fn step(_play: &mut Play<'_>, _attack: Box<Attack>) {
    todo!("combat")
}

/// Whether a ranged attack (6.4) is legal: shift, then sight and range.
pub fn check_shot(_: &Position, _: UnitId, _: &Move, _: Terms<'_>) -> Result<(), Illegal> {
    todo!("combat")
}

/// Whether a melee attack (6.5) is legal, with its realignment.
pub fn check_fight(_: &Position, _: UnitId, _: &Move, _: Terms<'_>) -> Result<(), Illegal> {
    todo!("combat")
}

/// Whether a Melee Attack may remove this piece of terrain (14.2).
pub fn check_raze(_: &Position, _: UnitId, _piece: u8) -> Result<(), Illegal> {
    todo!("combat")
}

/// What a castle wall may do: its Arrows, or to forgo.
pub fn check_wall(_: &Position, _wall: Thing, _: &Move) -> Result<(), Illegal> {
    todo!("combat")
}

pub fn begin_shot(_play: &mut Play<'_>, _: UnitId, _: Move, _: Option<FreeAction>) {
    todo!("combat")
}

pub fn begin_fight(_play: &mut Play<'_>, _: UnitId, _: Move, _: Option<FreeAction>) {
    todo!("combat")
}

/// The attack at the end of a charge that has arrived: its side, and whether it has the Charge
/// Bonus, follow from the charge.
pub fn begin_charge(_play: &mut Play<'_>, _: &Charging) {
    todo!("combat")
}

pub fn begin_arrows(_play: &mut Play<'_>, _wall: Thing, _: Move) {
    todo!("combat")
}

pub fn raze(_play: &mut Play<'_>, _: UnitId, _piece: u8) {
    todo!("combat")
}
