//! What a table is made of when it is created.

use crate::accounts::Reliability;
use crate::entities::table::{Delay, Masks, Stakes, Tongue};
use crate::press::PressRules;
use crate::{Pace, UserId};

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The kind of game, e.g. `westeros`.
    pub kind: String,
    /// 1 to 60 characters after trimming.
    pub name: String,
    /// The game's own JSON.
    pub setup: String,
    pub seats: u8,
    /// Whether everybody may see and join it; otherwise only by invitation.
    pub open: bool,
    /// How much time everybody has.
    pub pace: Pace,
    pub press: PressRules,
    /// Whether people know each other.
    pub masks: Masks,
    /// How late onlookers see what happens.
    pub delay: Delay,
    /// Whether it counts for ratings.
    pub stakes: Stakes,
    pub terms: Terms,
    /// At which of the game's levels the computer plays, where it does; `None` for its default.
    pub level: Option<String>,
}

/// What a table asks of those who join, and tells them beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub language: Tongue,
    /// How far those who join must be relied on; whoever is invited by name need not.
    pub least: Reliability,
    /// Plain text, up to [`crate::tables::MAX_DESCRIPTION`] characters.
    pub description: String,
    /// Plain text, up to [`crate::tables::MAX_HOUSE_RULES`] characters.
    pub house_rules: String,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            language: Tongue::Any,
            least: Reliability::Low,
            description: String::new(),
            house_rules: String::new(),
        }
    }
}

/// A table to be created in the middle of a game.
#[derive(Clone, Debug)]
pub struct NewPosition {
    /// The kind of game, e.g. `westeros`.
    pub kind: String,
    /// 1 to 60 characters after trimming.
    pub name: String,
    /// The position in the game's own notation, hidden things included.
    pub text: String,
    /// Who sits where, by the name that the game gives the seat; the computer has the others.
    pub seats: Vec<(UserId, String)>,
    /// How much time everybody has; here any length goes.
    pub pace: Pace,
}
