//! The King's Court track: how many starred orders a house may use.

use crate::{House, Position};

/// The stars printed beside a position (counted from 0) of the King's Court track.
///
/// With three or four players an overlay with fewer stars is used.
pub const fn stars(players: u8, position: usize) -> u8 {
    let printed: [u8; House::COUNT] = if players <= 4 {
        [3, 2, 1, 0, 0, 0]
    } else {
        [3, 3, 2, 1, 0, 0]
    };
    if position < House::COUNT {
        printed[position]
    } else {
        0
    }
}

pub(crate) fn stars_of(position: &Position, house: House) -> u8 {
    position
        .tracks
        .kings_court
        .position(house)
        .map_or(0, |place| stars(position.players, place))
}
