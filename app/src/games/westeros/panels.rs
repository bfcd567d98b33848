//! The panels around the map: what everybody at the table knows.

pub mod battle;
mod cards;
mod end;
mod fate;
mod houses;
mod influence;
mod legend;
mod log;
mod omen;
mod place;
mod raven;
mod spaces;
mod status;
mod story;
mod strip;
mod symbol;
mod token;
mod tracks;

pub use cards::{CardBack, CardFace, WholeCard, WildlingFace, weave};
pub use end::{EndMoment, EndPanel, Measure, Turn};
pub use fate::WesterosCards;
pub use houses::{Fed, HousesPanel};
pub use log::{Kind, Lit, LogPanel, LogPlace, actor, areas};
pub use omen::{Landscape, Omen, OmenCard, landscape};
pub use place::{AreaCard, CARD, Facts, Hold};
pub use raven::RavenLine;
pub use status::StatusBar;
pub use story::{Fought, battles};
pub use strip::HouseStrip;
pub use token::{HouseToken, house_class};
pub use tracks::TracksPanel;
