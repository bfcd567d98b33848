//! The stored shapes. Instants are milliseconds since 1970; enumerations are named text;
//! what must not reach a log is a [`Secret`].

pub mod account_name;
pub mod allowance;
pub mod ballot;
pub mod calendar;
pub mod calendar_feed;
pub mod deferred_reliability;
pub mod draft;
pub mod entry;
pub mod favorite;
pub mod guest;
pub mod handover;
pub mod heartbeat;
pub mod held;
pub mod key;
pub mod keyframe;
pub mod line;
pub mod line_version;
pub mod masked_mute;
pub mod moderator;
pub mod mute;
pub mod note;
pub mod notice_account;
pub mod outbox;
pub mod outcome;
pub mod packed;
pub mod pending;
pub mod played;
pub mod private_channel;
pub mod probe;
pub mod proposal;
pub mod proposal_answer;
pub mod rating;
pub mod read_mark;
pub mod reliability;
pub mod report;
pub mod report_opening;
pub mod resolution;
pub mod role_rating;
pub mod saved_list;
pub mod seat;
pub mod seen;
pub mod session;
pub mod spent_link;
pub mod standing;
pub mod suppression;
pub mod table;
pub mod target;
pub mod template;
pub mod unasked_mail;
pub mod user;
pub mod vacation;
pub mod vote;

use std::fmt;

use sea_orm::DeriveValueType;

/// The version of the stored shapes that this code writes: setup and state in `table_`;
/// action, rolls and events in `entry`; state in `keyframe`. Rows of another version are refused, not guessed at.
pub const SHAPE: i32 = 1;

/// The number of a seat, as the rules know it.
pub fn number(stored: i16) -> tabletop::Seat {
    tabletop::Seat(u8::try_from(stored).expect("seats are stored from a `Seat`"))
}

/// Text that only its owner may see: a password's hash, a seed, a game's state, an answer.
/// Shows nothing when printed.
#[derive(Clone, PartialEq, Eq, DeriveValueType)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
