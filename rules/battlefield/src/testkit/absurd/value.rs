//! Absurd numbers, places and names.

use super::Absurd;
use crate::{
    field::{Course, Direction},
    geometry::{Arc, Facing, Mil, Point, Pose, Slot},
};

/// The bytes at which numbers end.
const BYTES: [u8; 8] = [0, 1, 2, 63, 64, 127, 128, 255];

const LENGTHS: [Mil; 12] = [
    Mil::MIN,
    Mil::MIN + 1,
    -Point::FARTHEST,
    -1,
    0,
    1,
    3_000,
    48_000,
    72_000,
    Point::FARTHEST,
    Mil::MAX - 1,
    Mil::MAX,
];

const WORDS: [&str; 8] = [
    "",
    "forest",
    "corpse_pile",
    "hold_centre",
    "marker1",
    "Eddard # Stark; [6]",
    "\u{0}\n\u{10ffff}",
    "stark.sworn_swords",
];

impl Absurd<'_> {
    pub fn coin(&mut self) -> bool {
        self.dice.below(2) == 0
    }

    pub fn any<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.dice.below(all.len() as u32) as usize]
    }

    pub fn perhaps<T>(&mut self, it: impl Fn(&mut Self) -> T) -> Option<T> {
        self.coin().then(|| it(self))
    }

    /// Mostly a few, now and then more than there can be of anything.
    pub fn many<T>(&mut self, it: impl Fn(&mut Self) -> T) -> Vec<T> {
        let most = if self.dice.below(16) == 0 { 400 } else { 4 };
        let count = self.dice.below(most);
        (0..count).map(|_| it(self)).collect()
    }

    pub fn number(&mut self) -> u8 {
        match self.dice.below(3) {
            0 => self.any(&BYTES),
            1 => self.dice.below(6) as u8,
            _ => self.dice.below(256) as u8,
        }
    }

    /// One of those that there are, or one of the next two.
    pub fn number_of(&mut self, count: usize) -> u8 {
        if self.dice.below(8) == 0 {
            self.number()
        } else {
            self.dice.below(count as u32 + 2) as u8
        }
    }

    pub fn word(&mut self) -> String {
        self.any(&WORDS).to_owned()
    }

    pub fn length(&mut self) -> Mil {
        match self.dice.below(3) {
            0 => self.any(&LENGTHS),
            1 => 250 * self.dice.below(400).cast_signed() - 25_000,
            _ => self.dice.below(u32::MAX).cast_signed(),
        }
    }

    pub fn point(&mut self) -> Point {
        Point::new(self.length(), self.length())
    }

    pub fn facing(&mut self) -> Facing {
        let quarters = [
            Facing::NORTH,
            Facing::EAST,
            Facing::SOUTH,
            Facing::WEST,
            Facing(u16::MAX),
        ];
        if self.coin() {
            self.any(&quarters)
        } else {
            Facing(self.dice.below(65_536) as u16)
        }
    }

    pub fn pose(&mut self) -> Pose {
        Pose {
            at: self.point(),
            facing: self.facing(),
        }
    }

    pub fn course(&mut self) -> Course {
        Course {
            first: self.perhaps(Self::facing),
            direction: self.any(&Direction::ALL),
            length: self.length(),
            last: self.perhaps(Self::facing),
        }
    }

    pub fn arc(&mut self) -> Arc {
        self.any(&[Arc::Front, Arc::Right, Arc::Rear, Arc::Left])
    }

    pub fn slot(&mut self) -> Slot {
        self.any(&[Slot::Center, Slot::Left, Slot::Right])
    }
}
