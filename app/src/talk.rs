//! What people say to each other at a table: the page's part of it, the same for every game.
//!
//! Who talks to whom is secret: everything here is asked for by the one who reads it, and the
//! stream brings what is said to those it is for.
//!
#![doc = include_str!("talk.md")]

mod announcer;
mod calls;
mod clock;
#[cfg(feature = "ssr")]
mod convert;
mod model;
mod names;
mod panel;
mod pieces;
mod plans;
mod press;
mod state;

pub use announcer::TalkAnnouncer;
pub use calls::{
    answer_proposal, edit_line, hear_again, hush_author, load_lines, load_notes, load_talk,
    mark_line, propose, report, say, search_talk, write_note,
};
#[cfg(feature = "ssr")]
pub use convert::called;
pub use model::{
    At, ChannelRow, Found, Hush, HushedRow, Line, Lines, Mark, Note, Proposal, ProposalAnswer,
    Quote, Reply, TalkNews, TalkPage,
};
pub use panel::{Card, Count, Links, Plans, TalkPanel, Text, fresh_id};
pub use press::{Press, PressMode, PressOptions};
pub use state::{Talk, Wire};
