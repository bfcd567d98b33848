//! The armies that the supply track feeds, by number and size.

use crate::{House, Position};

/// The last position of the supply track.
pub const MOST: u8 = 6;

/// The sizes of the largest armies allowed at each position of the supply track, largest first.
/// An army is two or more units in one area; single units need no supply.
pub const LIMITS: [&[u8]; 7] = [
    &[2, 2],
    &[3, 2],
    &[3, 2, 2],
    &[3, 2, 2, 2],
    &[3, 3, 2, 2],
    &[4, 3, 2, 2],
    &[4, 3, 2, 2, 2],
];

/// The number of armies of each size (2, 3, 4 and more) a house has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Armies([u8; 5]);

impl Armies {
    /// The armies of a house on the board, routed units included.
    pub fn of(position: &Position, house: House) -> Self {
        let mut armies = Self::default();
        for area in position.occupied[house] {
            armies.add(position.units[area].len());
        }
        armies
    }

    /// Another area with this many units; none is no area.
    pub fn add(&mut self, size: u8) {
        if size > 0 {
            self.0[usize::from(size.min(5)) - 1] += 1;
        }
    }

    /// An area with this many units that was counted before is counted no longer.
    pub fn remove(&mut self, size: u8) {
        if size > 0 {
            self.0[usize::from(size.min(5)) - 1] -= 1;
        }
    }

    /// Their sizes, largest first, each with whether supply at this position of the track feeds
    /// it. Five stands for five and more.
    pub fn sizes(self, supply: u8) -> impl Iterator<Item = (u8, bool)> {
        let fed = LIMITS[usize::from(supply.min(MOST))];
        let sizes = (2..=5_u8)
            .rev()
            .flat_map(move |size| (0..self.0[usize::from(size) - 1]).map(move |_| size));
        sizes
            .enumerate()
            .map(move |(i, size)| (size, fed.get(i).is_some_and(|&most| size <= most)))
    }

    /// Tells whether supply at this position of the track feeds them.
    pub fn fit(self, supply: u8) -> bool {
        self.fit_after(supply, Self::default())
    }

    /// Tells whether supply feeds them, or they are in no way more than they were: by some options of a table a house
    /// may stand over its supply, and then it may do what makes that no worse.
    pub fn fit_after(self, supply: u8, before: Self) -> bool {
        /// The number of armies of at least 2, 3, 4 and 5 units that each position feeds.
        const FED: [[u8; 4]; 7] = {
            let mut fed = [[0; 4]; 7];
            let mut supply = 0;
            while supply < 7 {
                let mut i = 0;
                while i < LIMITS[supply].len() {
                    let mut size = 2;
                    while size <= LIMITS[supply][i] {
                        fed[supply][size as usize - 2] += 1;
                        size += 1;
                    }
                    i += 1;
                }
                supply += 1;
            }
            fed
        };
        let (mut at_least, mut had) = (0, 0);
        (0..4).rev().all(|i| {
            at_least += self.0[i + 1];
            had += before.0[i + 1];
            at_least <= FED[usize::from(supply.min(6))][i].max(had)
        })
    }
}
