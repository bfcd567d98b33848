//! The miniatures game: trays on a free table, judged exactly.
//!
//! [`Battlefield`] is the game; [`position`] what lies open, [`task`] what is under way, [`chapter`] what
//! happens next. Where trays stand, what they touch, see and reach is [`geometry`] and [`field`]: whole
//! numbers and fractions of them, so every machine gives the same judgement.
//!
//! A table, its dice, an answer and what comes of it can be written down as [`notation`], and played:
//!
//! ```
//! use battlefield::notation::play;
//!
//! let report = play(
//!     "case A charge over eight inches with Speed 5
//!      tray A1 infantry @ 24, 10 N
//!      tray B1 infantry @ 24, 22.8 S
//!      rolls 3 1 1 1 1 1 1
//!      A: charge A1 > B1 center
//!      expect A1 @ 24, 18 N activated
//!      expect engaged A1 B1 front center",
//! );
//! assert_eq!(report.cases.len(), 1);
//! assert!(report.problems.is_empty());
//! ```
//!
#![doc = include_str!("lib.md")]

#[macro_use]
mod word;

mod agenda;
pub mod aim;
pub mod allowed;
pub mod answers;
pub mod army;
pub mod chapter;
pub mod conditions;
mod count;
pub mod data;
pub mod dice;
pub mod effect;
pub mod event;
pub mod field;
mod game;
pub mod ground;
pub mod illegal;
mod invariants;
pub mod modifiers;
pub mod notation;
pub mod odds;
pub mod outline;
mod play;
pub mod policy;
pub mod position;
pub mod question;
pub mod reference;
pub mod standing;
pub mod state;
pub mod strength;
pub mod task;
pub mod terrain;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use game::Battlefield;
pub use geometry;
