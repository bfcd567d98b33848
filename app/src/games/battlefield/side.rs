//! What there is to read beside the table: both armies, the unit that is looked at, the tactics board, the
//! cards, the dice and the log.

mod armies;
mod board;
mod dice;
mod log;
mod profile;
mod shortcuts;

pub use armies::Armies;
pub use board::{Hand, TacticsBoard};
pub use dice::Dice;
pub use log::Log;
pub use profile::Profile;
pub use shortcuts::Shortcuts;
