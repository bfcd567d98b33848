//! A window: when people can react.

use crate::{
    effect::Window,
    position::{Bearer, Roles},
    reference::{AbilityRef, CardRef},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowFrame {
    pub window: Window,
    pub roles: Roles,
    pub passage: Passage,
    /// Mandatory effects that are done, and optional ones that were used or let pass.
    pub done: Vec<Use>,
    /// The players who have used an Order or a Tactics card in it.
    pub spent: Vec<Seat>,
}

/// The progress of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passage {
    Mandatory,
    /// Offers: the player whose turn it is, by their number in the order of priority.
    Offers(u8),
}

/// Something that can be used in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Use {
    Ability(Bearer, AbilityRef),
    Card(CardRef),
    /// Steps that were remembered for this window, by their number.
    Delayed(u8),
}

/// The things that lie open for one player to do in a window; their cards are not in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub abilities: Vec<(Bearer, AbilityRef)>,
    /// True if a Tactics card may be played, by what lies open.
    pub cards: bool,
    /// The same of a siege card.
    pub siege: bool,
}

impl Offer {
    /// Tells whether a pass at once would tell that there is no card in the hand.
    pub const fn tells(&self) -> bool {
        self.cards || self.siege
    }
}

impl WindowFrame {
    pub const fn new(window: Window, roles: Roles) -> Self {
        Self {
            window,
            roles,
            passage: Passage::Mandatory,
            done: Vec::new(),
            spent: Vec::new(),
        }
    }
}
