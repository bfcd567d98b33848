//! The six great houses.

use serde::{Deserialize, Serialize};

/// A great house of the board game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum House {
    Baratheon,
    Lannister,
    Stark,
    Greyjoy,
    Tyrell,
    Martell,
}

impl House {
    pub const COUNT: usize = 6;

    /// Every house, in the order in which more players bring them into play: the first three
    /// are a three-player game, the first four a four-player game, and so on.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Baratheon,
        Self::Lannister,
        Self::Stark,
        Self::Greyjoy,
        Self::Tyrell,
        Self::Martell,
    ];

    /// The houses of a game for `players` (3 to 6) people.
    pub fn in_play(players: u8) -> &'static [Self] {
        &Self::ALL[..usize::from(players)]
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Baratheon => "Baratheon",
            Self::Lannister => "Lannister",
            Self::Stark => "Stark",
            Self::Greyjoy => "Greyjoy",
            Self::Tyrell => "Tyrell",
            Self::Martell => "Martell",
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}
