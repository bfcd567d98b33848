//! Learning a game at its own table: lessons from real positions, played by the rules.
//!
//! A game adds its positions, its words and how they are read ([`Taught`]); the list of the lessons, what
//! is done of them, their pages and their playing are the same for all.

mod address;
mod basics;
mod contents;
mod lesson_page;
mod load;
pub mod memory;
mod page;
mod progress;
#[cfg(feature = "ssr")]
mod server;

pub use basics::Basics;
pub use contents::Contents;
#[cfg(feature = "ssr")]
pub use lesson_page::LessonLine;
pub use lesson_page::LessonPage;
pub use page::LessonView;
#[cfg(feature = "ssr")]
pub use server::*;
