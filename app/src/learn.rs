//! Learning the game at the table itself: seven lessons from real positions, and a guide through
//! the first game.

mod basics;
mod contents;
mod hint_box;
#[cfg(feature = "ssr")]
mod hints;
#[cfg(feature = "ssr")]
mod lesson;
mod load;
mod memory;
mod page;
#[cfg(feature = "ssr")]
mod play;
mod progress;
#[cfg(feature = "ssr")]
mod read;
#[cfg(feature = "ssr")]
mod serve;
mod tour;

pub use contents::LearnPage;
pub use load::{LessonPage, load_lesson, load_tour};
pub use page::LessonRoute;
pub use tour::{Guide, Tour, bring_guide, guides, provide_guide, show_tour_again};
