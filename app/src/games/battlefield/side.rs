//! The things to read around the table: both armies, the unit that is looked at, the tactics board, the
//! cards, the dice, the log and what one has missed of it, the enemy's last deed, and the end.

mod armies;
mod board;
mod by_hand;
mod chapters;
mod dice;
mod end;
mod ground;
mod hand;
mod log;
mod profile;
mod ranks;
mod recap;
mod rosters;
mod shortcuts;
mod shown;
mod summaries;
mod ticker;
mod zones;

pub use armies::Armies;
pub use board::{Decks, TacticsBoard};
pub use by_hand::ByHand;
pub use chapters::Chapters;
pub use dice::Dice;
pub use end::{End, EndSheet};
pub use ground::Ground;
pub use hand::Hand;
pub use log::Log;
pub use profile::Profile;
pub use recap::Recap;
pub use rosters::RosterList;
pub use shortcuts::Shortcuts;
pub use shown::{Cards, ShownCard};
pub use ticker::Ticker;
pub use zones::Zones;
