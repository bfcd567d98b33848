//! A set of areas in one machine word.

use crate::Area;
use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Dice;

/// A set of areas: one bit each. Iterates in the order of [`Area`]; stored as a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AreaSet(u64);

impl AreaSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self::first(Area::COUNT);

    /// The first `count` areas in the order of [`Area`].
    pub(crate) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    pub const fn of(areas: &[Area]) -> Self {
        let mut set = Self::EMPTY;
        let mut i = 0;
        while i < areas.len() {
            set = set.with(areas[i]);
            i += 1;
        }
        set
    }

    /// The areas for which `keep` holds.
    pub fn filter(mut keep: impl FnMut(Area) -> bool) -> Self {
        let bit = |area: &Area| u64::from(keep(*area)) << *area as u8;
        Self(Area::ALL.iter().map(bit).sum())
    }

    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area as u8)
    }

    #[must_use]
    pub const fn without(self, area: Area) -> Self {
        Self(self.0 & !(1 << area as u8))
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area as u8) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The area, if there is no other.
    pub(crate) fn only(self) -> Option<Area> {
        self.iter().next().filter(|_| self.len() == 1)
    }

    /// One of them by chance; `None` of none.
    pub(crate) fn pick(self, dice: &mut (impl Dice + ?Sized)) -> Option<Area> {
        let count = self.len() as u32;
        if count == 0 {
            return None;
        }
        let mut left = self.0;
        for _ in 0..dice.below(count) {
            left &= left - 1;
        }
        Areas(left).next()
    }

    pub const fn iter(self) -> Areas {
        Areas(self.0)
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        areas.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for AreaSet {
    type Item = Area;
    type IntoIter = Areas;

    fn into_iter(self) -> Areas {
        self.iter()
    }
}

/// Walks an [`AreaSet`].
#[derive(Clone, Debug)]
pub struct Areas(u64);

impl Iterator for Areas {
    type Item = Area;

    fn next(&mut self) -> Option<Area> {
        let index = self.0.trailing_zeros() as usize;
        let area = Area::ALL.get(index).copied()?;
        self.0 &= self.0 - 1;
        Some(area)
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for AreaSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Area>::deserialize(deserializer).map(Self::from_iter)
    }
}
