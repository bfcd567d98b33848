//! Answers.

use crate::{
    army::Army,
    effect::{ActionKind, Token, Zone},
    field::{Course, Thing},
    geometry::{Arc, Facing, Point, Pose, Slot},
    position::{NcuId, UnitId},
    reference::CardRef,
    task::Use,
};
use serde::{Deserialize, Serialize};

/// An answer. It holds parameters, never poses that have to fit, but where something is placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    Army(Army),
    Attack(bool),
    Place {
        piece: String,
        pose: Pose,
    },
    Marker(Point),
    /// By its number: 0 is the south (or the first corner), 1 the north.
    Zone(u8),
    StartUnits {
        units: Vec<UnitId>,
        proxy: Option<UnitId>,
    },
    Deploy {
        unit: UnitId,
        pose: Pose,
    },
    /// A unit, a wall or an NCU that activates.
    Select(Who),
    /// A unit of the reserve that comes to the table.
    Arrive {
        unit: UnitId,
        pose: Pose,
    },
    Pass,
    Do(Move),
    /// The course, or to stay.
    Course(Option<Course>),
    Align(Slot),
    Use(Use),
    Targets(Vec<Thing>),
    Choose(u8),
    Kind(Token),
    Zones(Zone),
    Cards(Vec<CardRef>),
    Pay(u8),
    Influence(UnitId),
    /// Dice by their place, from 0.
    Reroll(Vec<u8>),
    Pivot(Facing),
    Surge {
        course: Option<Course>,
        pivots: Vec<(UnitId, Facing)>,
    },
    Claim {
        zone: Zone,
        ability_first: bool,
    },
    Missions {
        score: Vec<String>,
        discard: Option<String>,
    },
    Redeploy(Vec<(UnitId, Pose)>),
    Arc(Arc),
}

/// The choice of what a unit does: its action, or a free one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    Maneuver(Course),
    March(Course),
    /// A straight way without a pivot, given by an effect.
    Shift(Course),
    Retreat,
    Charge {
        target: Thing,
        pivot: Option<Facing>,
        arc: Option<Arc>,
    },
    Shoot {
        target: Thing,
        weapon: u8,
        shift: Option<Course>,
        arc: Option<Arc>,
    },
    Fight {
        target: Thing,
        weapon: u8,
        realign: Option<Slot>,
    },
    /// A piece of terrain that can be destroyed, by its number.
    Raze(u8),
    Forgo,
}

impl Move {
    /// As what kind of action it counts.
    pub const fn kind(&self) -> ActionKind {
        match self {
            Self::Maneuver(_) | Self::Shift(_) | Self::Forgo => ActionKind::Maneuver,
            Self::March(_) => ActionKind::March,
            Self::Retreat => ActionKind::Retreat,
            Self::Charge { .. } => ActionKind::Charge,
            Self::Shoot { .. } => ActionKind::RangedAttack,
            Self::Fight { .. } | Self::Raze(_) => ActionKind::MeleeAttack,
        }
    }
}

/// Somebody who can activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Who {
    Unit(UnitId),
    Ncu(NcuId),
    Wall(u8),
}

impl Who {
    /// Returns the unit or wall as it stands on the table; nothing of an NCU.
    pub const fn thing(self) -> Option<Thing> {
        match self {
            Self::Unit(id) => Some(id.thing()),
            Self::Wall(number) => Some(Thing::Wall(number)),
            Self::Ncu(_) => None,
        }
    }

    /// Returns the unit or wall that stands on the table as this; nothing for a piece of terrain.
    pub const fn of(thing: Thing) -> Option<Self> {
        match thing {
            Thing::Unit(number) => Some(Self::Unit(UnitId(number))),
            Thing::Wall(number) => Some(Self::Wall(number)),
            Thing::Piece(_) => None,
        }
    }
}
