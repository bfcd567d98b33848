//! The beginning of a round.

use crate::play::Play;

/// What the mode does ([`super::mode::round_begins`] puts it on the agenda), then the window `round.start`, then turns.
pub fn step(_play: &mut Play<'_>) {
    todo!("board")
}
