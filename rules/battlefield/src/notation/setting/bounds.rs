//! The most of anything that a game can come to: a file names no more.

use crate::{
    army,
    position::{Position, SetupProblem},
};
use tabletop::Seat;

/// Units of a player, and NCUs.
pub const UNITS: usize = army::MOST;

/// Pieces of terrain: as many as a table can agree on, and corpse piles.
pub const PIECES: usize = SetupProblem::MOST_PIECES as usize + SetupProblem::MOST_PILES as usize;

/// Objective markers.
pub const MARKERS: usize = 5;

/// Castle walls.
pub const WALLS: usize = 3;

/// Effects that last, and abilities that are used up: cards and Orders of four armies in a round.
pub const EFFECTS: usize = 200;

/// Cards of a player that lie at units: a deck.
pub const CARDS: usize = 20;

/// Letters of the name of a piece that only a file has.
pub const NAME: usize = 24;

/// Refuses one more where there is no room for it.
///
/// # Errors
/// The number that there can be.
pub fn one_more(count: usize, most: usize, what: &str) -> Result<(), String> {
    if count < most {
        Ok(())
    } else {
        Err(format!("{what}: there can be {most} at most"))
    }
}

/// Cards of a player at units.
pub fn cards_at_units(open: &Position, by: Seat) -> usize {
    let cards = open.units.iter().flat_map(|it| &it.cards);
    cards.filter(|it| it.by == by).count()
}
