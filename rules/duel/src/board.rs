//! The things that lie on the table.

use serde::{Deserialize, Serialize};

/// In thousandths.
pub const INCH: i32 = 1_000;
/// The width and the depth of the table.
pub const TABLE: i32 = 48 * INCH;
/// From how far a disc strikes.
pub const REACH: i32 = 2 * INCH;
/// The number of moves that each disc has.
const ROUNDS: u8 = 12;

/// A place on the table, from its corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    /// The square of the distance, which has no root to round.
    pub fn distance2(self, other: Self) -> i64 {
        let squared = |a: i32, b: i32| (i64::from(a) - i64::from(b)).pow(2);
        squared(self.x, other.x) + squared(self.y, other.y)
    }
}

/// The board as everybody sees it: all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub discs: [Point; 2],
    /// The wounds that each disc can still take.
    pub wounds: [u8; 2],
    /// The number of moves that were made.
    pub turn: u8,
}

impl Board {
    /// In opposite corners, before the first move.
    pub fn new(wounds: u8) -> Self {
        let corner = Point { x: 0, y: 0 };
        let opposite = Point { x: TABLE, y: TABLE };
        Self {
            discs: [corner, opposite],
            wounds: [wounds; 2],
            turn: 0,
        }
    }

    /// Tells whether a disc has fallen, or all moves are made.
    pub fn over(&self) -> bool {
        self.wounds.contains(&0) || self.turn >= 2 * ROUNDS
    }

    /// Returns which disc moves.
    pub fn mover(&self) -> usize {
        usize::from(self.turn % 2)
    }
}
