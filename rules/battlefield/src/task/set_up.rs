//! The set-up under way.

use crate::position::UnitId;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    pub stage: SetUpStage,
    /// The players who act in this stage, a seat for each side, the first one first.
    pub order: Vec<Seat>,
    /// The number of times that somebody of them has been asked.
    pub at: u8,
    /// The number of players who have passed one after the other.
    pub passes: u8,
    /// Pieces that lie there by the usual rules.
    pub placed: u8,
    /// In what order zones were chosen: so they deploy.
    pub chosen: Vec<Seat>,
    /// Units that are still to be deployed.
    pub left: Vec<UnitId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SetUpStage {
    /// All at once, hidden till all are in.
    Armies,
    /// The mode, where it is left to chance.
    Mode,
    /// The sides that storm and defend (15.3); castle walls.
    Role,
    /// Corners of those who are all alone (17.2).
    Corner,
    /// The first corpse piles of A Feast for Crows.
    Piles,
    Terrain,
    Markers,
    /// Objective cards, siege cards and missions.
    Cards,
    Zone,
    /// The units that are on the table from the start, and those that wait.
    Start,
    Deploy,
    Draw,
}

impl SetUp {
    pub const fn at(stage: SetUpStage) -> Self {
        Self {
            stage,
            order: Vec::new(),
            at: 0,
            passes: 0,
            placed: 0,
            chosen: Vec::new(),
            left: Vec::new(),
        }
    }

    /// Returns whose turn it is among those who act.
    pub fn seat(&self) -> Seat {
        self.order[usize::from(self.at) % self.order.len()]
    }

    /// The same set-up at the beginning of its next stage.
    #[must_use]
    pub fn next(self, stage: SetUpStage) -> Self {
        Self {
            chosen: self.chosen,
            left: self.left,
            ..Self::at(stage)
        }
    }
}
