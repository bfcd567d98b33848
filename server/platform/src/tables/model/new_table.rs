//! The values from which a table is made.

use crate::chat::ChatRules;
use crate::{Pace, UserId};
use ::model::{Delay, Masks, Stakes, Terms};

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
    /// True if everybody may see and join it; otherwise only by invitation.
    pub open: bool,
    /// The time that everybody has.
    pub pace: Pace,
    pub chat: ChatRules,
    /// The choice whether people know each other.
    pub masks: Masks,
    /// The delay with which onlookers see what happens.
    pub delay: Delay,
    /// The choice whether it counts for ratings.
    pub stakes: Stakes,
    pub terms: Terms,
    /// At which of the game's levels the computer plays, where it does; `None` for its default.
    pub level: Option<String>,
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
    /// The people and their seats, by the name that the game gives the seat; the computer has the others.
    pub seats: Vec<(UserId, String)>,
    /// The time that everybody has; here any length goes.
    pub pace: Pace,
}
