//! Armies: chosen among those that are ready-made, or built. An army that is being built is in the
//! address of its page, as text: a link shares it, "Back" takes a step back, and no script is needed.

mod address;
mod art;
mod asked;
mod card;
mod carried;
mod choice;
mod deck;
mod drag;
mod edit;
mod fits;
mod frame;
mod link;
mod mend;
mod mistake;
mod names;
mod offer;
mod page;
mod person_card;
#[cfg(feature = "ssr")]
mod picture;
mod portrait;
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
#[cfg(feature = "ssr")]
pub use picture::picture;
pub use rows::cost;
