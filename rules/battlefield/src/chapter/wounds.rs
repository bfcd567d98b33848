//! Wounds and what restores them (8.1, 8.2).

use crate::{field::Thing, play::Play, position::UnitId, task::Cause};

/// A unit or wall suffers so many wounds; a unit without models left is destroyed next.
/// Returns how many models' worth it had left to lose, at most `count`.
pub fn suffer(_play: &mut Play<'_>, _: Thing, _count: u16, _: Cause) -> u16 {
    todo!("combat")
}

pub fn restore(_play: &mut Play<'_>, _: UnitId, _count: u16) {
    todo!("combat")
}
