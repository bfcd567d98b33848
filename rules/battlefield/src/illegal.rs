//! The reasons for which an answer will not do.

use crate::{
    army::Problem,
    effect::Window,
    field::{Refused, Thing},
    geometry::Mil,
    position::UnitId,
    reference::CardRef,
};
use serde::{Deserialize, Serialize};

/// One reason that a player can understand. Lengths are thousandths of an inch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// The answer belongs to another question.
    WrongAnswer,
    Engaged,
    NotEngaged,
    /// The place to which it would go, or where it would stand, look or charge, does not do.
    Place(Refused),
    NoPivotFirst,
    Diagonal,
    /// Forwards it retreats only from an enemy in its flank or rear.
    ForwardBlocked,
    OutOfRange {
        distance: Mil,
        range: Mil,
    },
    NoSuchAttack,
    ShotAtWall,
    NotYourUnit,
    AlreadyActivated,
    MustActivate,
    NotATarget(Thing),
    /// So many are to be named.
    Count {
        wanted: u8,
    },
    ZoneTaken,
    InfluenceTaken,
    WrongMoment(Window),
    OnePerTrigger,
    OrderUsed,
    Forbidden,
    Disorderly,
    NotInHand(CardRef),
    WithoutEffect,
    SlotTaken,
    TurnNotAllowed,
    NotThatDie(u8),
    TooManyDice {
        most: u8,
    },
    NotInZone {
        by: Mil,
    },
    TooNearTerrain {
        gap: Mil,
    },
    InZone,
    TooNearMarker {
        gap: Mil,
    },
    /// A corpse pile is laid near to where the unit stood.
    TooFarFromIt {
        gap: Mil,
    },
    /// The Commander's unit is on the table from the start.
    CommanderStarts,
    /// An attachment that starts stands for a commander who is off the table, and only then.
    Proxy,
    NoSuchPiece,
    TooEarly {
        round: u8,
    },
    NotArrived(UnitId),
    FlankNotHeld,
    MayNotDecline,
    Army(Vec<Problem>),
    NotFulfilled(String),
}

impl From<Refused> for Illegal {
    fn from(refused: Refused) -> Self {
        Self::Place(refused)
    }
}
