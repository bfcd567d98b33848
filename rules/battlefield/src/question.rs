//! What is asked, and what can be answered.

use crate::{
    army::Army,
    dice::Face,
    effect::{ActionKind, Pool, Token, Window, Zone},
    field::{Course, Thing},
    geometry::{Arc, Facing, Mil, Point, Pose, Slot},
    position::{NcuId, Roles, UnitId},
    reference::CardRef,
    task::{FreeAction, Offer, Use},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A question. What is hidden is never part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prompt {
    /// An army for everybody at once (B01).
    Army,
    /// Attacker or Defender of A Storm of Swords (B02).
    Role,
    /// A piece of terrain, or to pass (B03).
    Terrain { corpse_pile: bool },
    /// An objective marker (B04).
    Marker,
    /// A zone, or to leave the choice to the other (B05).
    Zone { may_pass: bool },
    /// Who is on the table from the start (B06).
    StartUnits,
    /// Who comes next (B07).
    Deploy,
    /// What activates (B08).
    Select,
    /// Its action (B09).
    Action { who: Thing },
    /// A free action, which may be declined unless it is forced.
    Free {
        who: Thing,
        kind: ActionKind,
        terms: FreeAction,
    },
    /// Where a Retreat goes, by its die (B10).
    Retreat { unit: UnitId, most: Mil },
    /// Where a charger stands (B11).
    Align {
        unit: UnitId,
        target: Thing,
        side: Arc,
        slots: Vec<Slot>,
    },
    /// A reaction (B12).
    React {
        window: Window,
        roles: Roles,
        offer: Offer,
    },
    /// Targets of an effect (B13), so many of these.
    Target {
        options: Vec<Thing>,
        count: u8,
        optional: bool,
    },
    /// One option of an effect; none, where that is possible.
    Choose { options: Vec<u8>, optional: bool },
    /// A kind of token, for the thing named.
    Kind { options: Vec<Token>, target: Thing },
    /// A zone whose effect is borrowed.
    Borrow { options: Vec<Zone> },
    /// A card of the own discard pile.
    Recall { count: u8 },
    /// A card of the commander in the own deck; which are there, its owner may look at.
    Search { count: u8 },
    /// How many wounds are paid.
    Pay { most: u8 },
    /// To which unit an influence is attached.
    Influence { ncu: NcuId, options: Vec<UnitId> },
    /// Dice that may be rolled again (B14).
    Reroll {
        pool: Pool,
        faces: Vec<Face>,
        open: Vec<bool>,
        rights: u8,
    },
    /// A token of the roller that may be spent (B15).
    Spend {
        unit: UnitId,
        token: Token,
        pool: Pool,
        faces: Vec<Face>,
        open: Vec<bool>,
    },
    /// A free pivot (B16).
    Pivot { unit: UnitId },
    /// After a melee attack that destroyed its target (B17).
    Surge {
        attacker: Option<UnitId>,
        freed: Vec<UnitId>,
        most: Mil,
    },
    /// Which of several mandatory effects is next (B18).
    Order { options: Vec<Use> },
    /// What an NCU claims (B19).
    Claim { ncu: NcuId, zones: Vec<Zone> },
    /// Cards that go (B20).
    Discard,
    /// Missions that are scored or discarded (B21).
    Missions,
    /// Destroyed units that come back (B22).
    Redeploy,
    /// Where a corpse pile is laid, by where a unit stood (B23).
    Pile { unit: UnitId, stood: Pose },
}

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
    /// Where to, or to stay.
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
}

/// What a unit does: its action, or a free one.
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

/// A question to a seat, and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    pub id: u32,
    pub seat: Seat,
    pub prompt: Prompt,
}
