//! What the game modes change (chapter 15): one place where each is asked.

use crate::{
    field::{Refused, Thing},
    geometry::{Pose, Tray},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::{Action, Prompt, Question},
    state::View,
    task::Cause,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What a mode has under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doing {
    /// Destroyed units of the Attacker come back (15.3).
    Redeploy,
    /// Everybody scores and discards missions (15.5).
    Missions,
    /// Somebody places a corpse pile by where a unit stood (15.4).
    Pile { by: Seat, unit: UnitId, stood: Pose },
}

pub fn step(_play: &mut Play<'_>, _: Doing) {
    todo!("modes")
}

pub fn check(_: &View, _: &Prompt, _: &Action) -> Result<(), Illegal> {
    todo!("modes")
}

pub fn answer(_play: &mut Play<'_>, _: Doing, _: &Question, _: Action) {
    todo!("modes")
}

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

/// A unit was destroyed and has left the place where it `stood`: who scores, what becomes of its
/// markers, and what else the mode does. What has to be asked is put on the agenda.
pub fn destroyed(_play: &mut Play<'_>, _: UnitId, _stood: Pose, _: Cause) {
    todo!("modes")
}

/// A castle wall fell.
pub fn wall_fell(_play: &mut Play<'_>, _wall: u8, _: Cause) {
    todo!("modes")
}

/// At the start of each round, before the window: puts on the agenda what the mode does.
pub fn round_begins(_play: &mut Play<'_>) {}

/// A siege card lets a unit come back beyond the zone (after the effect has been written down).
pub fn permitted(_play: &mut Play<'_>, _: Seat) {}

/// Points at the end of a round (CleanUp b): puts on the agenda what is asked for it.
pub fn score_round(_play: &mut Play<'_>) {}
