//! Learning the game at the table itself: lessons from real positions, in the order of a round, and
//! a guide through the first game.

mod basics;
mod contents;
mod guide;
mod hint_box;
#[cfg(feature = "ssr")]
mod hints;
#[cfg(feature = "ssr")]
mod lesson;
mod lesson_page;
#[cfg(feature = "ssr")]
mod lessons;
mod load;
mod memory;
mod page;
#[cfg(feature = "ssr")]
mod play;
mod progress;
#[cfg(feature = "ssr")]
mod read;
#[cfg(feature = "ssr")]
mod route;
#[cfg(feature = "ssr")]
mod serve;
mod situation;
mod tour;

pub use contents::LearnPage;
pub use guide::Guide;
#[cfg(all(test, feature = "ssr"))]
pub use hints::hints;
pub use lesson_page::LessonPage;
pub use load::{load_lesson, load_tour};
pub use page::LessonView;
#[cfg(feature = "ssr")]
pub use route::LessonRoute;
#[cfg(feature = "ssr")]
pub use serve::unpacked;
pub use situation::guides;
pub use tour::{Tour, bring_guide, provide_guide, show_tour_again};
#[cfg(feature = "ssr")]
pub use {play::play, read::read};
