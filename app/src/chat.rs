//! The talk of people at a table: the page's part of it, the same for every game.
//!
//! Who talks to whom is secret: everything here is asked for by the one who reads it, and the
//! stream brings what is said to those it is for.
//!
#![doc = include_str!("chat.md")]

mod announcer;
mod calls;
mod choice;
mod clock;
#[cfg(feature = "ssr")]
mod convert;
mod model;
mod names;
mod panel;
mod pieces;
mod plain;
mod plans;
mod state;

pub use announcer::ChatAnnouncer;
pub use calls::{
    answer_proposal, edit_line, hear_again, load_chat, load_lines, load_notes, mark_line,
    mute_author, propose, report, say, search_chat, write_note,
};
pub use choice::{ChatChoice, ChatMode, ChatOptions};
#[cfg(feature = "ssr")]
pub use convert::called;
pub use model::{
    At, ChannelRow, ChatNews, ChatPage, Found, Line, Lines, Mark, MutedRow, Muting, Note, Proposal,
    ProposalAnswer, Quote, Reply,
};
pub use panel::{Card, ChatPanel, Count, Links, Plans, Text, fresh_id};
pub use plain::PlainChat;
pub use state::{Chat, Wire};
