//! The view of one player, or of a spectator.

mod build;
mod pieces;
#[cfg(test)]
mod tests;
mod unveil;

use crate::{House, HouseCard, Orders, Position, Ranking, TidesCard, WildlingCard};
pub use pieces::{AreaView, HouseView, OrderView};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// The table as one viewer sees it: what lies open (read through `Deref`), and the viewer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer's house; `None` for a spectator.
    pub me: Option<House>,
    pub position: Position,
    pub own: Own,
    /// The final ranking, once the game is over.
    pub ranking: Option<Ranking>,
}

/// The part of the game that lies hidden from the others and not from the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Orders placed face down.
    pub orders: Orders,
    /// The bid that was committed.
    pub bid: Option<u8>,
    /// The house card that was committed.
    pub card: Option<HouseCard>,
    /// The Tides of Battle card that was drawn.
    pub tides: Option<TidesCard>,
    /// The top of the wildling deck, if the viewer knows it.
    pub top_wildling: Option<WildlingCard>,
    /// The bottom of the wildling deck, if the viewer knows it.
    pub bottom_wildling: Option<WildlingCard>,
}

impl Deref for View {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for View {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}
