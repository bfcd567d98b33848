//! House cards: hands and discard piles lie open.

use super::Position;
use crate::{House, HouseCard};

impl Position {
    pub fn in_hand(&self, card: HouseCard) -> bool {
        self.hand[card.house()] & card.bit() != 0
    }

    /// The cards in hand, strongest first.
    pub fn hand_of(&self, house: House) -> impl Iterator<Item = HouseCard> + use<> {
        let hand = self.hand[house];
        house
            .cards()
            .iter()
            .copied()
            .filter(move |card| hand & card.bit() != 0)
    }

    /// The discard pile, strongest first: what is neither in hand nor played face up.
    pub fn discard_of(&self, house: House) -> impl Iterator<Item = HouseCard> + use<> {
        let kept = self.hand[house] | self.played_by(house).map_or(0, HouseCard::bit);
        house
            .cards()
            .iter()
            .copied()
            .filter(move |card| kept & card.bit() == 0)
    }

    /// The card this house has face up in the present combat.
    pub fn played_by(&self, house: House) -> Option<HouseCard> {
        let combat = self.combat.as_ref()?;
        combat.side_of(house).and_then(|side| combat.cards[side])
    }
}
