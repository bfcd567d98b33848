//! Armies: chosen among those that are ready-made, or built. An army that is being built is in the
//! address of its page, as text: a link shares it, "Back" takes a step back, and no script is needed.

mod address;
mod art;
mod asked;
mod choice;
mod deck;
mod edit;
mod fits;
mod frame;
mod mend;
mod mistake;
mod names;
mod offer;
mod page;
mod problems;
mod ready;
mod rows;
mod saved;
mod sheet;
mod text;
mod unit_card;

pub use address::PLACE;
pub use choice::ArmyChoice;
pub use names::{
    ability, any, attachment, card, card_bonus, faction, is_made_up, kind, mission, ncu, reach,
    unit,
};
pub use page::ArmiesPage;
pub use rows::cost;
