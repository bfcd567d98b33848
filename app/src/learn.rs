//! Learning a game at its own table: lessons from real positions, played by the rules.
//!
//! A game adds its positions, its words and how they are read ([`Taught`]); the list of the lessons, what
//! is done of them, their pages and their playing are the same for all.

mod address;
mod contents;
#[cfg(feature = "ssr")]
mod lesson;
mod lesson_page;
mod load;
pub mod memory;
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
#[cfg(feature = "ssr")]
mod taught;
#[cfg(all(test, feature = "ssr"))]
pub mod tested;

pub use contents::Contents;
#[cfg(feature = "ssr")]
pub use lesson::Lesson;
#[cfg(feature = "ssr")]
pub use lesson_page::LessonLine;
pub use lesson_page::LessonPage;
pub use page::LessonView;
#[cfg(feature = "ssr")]
pub use play::play;
#[cfg(feature = "ssr")]
pub use read::read;
#[cfg(feature = "ssr")]
pub use route::LessonRoute;
#[cfg(feature = "ssr")]
pub use serve::{list, serve};
#[cfg(feature = "ssr")]
pub use taught::{Actions, Prompts, Snapshot, States, Taught};
