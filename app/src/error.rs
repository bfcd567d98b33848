//! Why something could not be done, in words a person understands.

use leptos::prelude::*;
use leptos::server_fn::{codec::JsonEncoding, error::ServerFnErrorErr};
use serde::{Deserialize, Serialize};

/// What a server function answers instead of a result. Nothing has been changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Error {
    #[error("Please sign in first.")]
    SignInFirst,
    /// A field of the form is not right yet.
    #[error("{message}")]
    Field { field: Field, message: String },
    /// A reason of the platform's, already worded.
    #[error("{0}")]
    Refused(String),
    /// A reason of the game's as JSON: the game's own page words it.
    #[error("The rules do not allow that.")]
    Rules(String),
    #[error("There is no such page or table here, or it is not open to you.")]
    NotFound,
    /// The details are in the server's log under this id.
    #[error("Something went wrong on our side. If it goes on, tell us this number: {0}")]
    Internal(String),
    #[error(
        "The server could not be reached or did not understand. Check the connection and try again."
    )]
    Connection,
}

/// The form field that an [`Error::Field`] belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Field {
    Name,
    Password,
    Mail,
}

impl FromServerFnError for Error {
    type Encoder = JsonEncoding;

    fn from_server_fn_error(error: ServerFnErrorErr) -> Self {
        match error {
            ServerFnErrorErr::Args(_) | ServerFnErrorErr::MissingArg(_) => {
                Self::Refused("The form was not filled in completely.".into())
            }
            _ => Self::Connection,
        }
    }
}
