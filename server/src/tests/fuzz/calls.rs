//! Every server function with the shape of its form.

mod account;
mod chat;
mod notices;
mod play;
mod reading;
mod tables;

use super::values::Kind;

/// A server function: its fields, and how often it is called beside the others.
pub struct Call {
    pub name: &'static str,
    pub often: usize,
    pub does: Does,
    pub by: By,
    pub fields: &'static [(&'static str, Kind)],
}

/// The effect that a call may have on what is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Does {
    /// It changes nothing but what looking changes.
    Reads,
    Writes,
    /// It writes, and the same again is acknowledged again and changes nothing.
    Repeats,
    /// The same, or it is refused with this reason, where what was written has been used since.
    RepeatsUnless(&'static str),
}

/// The person who mostly calls it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The one who holds the seat.
    Holder,
    /// The table's owner.
    Owner,
    /// Somebody who is invited to the table.
    Invited,
    Moderator,
    /// Anybody who has an account.
    Anybody,
}

impl Call {
    const fn unless(self, used: &'static str) -> Self {
        let does = Does::RepeatsUnless(used);
        Self { does, ..self }
    }

    const fn by(self, by: By) -> Self {
        Self { by, ..self }
    }
}

const fn reads(name: &'static str, fields: &'static [(&'static str, Kind)]) -> Call {
    Call {
        name,
        often: 10,
        does: Does::Reads,
        by: By::Holder,
        fields,
    }
}

const fn writes(name: &'static str, fields: &'static [(&'static str, Kind)]) -> Call {
    Call {
        name,
        often: 6,
        does: Does::Writes,
        by: By::Holder,
        fields,
    }
}

const fn repeats(name: &'static str, fields: &'static [(&'static str, Kind)]) -> Call {
    Call {
        name,
        often: 24,
        does: Does::Repeats,
        by: By::Holder,
        fields,
    }
}

/// Returns a call that is seldom made: what hashes a password takes twenty times as long as anything else, or ends what
/// the others need.
const fn rare(name: &'static str, fields: &'static [(&'static str, Kind)]) -> Call {
    Call {
        name,
        often: 3,
        does: Does::Writes,
        by: By::Holder,
        fields,
    }
}

/// All of them.
pub fn calls() -> impl Iterator<Item = &'static Call> {
    [
        play::CALLS,
        tables::CALLS,
        chat::CALLS,
        account::CALLS,
        notices::CALLS,
        reading::CALLS,
    ]
    .into_iter()
    .flatten()
}
