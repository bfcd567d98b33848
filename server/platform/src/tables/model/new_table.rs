//! What a table is made of when it is created.

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
    /// Whether everybody may see and join it; otherwise only by invitation.
    pub open: bool,
    /// How much time everybody has.
    pub pace: Pace,
    pub chat: ChatRules,
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
