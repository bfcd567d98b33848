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
mod recap;
mod spaces;
mod status;
mod story;
mod strip;
mod symbol;
mod token;
mod tracks;

pub use bids::{BidsPanel, Came};
pub use cards::{CardBack, CardFace, WholeCard, WildlingFace, weave};
pub use end::{EndMoment, EndPanel, Measure, Turn};
pub use fate::{AttackPanel, FatePanel, WesterosCards};
pub use houses::{Fed, HousesPanel};
pub use log::{Kind, Lit, LogPanel, actor, areas};
pub use place::{AreaCard, CARD, Facts, Hold};
pub use recap::Lately;
pub use status::StatusBar;
pub use story::{Fought, What, battles, facts};
pub use strip::HouseStrip;
pub use symbol::WesterosSign;
pub use token::{HouseToken, house_class};
pub use tracks::TracksPanel;
