//! Victory points, markers and the end (15, 16).

use crate::{
    event::Why,
    play::Play,
    position::{SideId, UnitId},
};

/// After a unit ended a move: markers that it touches and nobody holds are its own, those that
/// it no longer touches are free (15, Markers).
pub fn claim_markers(play: &mut Play<'_>, _: UnitId) {
    if !play.position().markers.is_empty() {
        todo!("modes")
    }
}

/// A side scores, where the mode counts points.
pub fn score(_play: &mut Play<'_>, _: SideId, _points: u16, _: Why) {
    todo!("modes")
}

/// Whether somebody has won, in CleanUp c (16.3); ends the game then.
pub fn check(_play: &mut Play<'_>) {
    todo!("modes")
}

/// Whether players without units are out, and whether that ends the game (16.4).
pub fn eliminate(_play: &mut Play<'_>) {
    todo!("modes")
}
