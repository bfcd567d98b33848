//! The chapters of the rules: what each frame of the agenda does, and how answers go on. What one
//! of them wants from another later it puts on the agenda (`play`).
//!
//! Each has `step`, which does the next step of its frame, and those that ask have `check`, which
//! judges an answer from a view alone, and `answer`, which takes an accepted one.
//!
#![doc = include_str!("chapter.md")]

pub mod acting;
pub mod activation;
pub mod arrival;
pub mod attack;
pub mod board;
pub mod charge;
pub mod clean_up;
pub mod deck;
pub mod destruction;
pub mod hits;
pub mod mode;
pub mod morale;
pub mod movement;
pub mod pivot;
pub mod reroll;
pub mod retreat;
pub mod round;
pub mod script;
pub mod set_up;
pub mod surge;
pub mod turn;
pub mod victory;
pub mod window;
pub mod wounds;
