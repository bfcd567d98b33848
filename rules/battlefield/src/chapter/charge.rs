//! Charges (6.6, 6.7).

use crate::{
    field::{Charge, Thing},
    geometry::{Arc, Facing, Slot},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Action,
    task::{Charging, FreeAction},
};

pub fn step(_play: &mut Play<'_>, _charge: Box<Charging>) {
    todo!("moves")
}

/// Whether this charge may be declared.
pub fn check(
    _: &Position,
    _: UnitId,
    _target: Thing,
    _pivot: Option<Facing>,
    _arc: Option<Arc>,
) -> Result<Charge, Illegal> {
    todo!("moves")
}

pub fn begin(
    _play: &mut Play<'_>,
    _: UnitId,
    (_target, _pivot, _arc): (Thing, Option<Facing>, Option<Arc>),
    _free: Option<FreeAction>,
) {
    todo!("moves")
}

/// It charges the nearest enemy that it can, with this face of the die: its owner is asked which
/// of several, and how it turns.
pub fn begin_forced(_play: &mut Play<'_>, _: UnitId, _die: u8) {
    todo!("moves")
}

pub fn check_align(slots: &[Slot], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Align(slot) if slots.contains(slot) => Ok(()),
        Action::Align(_) => Err(Illegal::SlotTaken),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(_play: &mut Play<'_>, _charge: Box<Charging>, _: Action) {
    todo!("moves")
}
