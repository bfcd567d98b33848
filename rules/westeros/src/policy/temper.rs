//! The degree to which chance bends what a house thinks of its choices.

use tabletop::Dice;

/// An order that does nothing where it lies.
pub const USELESS: i32 = -1000;

/// A temperature in points: choices that lie closer together than this are mixed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper(pub u16);

impl Temper {
    /// Nobody plays quite the same twice, nor gives anything away.
    pub const STEADY: Self = Self(6);
    /// Does nothing for nothing, and seldom what is best. One who plays as the lessons teach and no
    /// better wins one game in four against five of these, over all six houses: 0.24 to 0.25 in
    /// 3,000 games (`cargo xtask arena lessons beginner --blocks 500`).
    pub const BEGINNER: Self = Self(870);
    /// Hotter ones play alike.
    const HOTTEST: u16 = 10_000;

    /// The temperature of a level that has one.
    pub fn of(level: &str) -> Option<Self> {
        match level {
            super::BEGINNER => Some(Self::BEGINNER),
            super::STEADY => Some(Self::STEADY),
            _ => None,
        }
    }

    /// Up to the temperature more or less, mostly little.
    pub fn noise(self, dice: &mut (impl Dice + ?Sized)) -> i32 {
        if self.0 == 0 {
            return 0;
        }
        // Two dice of one roll: a roll costs more than a division.
        let most = self.0.min(Self::HOTTEST);
        let faces = u32::from(most) + 1;
        let roll = dice.below(faces * faces);
        (roll / faces + roll % faces).cast_signed() - i32::from(most)
    }
}

/// The best of what was offered, the first among equals.
#[derive(Clone, Copy)]
pub(super) struct Best<T> {
    pub score: i32,
    pub choice: Option<T>,
}

impl<T> Best<T> {
    /// Nothing is chosen unless it is better than this.
    pub const fn above(score: i32) -> Self {
        Self {
            score,
            choice: None,
        }
    }

    pub fn offer(&mut self, score: i32, choice: T) {
        if score > self.score {
            self.score = score;
            self.choice = Some(choice);
        }
    }
}
