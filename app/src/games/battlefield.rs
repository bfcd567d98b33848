//! The miniatures game on the page: the table from above, what is decided on it, and its words.
//!
#![doc = include_str!("battlefield.md")]

mod army;
mod decide;
mod dice;
mod front;
mod game_ui;
#[cfg(feature = "ssr")]
mod game_ui_server;
mod help;
#[cfg(feature = "hydrate")]
mod hydration_root;
mod learn;
mod options;
mod page;
mod parts;
#[cfg(feature = "ssr")]
mod picture;
#[cfg(test)]
mod random;
mod ruler;
mod scene;
mod side;
mod standing;
mod state;
mod story;
mod table;
mod values;
mod wording;

/// *A Song of Ice & Fire: Tabletop Miniatures Game*.
pub struct Miniatures;

/// The modules of what a first look at a battle needs, and of the rest: `part!` names them.
const MODULE: &str = "battle";
const PARTS: &str = "miniatures";
