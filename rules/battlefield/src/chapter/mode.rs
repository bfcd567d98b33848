//! What the game modes change (chapter 15): one place where each is asked.

use crate::{
    field::{Refused, Thing},
    geometry::{Pose, Tray},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    task::Cause,
};
use tabletop::Seat;

/// Whether the mode lets a unit stand there, at any end of a pivot or move.
pub fn may_stand(_: &Position, _: UnitId, _: &Tray) -> Result<(), Refused> {
    Ok(())
}

/// Whether a unit of the reserve may come to the table in this round.
pub fn may_arrive(_: &Position, _: UnitId) -> Result<(), Illegal> {
    todo!("modes")
}

pub fn check_arrival(_: &Position, _: Seat, _: UnitId, _: Pose) -> Result<(), Illegal> {
    todo!("modes")
}

/// Puts a unit of the reserve on the table: its activation, or the start of it.
pub fn arrive(_play: &mut Play<'_>, _: UnitId, _: Pose) {
    todo!("modes")
}

/// A unit or wall activates (T2): the test of A Feast for Crows.
pub fn activates(_play: &mut Play<'_>, _: Thing) {}

/// A unit failed a morale test, before what it suffers for it (A Feast for Crows).
pub fn failed_test(_play: &mut Play<'_>, _: UnitId) {}

/// A unit was destroyed and has left: who scores, and what else the mode does.
pub fn destroyed(_play: &mut Play<'_>, _: UnitId, _: Cause) {
    todo!("modes")
}

/// A castle wall fell.
pub fn wall_fell(_play: &mut Play<'_>, _wall: u8, _: Cause) {
    todo!("modes")
}

/// At the start of a round from the second on, before the window.
pub fn round_begins(_play: &mut Play<'_>) {}

/// Points at the end of a round (CleanUp b).
pub fn score_round(_play: &mut Play<'_>) {
    todo!("modes")
}
