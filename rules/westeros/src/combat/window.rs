//! The order inside a window: the text of the house that stands higher on the Iron Throne track
//! comes first and is carried out to its end before the other one.

use super::now;
use crate::{BySide, Position, Side};

/// The next side whose text is due. Read anew for every text: Doran may change the track.
pub(super) fn next(position: &Position, done: BySide<bool>) -> Option<Side> {
    let combat = now(position);
    position
        .turn_order()
        .filter_map(|house| combat.side_of(house))
        .find(|&side| !done[side])
}

/// This side has had its turn.
#[must_use]
pub(super) fn after(mut done: BySide<bool>, side: Side) -> BySide<bool> {
    done[side] = true;
    done
}

/// Nobody has had a turn.
pub(super) const NOBODY: BySide<bool> = BySide::new(false, false);
