//! The reasons for a refusal, and their words.

use serde::{Deserialize, Serialize};

/// The form field that an error belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Field {
    Name,
    Password,
    Mail,
}

/// A reason that a person can understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    NameTaken,
    NameTooShort,
    NameTooLong,
    NameCharacters,
    PasswordTooShort,
    PasswordTooLong,
    MailMalformed,
    TableName,
    Incomplete,
    WrongPassword,
    NeedsAccount,
    BadSetup,
    NumberOfPlayers,
    NoSuchSeat,
    SeatTaken,
    NotSeated,
    NotOwner,
    AlreadyStarted,
    NotRunning,
    Closed,
    NotYours,
    Malformed,
    TooLarge,
    Foreign,
}

impl Reason {
    pub const fn words(self) -> &'static str {
        match self {
            Self::NameTaken => "Somebody has this name already. Choose another one.",
            Self::NameTooShort => "The name needs at least 3 characters.",
            Self::NameTooLong => "The name may have at most 24 characters.",
            Self::NameCharacters => "Letters, digits, single spaces and - _ . ' only, please.",
            Self::PasswordTooShort => "The password needs at least 10 characters.",
            Self::PasswordTooLong => "The password may have at most 200 characters.",
            Self::MailMalformed => "This does not look like a mail address.",
            Self::TableName => "Give the table a name of 1 to 60 ordinary characters.",
            Self::Incomplete => "The form was not filled in completely.",
            Self::WrongPassword => "No account has this name and password.",
            Self::NeedsAccount => {
                "Guests play at practice tables. Sign up to play with others; your table comes along."
            }
            Self::BadSetup => "The game cannot be set up like that.",
            Self::NumberOfPlayers => "The game is not played by this number of people.",
            Self::NoSuchSeat => "The table has no such seat.",
            Self::SeatTaken => "Somebody was faster: that seat is taken. Choose another one.",
            Self::NotSeated => "You do not sit at this table.",
            Self::NotOwner => "Only the person who opened the table may do this.",
            Self::AlreadyStarted => "The game has begun; the seats are settled.",
            Self::NotRunning => "The game is not running.",
            Self::Closed => {
                "That question is already answered. The page shows how things stand now."
            }
            Self::NotYours => "That question was put to another house.",
            Self::Malformed => "The answer could not be read. Load the page again.",
            Self::TooLarge => "That is far too large; nothing was changed.",
            Self::Foreign => "This request came from another site and was refused.",
        }
    }
}
