//! Tables: gathering, playing and watching one playing of a game.

use tabletop::{DecisionId, Seat};

use crate::{Error, Platform, TableId, UserId};

/// A table to be laid.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The kind of game, e.g. `westeros`.
    pub kind: String,
    /// 1 to 60 characters after trimming.
    pub name: String,
    /// The game's own JSON.
    pub setup: String,
    pub seats: u8,
    /// Whether everybody may see and join it; otherwise only by invitation.
    pub open: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats are being taken.
    Gathering,
    Running,
    Over,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub id: TableId,
    pub kind: String,
    pub name: String,
    pub status: Status,
    /// In the order of their numbers.
    pub seats: Vec<SeatInfo>,
    /// Whether a required decision waits for the viewer.
    pub my_turn: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// The game's own JSON.
    pub setup: String,
    pub open: bool,
}

/// A place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    pub seat: Seat,
    pub occupant: Occupant,
}

/// Who sits on a seat, as far as everybody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Nobody,
    Person {
        name: String,
        /// Whether it is the viewer.
        me: bool,
    },
    Computer,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePage {
    pub listing: Listing,
    /// The table's revision; grows with every change, seats included.
    pub seq: i64,
    pub my_seat: Option<Seat>,
    /// Whether the viewer owns the table.
    pub owner: bool,
    /// The token that lets others join; for those seated while seats are being taken.
    pub invitation: Option<String>,
    /// SHA-256 of the seed of the table's dice, as hexadecimal digits.
    pub seed_hash: String,
    /// The seed itself, as hexadecimal digits, once the game is over.
    pub seed: Option<String>,
    /// The game's JSON for this viewer; `None` until the game begins.
    pub view: Option<String>,
    /// JSON list of the viewer's own open decisions.
    pub prompts: String,
    /// Seats with a required decision, in the order of their numbers.
    pub waiting: Vec<Seat>,
    /// What happened, as this viewer may know it, the oldest first.
    pub log: Vec<LogEntry>,
}

/// One event of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The revision that brought it; several events may share one.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The game's JSON, redacted for the viewer.
    pub event: String,
}

/// On whose behalf an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Person(UserId),
    /// The computer, for a seat it has been given.
    Computer(Seat),
}

/// Proof that an answer is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The revision of the table that holds the answer.
    pub seq: i64,
}

/// The longest answer that is taken, in bytes of JSON.
pub const MAX_ACTION: usize = 16 * 1024;

/// Lays a table. The owner does not sit yet.
///
/// # Errors
/// [`Error::Invalid`] for the name, [`Error::NoSuchGame`], [`Error::BadSetup`],
/// [`Error::WrongNumberOfSeats`].
pub async fn create(platform: &Platform, owner: UserId, new: NewTable) -> Result<TableId, Error> {
    let _ = (platform, owner, new);
    todo!()
}

/// Lays a table that runs at once: the user in seat 0, the computer everywhere else.
///
/// # Errors
/// [`Error::NoSuchGame`], [`Error::BadSetup`], [`Error::WrongNumberOfSeats`].
pub async fn practice(
    platform: &Platform,
    user: UserId,
    kind: &str,
    setup: &str,
    seats: u8,
) -> Result<TableId, Error> {
    let _ = (platform, user, kind, setup, seats);
    todo!()
}

/// Sits down, or moves to another free seat. The game begins by itself with the last seat taken.
///
/// # Errors
/// [`Error::NoSuchTable`] (also without the invitation a table needs), [`Error::NoSuchSeat`],
/// [`Error::SeatTaken`], [`Error::AlreadyStarted`].
pub async fn take_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
    invitation: Option<&str>,
) -> Result<(), Error> {
    let _ = (platform, user, table, seat, invitation);
    todo!()
}

/// Gets up before the game begins. When the owner goes, the next person seated owns the table;
/// when nobody is left, the table goes away.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::AlreadyStarted`].
pub async fn leave(platform: &Platform, user: UserId, table: TableId) -> Result<(), Error> {
    let _ = (platform, user, table);
    todo!()
}

/// Gives a free seat to the computer.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::NoSuchSeat`], [`Error::SeatTaken`],
/// [`Error::AlreadyStarted`].
pub async fn seat_computer(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let _ = (platform, owner, table, seat);
    todo!()
}

/// Takes a seat from the computer again.
///
/// # Errors
/// As [`seat_computer`]; [`Error::SeatTaken`] when a person sits there.
pub async fn unseat_computer(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let _ = (platform, owner, table, seat);
    todo!()
}

/// The tables at which the user sits or which they own, the latest changed first.
pub async fn mine(platform: &Platform, user: UserId) -> Result<Vec<Listing>, Error> {
    let _ = (platform, user);
    todo!()
}

/// Open tables with a free seat, the newest first.
pub async fn open(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let _ = (platform, viewer);
    todo!()
}

/// Open tables where a game runs or has ended, the latest changed first.
pub async fn watchable(platform: &Platform, viewer: Option<UserId>) -> Result<Vec<Listing>, Error> {
    let _ = (platform, viewer);
    todo!()
}

/// The table as this viewer may see it, with the log after revision `since`, or all of it.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it.
pub async fn page(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    invitation: Option<&str>,
    since: Option<i64>,
) -> Result<TablePage, Error> {
    let _ = (platform, viewer, table, invitation, since);
    todo!()
}

/// The one door into a stored table: people, computers, clocks and tests all answer here.
///
/// The same answer to the same question again returns the same receipt.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::Closed`],
/// [`Error::NotYours`], [`Error::Illegal`], [`Error::Malformed`], [`Error::TooLarge`].
pub async fn answer(
    platform: &Platform,
    actor: Actor,
    table: TableId,
    decision: DecisionId,
    action: &str,
) -> Result<Receipt, Error> {
    let _ = (platform, actor, table, decision, action);
    todo!()
}
