//! A set of seats in one byte.

use crate::House;
use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::Seat;

/// A set of seats: one bit each. Stored as a list of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    /// A seat that no table has is in no set.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | bit(seat))
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..House::COUNT as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

const fn bit(seat: Seat) -> u8 {
    if seat.0 < House::COUNT as u8 {
        1 << seat.0
    } else {
        0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(Seat(stranger)) = seats.iter().find(|&&it| bit(it) == 0) {
            return Err(D::Error::custom(format_args!(
                "there is no seat {stranger}"
            )));
        }
        Ok(seats.into_iter().collect())
    }
}
