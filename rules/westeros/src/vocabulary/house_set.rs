//! A set of houses in one byte.

use crate::House;
use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of houses: one bit each. Iterates in the order of [`House`]; stored as a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HouseSet(u8);

impl HouseSet {
    pub const EMPTY: Self = Self(0);

    #[must_use]
    pub const fn with(self, house: House) -> Self {
        Self(self.0 | 1 << house as u8)
    }

    #[must_use]
    pub const fn without(self, house: House) -> Self {
        Self(self.0 & !(1 << house as u8))
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn contains(self, house: House) -> bool {
        self.0 & (1 << house as u8) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = House> + Clone {
        House::ALL
            .into_iter()
            .filter(move |&house| self.contains(house))
    }
}

impl FromIterator<House> for HouseSet {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Self {
        houses.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for HouseSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for HouseSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<House>::deserialize(deserializer).map(Self::from_iter)
    }
}
