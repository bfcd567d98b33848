//! The parts that the tests of this crate share, and the random play-outs.

mod drawing;
mod marching;
mod play;
mod play_outs;
mod properties;
mod protocol;
mod secret;

use crate::{Pile, WesterosCard};
pub(crate) use drawing::{area, army, draw, house, orders, token};
pub(crate) use marching::moves;
pub(crate) use play::{Play, because};

/// Greyjoy, without a star, has units in twelve areas and ten plain tokens.
pub(crate) const CROWDED: &str = "
    Baratheon | Dragonstone        | F
    Lannister | Lannisport         | F
    Stark     | Winterfell         | F
    Tyrell    | Highgarden         | F
    Greyjoy   | Pyke               | F
    Greyjoy   | Seagard            | F
    Greyjoy   | Greywater Watch    | F
    Greyjoy   | Moat Cailin        | F
    Greyjoy   | Flint's Finger     | F
    Greyjoy   | The Twins          | F
    Greyjoy   | The Fingers        | F
    Greyjoy   | White Harbor       | F
    Greyjoy   | Widow's Watch      | F
    Greyjoy   | Bay of Ice         | ship
    Greyjoy   | Sunset Sea         | ship
    Greyjoy   | Port of Pyke       | ship";

/// The deck with this card drawn first.
pub(crate) fn on_top(deck: Pile, card: WesterosCard) -> Pile {
    let mut cards: Vec<_> = deck.iter().collect();
    let found = cards.iter().position(|&it| it == card).unwrap();
    cards.swap(0, found);
    Pile::of(cards)
}
