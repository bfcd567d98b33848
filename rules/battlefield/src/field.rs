//! The table as a unit meets it that acts: where it may go, what it sees, what it reaches.
//!
//! Everything here is a function of the places alone, so pages can ask it as well as the rules.

mod align;
mod charge;
mod course;
mod end;
mod look;
mod reach;
mod refused;
mod room;
#[cfg(test)]
mod tests;

pub use align::{may_be_set, taken};
pub use charge::{Approach, Charge, Declaration, Stop};
pub use course::{Course, Direction};
pub use end::{INCH, clear, end, free, on_table};
pub use look::{nearest_line, sees};
pub use reach::{may_end, stretches};
pub use refused::Refused;
pub use room::{crowds, has_room, open_slots};

use crate::{
    geometry::{Mil, Tray},
    terrain::{Keyword, Piece},
};
use serde::{Deserialize, Serialize};

/// Something that stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Thing {
    /// By its number in the position.
    Unit(u8),
    Wall(u8),
    Piece(u8),
}

/// The relation of a tray to the unit that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// May be crossed and touched: a unit of the own side, and its walls.
    Friend,
    /// Neither crossed nor neared by an inch.
    Enemy,
    /// Not crossed, but neared: a ruined wall of the other side.
    Ruin,
}

/// A tray that stands somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub thing: Thing,
    pub tray: Tray,
    pub relation: Relation,
    /// The number of the side whose it is. A ruin is nobody's: it engages no one.
    pub side: Option<u8>,
}

/// Everything around the unit that acts; itself is not in it.
#[derive(Clone, Debug, Default)]
pub struct Field {
    pub width: Mil,
    pub depth: Mil,
    pub standing: Vec<Standing>,
    pub pieces: Vec<Piece>,
}

impl Field {
    fn enemies(&self) -> impl Iterator<Item = &Standing> {
        self.standing
            .iter()
            .filter(|standing| standing.relation == Relation::Enemy)
    }

    /// Pieces with this keyword and their numbers.
    fn pieces_with(&self, keyword: Keyword) -> impl Iterator<Item = (Thing, &Piece)> {
        (0..)
            .zip(&self.pieces)
            .filter(move |(_, piece)| piece.has(keyword))
            .map(|(number, piece)| (Thing::Piece(number), piece))
    }
}

/// The largest length up to `most` that is `fine`, where all shorter ones are; `least` is.
fn largest(least: Mil, most: Mil, fine: impl Fn(Mil) -> bool) -> Mil {
    let (mut fits, mut beyond) = (least, most + 1);
    while beyond - fits > 1 {
        let half = fits + (beyond - fits) / 2;
        if fine(half) {
            fits = half;
        } else {
            beyond = half;
        }
    }
    fits
}
