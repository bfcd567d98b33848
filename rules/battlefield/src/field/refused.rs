//! The reasons for which something cannot be done there.

use super::Thing;
use crate::geometry::{Arc, Mil};
use serde::{Deserialize, Serialize};

/// Lengths are exact; a page shows them rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refused {
    /// It can go so far at most.
    TooFar {
        most: Mil,
    },
    /// It could, if its way did not touch this piece.
    Rough {
        piece: Thing,
        most: Mil,
    },
    OffTable,
    /// There is no room: something stands there.
    EndsOverlapping(Thing),
    /// An inch has to stay free.
    EndsNearEnemy {
        enemy: Thing,
        gap: Mil,
    },
    /// Its way leads through something that cannot be crossed.
    Through(Thing),
    NotInArc,
    /// The view of it is blocked.
    NotSeen,
    /// A charge that even the best die would leave so far away.
    CannotReach {
        needed: Mil,
    },
    /// No place is left on that side of the target.
    NoRoom(Arc),
    /// Its way leads to no place on that side of the target where it could stand.
    NoPlace(Arc),
    /// It does not stand in that arc of the target.
    NotFromThere(Arc),
    PivotLosesTarget,
    /// Nobody of the Attacker's stands behind the castle walls.
    BehindWalls,
}
