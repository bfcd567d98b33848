//! The terms that people agree on before a table begins, and its progress.

use crate::Reliability;
use serde::{Deserialize, Serialize};

/// The longest description, in characters.
pub const MAX_DESCRIPTION: usize = 300;
/// The longest house rules.
pub const MAX_HOUSE_RULES: usize = 2000;

/// The progress of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Status {
    /// Seats are being taken.
    #[cfg_attr(feature = "database", sea_orm(string_value = "gathering"))]
    Gathering,
    /// The game has begun.
    #[cfg_attr(feature = "database", sea_orm(string_value = "running"))]
    Running,
    /// The game has ended.
    #[cfg_attr(feature = "database", sea_orm(string_value = "over"))]
    Over,
}

/// The way in which a game ended that was not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Verdict {
    /// By vote; nobody has won.
    #[cfg_attr(feature = "database", sea_orm(string_value = "draw"))]
    Draw,
    /// By vote; it does not count.
    #[cfg_attr(feature = "database", sea_orm(string_value = "cancelled"))]
    Cancelled,
    /// One of two has given it up, and the other has won.
    #[cfg_attr(feature = "database", sea_orm(string_value = "conceded"))]
    Conceded,
}

/// The choice whether those at a table know who the others are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Masks {
    /// They do.
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "none"))]
    None,
    /// Once the game is over.
    #[cfg_attr(feature = "database", sea_orm(string_value = "until_end"))]
    UntilEnd,
    /// Never.
    #[cfg_attr(feature = "database", sea_orm(string_value = "for_ever"))]
    ForEver,
}

/// The delay with which those who do not sit at a table see what happens there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Delay {
    /// At once.
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "none"))]
    None,
    /// While the game runs, no more than what there was when the round began.
    #[cfg_attr(feature = "database", sea_orm(string_value = "round"))]
    Round,
}

/// The choice whether a game counts for the ratings of those who play it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Stakes {
    /// It does not.
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "friendly"))]
    Friendly,
    /// It does. Every seat is for one person, whom the pages ask for an account, and masks fall at the end.
    #[cfg_attr(feature = "database", sea_orm(string_value = "rated"))]
    Rated,
}

/// In which language people speak at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Tongue {
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "any"))]
    Any,
    #[cfg_attr(feature = "database", sea_orm(string_value = "en"))]
    English,
    #[cfg_attr(feature = "database", sea_orm(string_value = "de"))]
    German,
}

/// The people whom a table lets sit down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Admission {
    /// Guests too, whom a link of the table has led there.
    #[default]
    #[cfg_attr(feature = "database", sea_orm(string_value = "everybody"))]
    Everybody,
    /// Only people with an account.
    #[cfg_attr(feature = "database", sea_orm(string_value = "accounts"))]
    Accounts,
}

/// The terms of a table for those who join, and what it tells them beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub language: Tongue,
    pub admission: Admission,
    /// The degree to which those who join must be relied on; whoever is invited by name need not.
    pub least: Reliability,
    /// Plain text, up to [`MAX_DESCRIPTION`] characters.
    pub description: String,
    /// Plain text, up to [`MAX_HOUSE_RULES`] characters.
    pub house_rules: String,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            language: Tongue::Any,
            admission: Admission::Everybody,
            least: Reliability::Low,
            description: String::new(),
            house_rules: String::new(),
        }
    }
}

impl Masks {
    /// Tells whether nobody may learn who is who, when the table has got so far.
    pub const fn hide(self, status: Status) -> bool {
        match (self, status) {
            (Self::None, _) | (Self::UntilEnd, Status::Over) => false,
            (Self::UntilEnd, Status::Gathering | Status::Running) | (Self::ForEver, _) => true,
        }
    }
}
