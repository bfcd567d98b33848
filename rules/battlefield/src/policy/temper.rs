//! The degree to which chance bends what a player thinks of its choices.

use tabletop::Dice;

/// A temperature in points: choices that lie closer together than this are mixed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper(pub u16);

impl Temper {
    /// Nobody plays quite the same twice.
    pub const STEADY: Self = Self(3);
    /// Sees what is good, and often does something else.
    pub const BEGINNER: Self = Self(60);

    /// Up to the temperature more or less, mostly little.
    pub fn noise(self, dice: &mut dyn Dice) -> i32 {
        if self.0 == 0 {
            return 0;
        }
        let faces = u32::from(self.0) + 1;
        let roll = dice.below(faces * faces);
        (roll / faces + roll % faces).cast_signed() - i32::from(self.0)
    }
}

/// The best of what was offered, the first among equals.
#[derive(Clone, Debug)]
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
