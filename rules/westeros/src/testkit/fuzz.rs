//! Whole games at random, over all player counts and options, with everything checked that can
//! be: `cargo xtask fuzz rules`.

mod run;
mod table;

pub use run::{Failure, Tally, run};

use table::Kind;

/// What kind of game a seed stands for.
const fn kind(seed: u64) -> Kind {
    match seed % 20 {
        7 => Kind::Absent,
        13 => Kind::Twins,
        _ => Kind::Random,
    }
}

/// The number of players of a seed's game.
const fn players(seed: u64) -> u8 {
    // Not in step with the kinds: each kind comes with each number of players.
    3 + (seed / 20 + seed) as u8 % 4
}
