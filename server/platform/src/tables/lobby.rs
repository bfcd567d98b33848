//! Tables in lists, invitations, and what waits for one person at all of their tables.
//!
#![doc = include_str!("lobby.md")]

mod counts;
mod invitations;
mod inviter;
mod lists;
mod progress;
mod question;
mod renewal;
mod turns;

pub use counts::{Counts, counts};
pub use invitations::{
    decline, guests, invitations, invite, is_guest, next_revision, tell, welcome,
};
pub use inviter::{Inviter, block, block_inviter, has_blocked, inviter, inviter_of};
pub use lists::{Scene, begun_by, describe, mine, newest, offered, open, under_way, watchable};
pub use progress::ended_in;
pub use question::{Question, question};
pub use renewal::renew_invitation;
pub use turns::{Turn, questions, turns};
