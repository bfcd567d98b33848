//! Lessons on the server: read from their files, played by the rules, made into pages.

mod lesson;
mod play;
mod read;
mod route;
mod serve;
mod taught;
#[cfg(test)]
pub mod tested;

pub use lesson::Lesson;
pub use play::play;
pub use read::read;
pub use route::LessonRoute;
pub use serve::{list, serve};
pub use taught::{Actions, Prompts, Snapshot, States, Taught};
