//! The words of a player for the pieces, places and people of the game: small values, most of them `Copy`.

pub mod area;
pub mod area_set;
pub mod army;
pub mod by;
pub mod house;
pub mod house_cards;
pub mod house_set;
pub mod listed;
pub mod muster;
pub mod order;
pub mod orders;
pub mod phase;
pub mod seat_set;
pub mod side;
pub mod tides_cards;
pub mod track;
pub mod troops;
pub mod westeros_cards;
pub mod wildling_cards;
