//! The panels around the map: what everybody at the table knows.

pub mod battle;
mod bids;
mod cards;
mod end;
mod fate;
mod houses;
mod influence;
mod legend;
mod log;
mod place;
mod round;
mod spaces;
mod symbol;
mod token;
mod tracks;

pub use battle::{BattlePanel, BattleResultPanel};
pub use bids::{BidsPanel, Came};
pub use cards::{CardFace, WildlingFace};
pub use end::EndPanel;
pub use fate::{AttackPanel, FatePanel, WesterosCards};
pub use houses::{Fed, HousesPanel};
pub use log::{Kind, Latest, Lit, LogPanel};
pub use place::{AreaCard, CARD, Facts, Hold};
pub use round::RoundStrip;
pub use token::{HouseToken, house_class};
pub use tracks::TracksPanel;
