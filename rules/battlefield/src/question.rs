//! The questions, and the answers that can be given.

mod action;

pub use action::{Action, Move, Who};

use crate::{
    dice::Face,
    effect::{ActionKind, Pool, Token, Window, Zone},
    field::Thing,
    geometry::{Arc, Mil, Pose, Slot},
    position::{NcuId, Roles, UnitId},
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
    /// The units that are on the table from the start (B06).
    StartUnits,
    /// The unit that comes next (B07).
    Deploy,
    /// The unit or NCU that activates (B08).
    Select,
    /// Its action (B09).
    Action { who: Thing },
    /// A free action, which may be declined unless it is forced.
    Free {
        who: Thing,
        kind: ActionKind,
        terms: FreeAction,
    },
    /// The course of a Retreat, by its die (B10).
    Retreat { unit: UnitId, most: Mil },
    /// The place in which a charger stands (B11).
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
    /// The number of wounds that are paid.
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
    /// The next of several mandatory effects (B18).
    Order { options: Vec<Use> },
    /// The zone that an NCU claims (B19).
    Claim { ncu: NcuId, zones: Vec<Zone> },
    /// Cards that go (B20).
    Discard,
    /// Missions that are scored or discarded (B21).
    Missions,
    /// Destroyed units that come back (B22).
    Redeploy,
    /// The place of a corpse pile, by where a unit stood (B23).
    Pile { unit: UnitId, stood: Pose },
    /// The one of several freed units that turns next, if any does (B16).
    Freed { units: Vec<UnitId> },
    /// The arc in which the attacker stands, where several are equal (3.3).
    Arc {
        who: Thing,
        target: Thing,
        arcs: Vec<Arc>,
    },
}

impl Prompt {
    /// Tells whether all whom it concerns are asked at once, and their answers kept until the last is in.
    pub const fn simultaneous(&self) -> bool {
        match self {
            Self::Army | Self::StartUnits | Self::Discard | Self::Missions => true,
            Self::Role
            | Self::Terrain { .. }
            | Self::Marker
            | Self::Zone { .. }
            | Self::Deploy
            | Self::Select
            | Self::Action { .. }
            | Self::Free { .. }
            | Self::Retreat { .. }
            | Self::Align { .. }
            | Self::React { .. }
            | Self::Target { .. }
            | Self::Choose { .. }
            | Self::Kind { .. }
            | Self::Borrow { .. }
            | Self::Recall { .. }
            | Self::Search { .. }
            | Self::Pay { .. }
            | Self::Influence { .. }
            | Self::Reroll { .. }
            | Self::Spend { .. }
            | Self::Pivot { .. }
            | Self::Surge { .. }
            | Self::Order { .. }
            | Self::Claim { .. }
            | Self::Redeploy
            | Self::Pile { .. }
            | Self::Freed { .. }
            | Self::Arc { .. } => false,
        }
    }
}

/// A question to a seat, and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    pub id: u32,
    pub seat: Seat,
    pub prompt: Prompt,
}
