//! Learning the game at the table itself: its lessons, in the order of a round, and a guide through the
//! first game.

mod basics;
mod contents;
mod guide;
mod hint_box;
#[cfg(feature = "ssr")]
mod hints;
mod load;
mod situation;
#[cfg(feature = "ssr")]
mod taught;
mod tour;

pub use contents::LearnPage;
pub use guide::Guide;
#[cfg(all(test, feature = "ssr"))]
pub use hints::hints;
#[cfg(feature = "ssr")]
pub use load::load_tour;
pub use situation::{Situation, guides};
pub use tour::{MomentHint, Tour, bring_guide, provide_guide, show_tour_again};
