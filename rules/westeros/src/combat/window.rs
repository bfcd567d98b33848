//! The order inside a window: the text of the house that stands higher on the Iron Throne track
//! comes first and is carried out to its end before the other one.

use super::now;
use crate::{Position, Side};
use serde::{Deserialize, Serialize};

/// Which sides have had their turn in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    Nobody,
    One(Side),
    Both,
}

impl Done {
    /// This side has had its turn too.
    #[must_use]
    pub(super) const fn with(self, side: Side) -> Self {
        match self {
            Self::Nobody => Self::One(side),
            Self::One(_) | Self::Both => Self::Both,
        }
    }

    /// This side is to have another turn.
    #[must_use]
    pub(super) fn without(self, side: Side) -> Self {
        if self == Self::Both {
            Self::One(side.enemy())
        } else if self == Self::One(side) {
            Self::Nobody
        } else {
            self
        }
    }

    fn contains(self, side: Side) -> bool {
        self == Self::Both || self == Self::One(side)
    }
}

/// The next side whose text is due. Read anew for every text: Doran may change the track.
pub(super) fn next(position: &Position, done: Done) -> Option<Side> {
    let combat = now(position);
    position
        .turn_order()
        .filter_map(|house| combat.side_of(house))
        .find(|&side| !done.contains(side))
}
