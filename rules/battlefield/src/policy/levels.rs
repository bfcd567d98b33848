//! The levels of the game by their names.

use super::{Greedy, Temper};
use crate::Battlefield;
use tabletop::{Level, Random};

/// The weakest first.
pub(crate) static LEVELS: [Level<Battlefield>; 3] = [
    Level {
        name: Random::NAME,
        policy: &Random,
    },
    Level {
        name: BEGINNER,
        policy: &Greedy(Temper::BEGINNER),
    },
    Level {
        name: STEADY,
        policy: &Greedy(Temper::STEADY),
    },
];

/// The level that a newcomer meets.
pub(crate) const BEGINNER: &str = "beginner";
const STEADY: &str = "steady";
