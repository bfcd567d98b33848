//! The 24 Tides of Battle cards: six faces.

use serde::{Deserialize, Serialize};

/// The face of a Tides of Battle card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum TidesCard {
    Blank,
    Sword,
    Fortification,
    Two,
    Three,
    Skull,
}

impl TidesCard {
    pub const COUNT: usize = 6;

    pub const ALL: [Self; Self::COUNT] = [
        Self::Blank,
        Self::Sword,
        Self::Fortification,
        Self::Two,
        Self::Three,
        Self::Skull,
    ];

    /// Returns how many of it the deck of 24 holds.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Blank => 8,
            Self::Sword | Self::Fortification | Self::Two => 4,
            Self::Three | Self::Skull => 2,
        }
    }

    /// Returns what it adds to the combat strength.
    pub const fn strength(self) -> u8 {
        match self {
            Self::Blank | Self::Skull => 0,
            Self::Sword | Self::Fortification => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Blank => "Blank",
            Self::Sword => "Sword",
            Self::Fortification => "Fortification",
            Self::Two => "Two",
            Self::Three => "Three",
            Self::Skull => "Skull",
        }
    }
}
