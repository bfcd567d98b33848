//! The table itself: what is agreed on before the start, and what stands on it besides units.

use super::UnitId;
use crate::{
    geometry::{Base, Circle, Mil, Point, Pose, Tray},
    reference::AbilityRef,
    terrain::Piece,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

words! {
    /// Game modes.
    Mode {
        /// No markers and no rules of a mode: for cases of the rules.
        None = "none",
        Thrones = "thrones",
        Clash = "clash",
        Storm = "storm",
        Feast = "feast",
        Winds = "winds",
    }
}

words! {
    /// The scheme of a battle: who fights whom.
    Scheme {
        /// Two players; three or four of which everybody is alone.
        Alone = "alone",
        /// Seats 0 and 2 against 1 and 3.
        Teams = "teams",
    }
}

/// The agreement of the people at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub mode: Mode,
    pub scheme: Scheme,
    /// The points of each army.
    pub size: u32,
    /// 48 by 48 inches or 72 by 48, in thousandths.
    pub width: Mil,
    pub depth: Mil,
    #[serde(default)]
    pub options: Options,
}

/// Readings that a table may choose otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The mode is drawn when the armies are shown; whatever the setup names is not played then.
    pub random_mode: bool,
    pub reserve_keeps_alive: bool,
    pub corpse_piles: u8,
    pub terrain_pieces: u8,
    pub share_hands: bool,
    pub game_length: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            random_mode: false,
            reserve_keeps_alive: true,
            corpse_piles: 3,
            terrain_pieces: 4,
            share_hands: false,
            game_length: 6,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mode: Mode::Thrones,
            scheme: Scheme::Alone,
            size: 40,
            width: 48_000,
            depth: 48_000,
            options: Options::default(),
        }
    }
}

/// The progress of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    SetUp,
    /// The round, counted from 1.
    Round(u8),
}

impl Phase {
    /// 0 before the first.
    pub const fn round(self) -> u8 {
        match self {
            Self::Round(round) => round,
            Self::SetUp => 0,
        }
    }
}

/// A castle wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    pub pose: Pose,
    pub owner: Seat,
    pub wounds: u8,
    pub ruined: bool,
    pub activated: bool,
}

impl Wall {
    /// So many wounds ruin it.
    pub const WOUNDS: u8 = 10;

    pub fn tray(&self) -> Tray {
        Tray::new(Base::WALL, self.pose)
    }
}

/// A piece of terrain that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terrain {
    /// The kind of the piece, by its id in the data.
    pub name: String,
    pub piece: Piece,
    /// It has been destroyed: it keeps its number, and does nothing any more.
    pub removed: bool,
}

/// An objective marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marker {
    pub at: Point,
    /// The ability that it brings; objective cards are abilities of whoever holds it.
    pub card: Option<AbilityRef>,
    pub holder: Option<UnitId>,
}

impl Marker {
    pub const RADIUS: Mil = 750;

    pub const fn circle(&self) -> Circle {
        Circle {
            at: self.at,
            radius: Self::RADIUS,
        }
    }
}

/// A unit that stands on the table, and its tray.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub id: UnitId,
    pub owner: Seat,
    pub tray: Tray,
}
