//! Tables with one entry a house or an area, instead of maps.

use crate::{Area, House};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
    ser::SerializeSeq,
};
use std::{
    fmt,
    marker::PhantomData,
    ops::{Index, IndexMut},
};

/// One `T` for each house, in play or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByHouse<T>(pub [T; House::COUNT]);

impl<T> ByHouse<T> {
    pub fn from_fn(make: impl FnMut(House) -> T) -> Self {
        Self(House::ALL.map(make))
    }

    pub fn iter(&self) -> impl Iterator<Item = (House, &T)> {
        House::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<House> for ByHouse<T> {
    type Output = T;

    fn index(&self, house: House) -> &T {
        &self.0[house.index()]
    }
}

impl<T> IndexMut<House> for ByHouse<T> {
    fn index_mut(&mut self, house: House) -> &mut T {
        &mut self.0[house.index()]
    }
}

/// One `T` for each area of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByArea<T>(pub [T; Area::COUNT]);

impl<T> ByArea<T> {
    pub fn from_fn(mut make: impl FnMut(Area) -> T) -> Self {
        Self(std::array::from_fn(|i| make(Area::ALL[i])))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Area, &T)> {
        Area::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Copy + Default> Default for ByArea<T> {
    fn default() -> Self {
        Self([T::default(); Area::COUNT])
    }
}

impl<T> Index<Area> for ByArea<T> {
    type Output = T;

    fn index(&self, area: Area) -> &T {
        &self.0[area.index()]
    }
}

impl<T> IndexMut<Area> for ByArea<T> {
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.0[area.index()]
    }
}

impl<T: Serialize> Serialize for ByArea<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(Area::COUNT))?;
        for entry in &self.0 {
            seq.serialize_element(entry)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for ByArea<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Entries(PhantomData))
    }
}

struct Entries<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for Entries<T> {
    type Value = ByArea<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {} areas", Area::COUNT)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<ByArea<T>, A::Error> {
        let mut table = ByArea::default();
        for (i, entry) in table.0.iter_mut().enumerate() {
            *entry = seq
                .next_element()?
                .ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        match seq.next_element::<T>()? {
            None => Ok(table),
            Some(_) => Err(A::Error::invalid_length(Area::COUNT + 1, &self)),
        }
    }
}
