//! The deeds that missions ask about, counted as they are told.

use crate::{event::Event, position::Position};

/// Counts what has happened in this round.
pub fn count(position: &mut Position, event: &Event) {
    match event {
        Event::ZoneClaimed { ncu, .. } => {
            let owner = position.ncu(*ncu).owner;
            let zones = &mut position.player_mut(owner).deeds.zones;
            *zones = zones.saturating_add(1);
        }
        Event::Tested {
            unit,
            panic: true,
            passed: false,
            ..
        } => {
            let owner = position.unit(*unit).owner;
            let panicked = &mut position.player_mut(owner).deeds.panicked;
            *panicked = panicked.saturating_add(1);
        }
        _ => {}
    }
}
