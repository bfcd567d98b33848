//! Trays anywhere, the same ones each time.

use crate::{Base, Facing, Point, Pose, Tray, overlap};
use tabletop::{Dice, testkit::TestDice};

pub struct Random(TestDice);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(TestDice::new(seed))
    }

    pub fn below(&mut self, n: u16) -> u16 {
        self.0.below(u32::from(n)) as u16
    }

    pub fn facing(&mut self) -> Facing {
        if self.below(3) == 0 {
            return Facing(self.below(4) * 16_384);
        }
        Facing(self.below(65_535))
    }

    /// Somewhere within `reach` of the middle of the table.
    pub fn tray(&mut self, reach: u16) -> Tray {
        let bases = [
            Base::INFANTRY,
            Base::CAVALRY,
            Base::SMALL_SOLO,
            Base::LARGE_SOLO,
        ];
        let base = bases[usize::from(self.below(4))];
        let mut place = || 24_000 - i32::from(reach) + i32::from(self.below(2 * reach));
        let at = Point::new(place(), place());
        let facing = self.facing();
        Tray::new(base, Pose { at, facing })
    }

    /// Up to `most` trays of which none lies in another.
    pub fn table(&mut self, most: usize, reach: u16) -> Vec<Tray> {
        let mut table: Vec<Tray> = Vec::new();
        for _ in 0..most {
            let tray = self.tray(reach);
            if table.iter().all(|other| !overlap(&tray, other)) {
                table.push(tray);
            }
        }
        table
    }
}
