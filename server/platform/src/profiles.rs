//! The records of games that are over: the record of those who played, ratings, and the archive.
//!
//! Everything is written once, in the transaction that ends the game: how each seat ended
//! (`outcome`), and for whom it counts (`played`). A **game counts for a person** when at least two
//! people played it, the person had a single seat, and masks do not hide it for ever: whoever adds
//! up the figures of such a table could tell who sat where. As long as a game runs it counts
//! nowhere, so no figure of a person moves with the moves of a masked table.
//!
//! Whoever began a game and left it, or is absent at its end, has it in their record with the last
//! place, whatever becomes of the seat; whoever took the seat over has finished a game, and it says
//! nothing else about them. A game that was drawn by vote is a game without a place for anybody and
//! so is not rated; a cancelled one is nothing.
//!
#![doc = include_str!("profiles.md")]

mod achievements;
mod archive;
mod catch_up;
mod day;
mod end;
mod ended;
mod leaderboard;
mod profile;
mod ratings;
mod solo;
mod strength;

pub use achievements::{Achievement, Done};
pub use archive::{Archive, Finished, PAGE, Search, archive, games_of};
pub use catch_up::catch_up;
pub use day::{bounds, day};
pub use end::{End, Placing, ends};
pub(crate) use ended::{ended, ended_early};
pub use leaderboard::{Leaderboard, Own, PEOPLE, Ranked, Section, leaderboard};
pub use profile::{KindRecord, Line, Profile, Rating, profile};
pub use solo::Solo;
pub use strength::Strength;
