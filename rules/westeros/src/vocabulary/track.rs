//! The three influence tracks.

use crate::House;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Track {
    IronThrone,
    Fiefdoms,
    KingsCourt,
}

impl Track {
    pub const ALL: [Self; 3] = [Self::IronThrone, Self::Fiefdoms, Self::KingsCourt];
}

/// The houses on one track, best position first; the places behind them stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking([Option<House>; House::COUNT]);

impl Ranking {
    /// Ranks `houses` from the best position on; those listed but not kept are left out.
    pub fn of(houses: &[House], keep: impl Fn(House) -> bool) -> Self {
        let mut kept = houses.iter().copied().filter(|&house| keep(house));
        Self(std::array::from_fn(|_| kept.next()))
    }

    pub fn iter(&self) -> impl Iterator<Item = House> + '_ {
        self.0.iter().map_while(|&house| house)
    }

    /// Counted from 0, the best; houses that are not in play have none.
    pub fn position(&self, house: House) -> Option<usize> {
        self.iter().position(|it| it == house)
    }

    /// The house at a position counted from 0.
    pub fn at(&self, position: usize) -> Option<House> {
        self.0.get(position).copied().flatten()
    }

    /// Moves a house to a position counted from 0; those behind close up or give way.
    pub fn shift(&mut self, house: House, to: usize) {
        if let Some(from) = self.position(house) {
            let to = to.min(self.len() - 1);
            if from < to {
                self.0[from..=to].rotate_left(1);
            } else {
                self.0[to..=from].rotate_right(1);
            }
        }
    }

    /// Returns true where nobody stands behind this house.
    pub fn is_last(&self, house: House) -> bool {
        self.iter().last() == Some(house)
    }

    pub fn len(&self) -> usize {
        self.iter().count()
    }

    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tracks {
    pub iron_throne: Ranking,
    pub fiefdoms: Ranking,
    pub kings_court: Ranking,
}

impl Tracks {
    pub const fn get(&self, track: Track) -> &Ranking {
        match track {
            Track::IronThrone => &self.iron_throne,
            Track::Fiefdoms => &self.fiefdoms,
            Track::KingsCourt => &self.kings_court,
        }
    }

    pub const fn get_mut(&mut self, track: Track) -> &mut Ranking {
        match track {
            Track::IronThrone => &mut self.iron_throne,
            Track::Fiefdoms => &mut self.fiefdoms,
            Track::KingsCourt => &mut self.kings_court,
        }
    }
}
