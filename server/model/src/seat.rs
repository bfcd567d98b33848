//! The people on seats, and the changes among them.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The degree to which somebody can be relied on, the least first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Reliability {
    /// Has abandoned games.
    #[cfg_attr(feature = "database", sea_orm(string_value = "low"))]
    Low,
    /// Nothing is known yet.
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "unproven"))]
    Unproven,
    /// Answers in time, and stays.
    #[cfg_attr(feature = "database", sea_orm(string_value = "high"))]
    High,
}

/// The change that a seat has gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Change {
    /// Its person goes: others may take it.
    #[cfg_attr(feature = "database", sea_orm(string_value = "offered"))]
    Offered,
    /// Its person was missed too often: others may take it.
    #[cfg_attr(feature = "database", sea_orm(string_value = "missed"))]
    Missed,
    /// Its person is here again.
    #[cfg_attr(feature = "database", sea_orm(string_value = "returned"))]
    Returned,
    /// It is somebody else's.
    #[cfg_attr(feature = "database", sea_orm(string_value = "taken"))]
    Taken,
    /// The computer plays it, because its person wanted that. What a vote decides is a
    /// resolution.
    #[cfg_attr(feature = "database", sea_orm(string_value = "computer"))]
    Computer,
}

/// The way in which somebody has lost a seat of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Loss {
    /// They missed too many answers, and somebody else has taken it over.
    #[cfg_attr(feature = "database", sea_orm(string_value = "missed"))]
    Missed,
    /// They offered it, and somebody else has taken it over.
    #[cfg_attr(feature = "database", sea_orm(string_value = "offered"))]
    Offered,
    /// The others gave it to the computer.
    #[cfg_attr(feature = "database", sea_orm(string_value = "vote"))]
    Vote,
    /// They gave it to the computer themselves.
    #[cfg_attr(feature = "database", sea_orm(string_value = "given"))]
    Given,
}

/// The clock of a seat. Instants are milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRow {
    pub seat: Seat,
    /// The time at which the clock answers the question that is open to the seat. Others' are not told at an anonymous
    /// table that is played over days: they follow the nights of those who sit there.
    pub deadline: Option<i64>,
    /// At a live table, what the seat has left in milliseconds while it is not asked.
    pub bank: Option<i64>,
    /// True if the person is absent: the seat is offered to others, and nobody waits for it.
    pub absent: bool,
    /// From when on the others may vote on giving the seat to the computer, because its person
    /// lets a table without clocks wait.
    pub silent_from: Option<i64>,
    /// Until when the person is on vacation, which moves their deadlines. Told to those who sit
    /// at a table that is played over days, where names are known.
    pub away_until: Option<i64>,
}

/// A seat of a rematch that is kept for somebody who played before. Not at a table with masks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub seat: Seat,
    pub name: String,
    /// Milliseconds since 1970.
    pub until: i64,
}

/// Somebody whom the owner has invited, and who does not sit at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    pub name: String,
    pub declined: bool,
}

/// A seat that somebody has lost, as it is told to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    pub seat: Seat,
    pub how: Loss,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The person who has invited somebody, as far as the invitation is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inviter {
    pub name: String,
    /// True if the invited person has blocked them.
    pub blocked: bool,
}
