//! A seat of a table, and who sits there.

use crate::{account, lobby::Reliability, visitor::is_drawn};
use model::Arms;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRow {
    pub seat: u8,
    /// The words for what the seat plays.
    pub label: String,
    pub occupant: Occupant,
    /// The name of the account of whoever sits there, where their profile may be looked at.
    pub account: Option<String>,
    /// True for a person without an account, where everybody may know who sits there.
    pub guest: bool,
    /// The person's arms, where everybody may know who sits there.
    pub arms: Option<Arms>,
    /// True for the seat of the table's owner, where everybody may know who sits there.
    pub hosts: bool,
    /// The degree to which the person can be relied on, if one sits there.
    pub reliability: Option<Reliability>,
    /// True if the person has said that they are there.
    pub confirmed: bool,
}

#[cfg(test)]
impl SeatRow {
    /// Returns a seat of which nothing else is known, for tests.
    pub fn plain(seat: u8, label: &str, occupant: Occupant) -> Self {
        Self {
            seat,
            label: label.to_owned(),
            occupant,
            account: None,
            guest: false,
            arms: None,
            hosts: false,
            reliability: None,
            confirmed: false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occupant {
    Nobody,
    Person {
        name: String,
        me: bool,
    },
    Computer,
    /// Somebody whose account is gone.
    Deleted,
}

impl SeatRow {
    /// Returns true where the page says beside the name that this is a guest; a name that was drawn says so
    /// itself.
    pub fn is_marked_guest(&self) -> bool {
        self.guest && self.occupant.name().is_some_and(|it| !is_drawn(it))
    }
}

impl Occupant {
    /// The name to show; an empty seat has none.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Nobody => None,
            Self::Person { name, .. } => Some(name),
            Self::Computer => Some("Computer"),
            Self::Deleted => Some(account::deleted()),
        }
    }

    pub fn is_me(&self) -> bool {
        matches!(self, Self::Person { me: true, .. })
    }
}
