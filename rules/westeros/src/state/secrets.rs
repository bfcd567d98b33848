//! The secrets of the game: orders face down, bids and cards submitted, the order of the decks.

use crate::{ByHouse, BySide, HouseCard, HouseSet, Orders, Pile, TidesCard, WildlingCard};
use serde::{Deserialize, Serialize};
use tabletop::Dice;

/// The hidden half of a [`State`](crate::State). A player sees the own part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Secrets {
    /// Orders placed face down, and those that their house took back to change them.
    pub(crate) orders: Orders,
    /// The bids; they count for houses that have committed.
    pub(crate) bids: ByHouse<u8>,
    /// House cards chosen, not yet revealed.
    pub(crate) cards: BySide<Option<HouseCard>>,
    /// Tides of Battle cards drawn, not yet revealed.
    pub(crate) tides: BySide<Option<TidesCard>>,
    /// Tides of Battle cards that are left in the deck, by face.
    pub(crate) tides_deck: [u8; TidesCard::COUNT],
    /// The Westeros decks, the next card first.
    pub(crate) westeros: [Pile; 3],
    /// The wildling deck, top first.
    pub(crate) wildlings: [Option<WildlingCard>; WildlingCard::COUNT],
    /// The houses that know the top card of the wildling deck.
    pub(crate) top_known_to: HouseSet,
    /// The houses that know the bottom card of the wildling deck.
    pub(crate) bottom_known_to: HouseSet,
}

/// Puts the entries into a random order.
pub(crate) fn shuffle<T>(cards: &mut [T], dice: &mut (impl Dice + ?Sized)) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
