//! The records of games that are over: the archive, and what everybody may know of somebody.

mod archive;
mod chips;
mod found;
mod leaderboard;
mod link;
mod person;
mod rating;
mod record;
mod search;

pub use archive::ArchivePage;
pub use leaderboard::{LeaderboardPage, ToLeaderboard};
#[cfg(feature = "ssr")]
pub use link::address;
pub use link::{PersonName, ToProfile};
pub use person::PersonPage;
