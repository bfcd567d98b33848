//! Retreats (6.3), Surge Forth (6.8) and free pivots.

use crate::{
    field::Course,
    geometry::{Mil, Tray},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Action,
    state::View,
};
use serde::{Deserialize, Serialize};

/// After a melee attack that destroyed its target: one answer for the attacker's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surge {
    /// The attacker, if it is unengaged now.
    pub attacker: Option<UnitId>,
    /// Others that were engaged with the destroyed unit and with nobody else.
    pub freed: Vec<UnitId>,
    /// How far the free Maneuver may lead.
    pub most: Mil,
}

/// Rolls for a Retreat and asks where it leads; the frame of the action is the last of the agenda.
pub fn begin_retreat(_play: &mut Play<'_>, _: UnitId) {
    todo!("moves")
}

pub fn check_retreat(_: &Position, _: UnitId, _: &Course, _most: Mil) -> Result<Tray, Illegal> {
    todo!("moves")
}

/// Carries a Retreat out, or stays; enemies that were freed may pivot.
pub fn retreat(_play: &mut Play<'_>, _: UnitId, _: Option<Course>) {
    todo!("moves")
}

/// After a melee attack of `attacker` that destroyed its target; `freed` are its friends that were
/// engaged with the target and with nobody else.
pub fn begin_surge(_play: &mut Play<'_>, _attacker: UnitId, _freed: Vec<UnitId>) {
    todo!("moves")
}

pub fn surge(_play: &mut Play<'_>, _: Surge) {
    todo!("moves")
}

pub fn check_surge(
    _: &View,
    _attacker: Option<UnitId>,
    _freed: &[UnitId],
    _most: Mil,
    _: &Action,
) -> Result<(), Illegal> {
    todo!("moves")
}

pub fn answer_surge(_play: &mut Play<'_>, _: Surge, _: Action) {
    todo!("moves")
}

/// Asks for a free pivot.
pub fn pivot(_play: &mut Play<'_>, _: UnitId) {
    todo!("moves")
}

pub fn check_pivot(_: &View, _: UnitId, _: &Action) -> Result<(), Illegal> {
    todo!("moves")
}

pub fn answer_pivot(_play: &mut Play<'_>, _: UnitId, _: Action) {
    todo!("moves")
}
