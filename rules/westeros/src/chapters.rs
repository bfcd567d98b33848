//! The course of a game: its start, the order of play, and the chapters of the rulebook.

pub mod advance;
pub mod bidding;
pub mod clean_up;
pub mod combat;
pub mod consolidate;
pub mod cycle;
pub mod march;
pub mod mustering;
pub mod planning;
pub mod raid;
pub mod raven;
pub mod start;
pub mod westeros_phase;
pub mod wildlings;
