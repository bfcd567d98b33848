//! The events of a game, for the log.

mod part;
mod seen;

pub use part::{Arrival, Change, MadeBy, RollFor, TokenChange, Why};

use crate::{
    army::Army,
    dice::Face,
    effect::{ActionKind, Pool, Token, Zone},
    field::Thing,
    geometry::{Arc, Mil, Point, Pose, Slot},
    position::{Bearer, Mode, NcuId, SideId, Source, UnitId},
    reference::{AbilityRef, CardRef},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The mode that chance has given to a table which agreed on none.
    ModeDrawn(Mode),
    ArmyShown {
        seat: Seat,
        army: Army,
    },
    /// A die for a choice of set-up.
    RolledFor {
        seat: Seat,
        what: RollFor,
        face: Face,
    },
    TerrainPlaced {
        seat: Seat,
        piece: String,
        pose: Pose,
    },
    MarkerPlaced {
        seat: Option<Seat>,
        at: Point,
    },
    ObjectiveTurned {
        marker: u8,
        card: AbilityRef,
    },
    OpenMission(String),
    ZoneChosen {
        seat: Seat,
        zone: u8,
    },
    Deployed {
        unit: UnitId,
        pose: Pose,
        how: Arrival,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    Selected(Thing),
    NcuSelected(NcuId),
    ZoneClaimed {
        ncu: NcuId,
        zone: Zone,
    },
    /// An ability or Order.
    Used {
        seat: Seat,
        bearer: Bearer,
        ability: AbilityRef,
    },
    CardPlayed {
        seat: Seat,
        card: CardRef,
        bonus: bool,
    },
    Targeted {
        source: Source,
        targets: Vec<Thing>,
    },
    Cancelled(Source),
    /// A single die of an effect, with so many sides.
    RolledOnce {
        source: Source,
        sides: u8,
        face: Face,
    },
    Moved {
        unit: UnitId,
        kind: ActionKind,
        from: Pose,
        to: Pose,
    },
    Shifted {
        unit: UnitId,
        from: Pose,
        to: Pose,
    },
    Pivoted {
        unit: UnitId,
        from: Pose,
        to: Pose,
    },
    /// The die of a Retreat, and how far it may lead.
    RetreatRolled {
        unit: UnitId,
        face: Face,
        most: Mil,
    },
    ChargeDeclared {
        unit: UnitId,
        target: Thing,
        side: Arc,
    },
    ChargeRolled {
        unit: UnitId,
        faces: Vec<Face>,
        disorderly: bool,
        /// The way to the target; nothing without a way there. Older stored games do not say it.
        #[serde(default)]
        way: Option<Mil>,
        /// The distance that the dice let it come.
        #[serde(default)]
        most: Option<Mil>,
    },
    ChargeSucceeded {
        unit: UnitId,
        target: Thing,
        side: Arc,
        slot: Option<Slot>,
        to: Pose,
    },
    ChargeFailed {
        unit: UnitId,
        to: Pose,
        blocked_by: Option<Thing>,
    },
    /// It was turned or pushed so that a charger finds room.
    Pushed {
        unit: UnitId,
        from: Pose,
        to: Pose,
    },
    Attacked {
        attacker: Thing,
        weapon: u8,
        defender: Thing,
        melee: bool,
        arc: Arc,
    },
    Rolled {
        unit: Thing,
        pool: Pool,
        faces: Vec<Face>,
        /// The least face that succeeds, of a morale test the least sum of both dice, as things stand
        /// when they are rolled; more than dice can show where none does. Nothing where dice decide
        /// nothing. Older stored games do not say it.
        #[serde(default)]
        needed: Option<u8>,
        /// All that is added to each face or to the sum. Older stored games do not say it.
        #[serde(default)]
        changes: Vec<Change>,
    },
    Rerolled {
        seat: Seat,
        pool: Pool,
        dice: Vec<u8>,
        faces: Vec<Face>,
    },
    /// The result of the attack dice, once they lie.
    Hits {
        hits: u8,
        misses: u8,
    },
    /// The result of the defense dice.
    Blocked {
        blocked: u8,
        wounds: u16,
    },
    Token {
        unit: UnitId,
        token: Token,
        change: TokenChange,
    },
    Wounded {
        unit: Thing,
        wounds: u16,
        models_left: u8,
        ranks_lost: u8,
    },
    Restored {
        unit: UnitId,
        wounds: u16,
        models: u8,
    },
    Tested {
        unit: UnitId,
        panic: bool,
        result: Option<u8>,
        needed: u8,
        passed: bool,
        /// All that was added to the dice. Older stored games do not say it.
        #[serde(default)]
        changes: Vec<Change>,
    },
    Destroyed {
        unit: Thing,
        by: Option<Seat>,
    },
    Scored {
        side: SideId,
        points: u16,
        why: Why,
    },
    MarkerTaken {
        marker: u8,
        by: Option<UnitId>,
    },
    Razed {
        piece: u8,
        by: UnitId,
    },
    Influenced {
        ncu: NcuId,
        unit: UnitId,
    },
    ActivationEnded(Thing),
    Passed(Seat),
    /// Cards that somebody drew; others are told how many.
    Drew {
        seat: Seat,
        cards: Vec<CardRef>,
    },
    DrewCards {
        seat: Seat,
        count: u8,
    },
    /// Cards that were taken where all can see them.
    Took {
        seat: Seat,
        cards: Vec<CardRef>,
    },
    Discarded {
        seat: Seat,
        cards: Vec<CardRef>,
    },
    /// Missions and siege cards that somebody drew; others are told how many.
    DrewHidden {
        seat: Seat,
        names: Vec<String>,
    },
    DrewHiddenCount {
        seat: Seat,
        count: u8,
    },
    MissionShown {
        seat: Seat,
        mission: String,
        points: u16,
    },
    SiegeCardPlayed {
        seat: Seat,
        card: CardRef,
    },
    /// A unit bears so many victory points for the enemy (15.4).
    VpToken {
        unit: UnitId,
        count: u8,
    },
    PilePlaced {
        at: Point,
    },
    Eliminated(Seat),
    RoundEnded {
        round: u8,
    },
    Over {
        places: Vec<Vec<Seat>>,
    },
}
