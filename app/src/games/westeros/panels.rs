//! The panels around the map: what everybody at the table knows.

mod battle;
mod cards;
mod end;
mod fate;
mod houses;
mod influence;
mod legend;
mod log;
mod looked;
mod spaces;
mod token;
mod tracks;

pub use battle::BattlePanel;
pub use cards::{CardFace, WildlingFace};
pub use end::EndPanel;
pub use fate::{AttackPanel, WesterosCards};
pub use houses::HousesPanel;
pub use log::{Latest, LogPanel};
pub use looked::LookedAt;
pub use token::{HouseToken, house_class};
pub use tracks::TracksPanel;
