//! Two discs on an open table: proof that continuous movement fits the contract, and the smallest game
//! that a server can host.
//!
//! Lengths are whole thousandths of an inch and distances are compared squared, so that the
//! browser and the server can never disagree about a move.

mod board;
mod game;
mod notation;
#[cfg(test)]
mod tests;

pub use board::{Board, INCH, Point, TABLE};
pub use game::{Duel, Event, Illegal, Move, Setup, State, Wrong};
