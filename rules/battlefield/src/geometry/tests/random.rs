//! Trays anywhere, the same ones each time.

use crate::geometry::{Base, Facing, Point, Pose, Tray, overlap};

/// Splitmix: a sequence of its own for each number it begins with.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u16) -> u16 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % u64::from(n)) as u16
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
