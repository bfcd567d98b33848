//! The miniatures game on the page: the table from above, what is decided on it, and its words.
//!
#![doc = include_str!("battlefield.md")]

mod army;
mod decide;
mod front;
mod help;
mod hosted;
mod learn;
mod options;
mod page;
#[cfg(feature = "ssr")]
mod picture;
mod scene;
#[cfg(feature = "ssr")]
mod served;
mod side;
mod standing;
mod state;
mod table;
mod wording;

pub use hosted::Miniatures;
