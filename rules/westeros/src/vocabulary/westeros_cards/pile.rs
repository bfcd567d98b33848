//! Westeros cards on a pile, small enough for six piles to travel in every state.

use super::{WesterosCard, WesterosDeck};
use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Up to ten Westeros cards in order, four bits each. Stored as a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile([u8; WesterosDeck::CARDS / 2]);

impl Pile {
    pub const EMPTY: Self = Self([0; WesterosDeck::CARDS / 2]);

    /// These cards, as far as there is room.
    pub fn of(cards: impl IntoIterator<Item = WesterosCard>) -> Self {
        let mut pile = Self::EMPTY;
        for (place, card) in cards.into_iter().take(WesterosDeck::CARDS).enumerate() {
            pile.0[place / 2] |= (card as u8 + 1) << (4 * (place % 2));
        }
        pile
    }

    /// The card at a place counted from 0.
    pub fn get(self, place: usize) -> Option<WesterosCard> {
        let code = self.0.get(place / 2)? >> (4 * (place % 2)) & 0xf;
        WesterosCard::ALL
            .get(usize::from(code).checked_sub(1)?)
            .copied()
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = WesterosCard> + Clone {
        (0..WesterosDeck::CARDS).map_while(move |place| self.get(place))
    }

    pub fn len(self) -> usize {
        self.iter().count()
    }

    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Takes the first card off.
    pub(crate) fn draw(&mut self) -> Option<WesterosCard> {
        let first = self.get(0);
        *self = Self::of(self.iter().skip(1));
        first
    }

    /// Puts a card behind the others.
    pub(crate) fn push(&mut self, card: WesterosCard) {
        *self = Self::of(self.iter().chain([card]));
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<WesterosCard>::deserialize(deserializer)?;
        if cards.len() > WesterosDeck::CARDS {
            return Err(D::Error::custom("more cards than a deck has"));
        }
        Ok(Self::of(cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_off_as_they_went_on() {
        for deck in WesterosDeck::ALL {
            let mut pile = Pile::of(deck.cards());
            assert!(pile.iter().eq(deck.cards()));
            let mut other = Pile::EMPTY;
            while let Some(card) = pile.draw() {
                other.push(card);
            }
            assert_eq!((pile, other), (Pile::EMPTY, Pile::of(deck.cards())));
        }
    }
}
