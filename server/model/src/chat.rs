//! The values of the talk at a table.

use serde::{Deserialize, Serialize};

/// The reply of somebody to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Reply {
    #[cfg_attr(feature = "database", sea_orm(string_value = "accepted"))]
    Accepted,
    #[cfg_attr(feature = "database", sea_orm(string_value = "declined"))]
    Declined,
}

/// The action of somebody on a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProposalAnswer {
    Accept,
    Decline,
    /// By its author, as long as nobody has accepted it.
    Withdraw,
}

/// The degree to which one does not want to hear somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "database",
    derive(sea_orm::EnumIter, sea_orm::DeriveActiveEnum),
    sea_orm(rs_type = "String", db_type = "Text")
)]
pub enum Muting {
    /// Their lines are folded away, wherever they stand.
    #[cfg_attr(feature = "database", sea_orm(string_value = "mute"))]
    Mute,
    /// Besides that, nothing they say in private arrives.
    #[cfg_attr(feature = "database", sea_orm(string_value = "block"))]
    Block,
}

/// The way in which a line is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// It and all before it have been read.
    Read,
    /// It and all after it are to be read once more.
    Unread,
}

impl Reply {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Declined => "declined",
        }
    }
}
