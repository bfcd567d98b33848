//! Units and how many of them stand together.

use serde::{Deserialize, Serialize};

/// The four kinds of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Unit {
    Footman,
    Knight,
    SiegeEngine,
    Ship,
}

impl Unit {
    pub const ALL: [Self; 4] = [Self::Footman, Self::Knight, Self::SiegeEngine, Self::Ship];

    /// Returns how many figures of it a house owns.
    pub const fn figures(self) -> u8 {
        match self {
            Self::Footman => 10,
            Self::Knight => 5,
            Self::SiegeEngine => 2,
            Self::Ship => 6,
        }
    }
}

/// The units of one house in one area, or on the move together; never more than it has figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Army(u16);

/// An army as it is read, by the same name as it is written.
#[derive(Deserialize)]
#[serde(rename = "Army")]
struct Stored(u16);

impl TryFrom<Stored> for Army {
    type Error = &'static str;

    /// Refuses more units than there are figures: sums of what is read must not overflow.
    fn try_from(Stored(bits): Stored) -> Result<Self, Self::Error> {
        let army = Self(bits);
        if Unit::ALL
            .into_iter()
            .all(|it| army.count(it) <= it.figures())
        {
            Ok(army)
        } else {
            Err("more units than there are figures")
        }
    }
}

impl Army {
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn with(self, unit: Unit, count: u8) -> Self {
        Self(self.0 + ((count as u16) << Self::shift(unit)))
    }

    pub const fn count(self, unit: Unit) -> u8 {
        (self.0 >> Self::shift(unit) & 0xf) as u8
    }

    /// Returns how many units there are, of all kinds together.
    pub const fn len(self) -> u8 {
        // Two nibbles at a time: this is asked for every army of every supply check.
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        (pairs + (pairs >> 8)) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A single unit.
    pub const fn one(unit: Unit) -> Self {
        Self::NONE.with(unit, 1)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Returns what is left without `other`, of which there is enough.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Tells whether there are at least as many of each kind.
    pub fn covers(self, other: Self) -> bool {
        Unit::ALL
            .into_iter()
            .all(|unit| self.count(unit) >= other.count(unit))
    }

    /// As many of each kind as both have.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Unit::ALL.into_iter().fold(Self::NONE, |army, unit| {
            army.with(unit, self.count(unit).min(other.count(unit)))
        })
    }

    /// Every unit by kind, one after the other.
    pub fn iter(self) -> impl Iterator<Item = Unit> {
        Unit::ALL
            .into_iter()
            .flat_map(move |unit| (0..self.count(unit)).map(move |_| unit))
    }

    /// As it is stored.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// From how it is stored.
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Four bits a kind: no house has more than ten units of one.
    const fn shift(unit: Unit) -> u32 {
        4 * unit as u32
    }
}
