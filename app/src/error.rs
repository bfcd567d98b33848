//! Why something could not be done, in words a person understands.

mod reason;

use leptos::prelude::*;
use leptos::server_fn::{codec::JsonEncoding, error::ServerFnErrorErr};
pub use reason::{Field, Reason};
use serde::{Deserialize, Serialize};

/// What a server function answers instead of a result. Nothing has been changed then.
///
/// Without WASM it travels in the address of the page, where anybody can write: so it holds no
/// words but our own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Error {
    #[error("Please sign in first.")]
    SignInFirst,
    /// A field of the form is not right yet.
    #[error("{}", reason.words())]
    Field { field: Field, reason: Reason },
    #[error("{}", .0.words())]
    Refused(Reason),
    /// Too many tries; another one after so many seconds.
    #[error("That was too often in a short time. Try again in {0} seconds.")]
    TooOften(u64),
    /// A reason of the game's as JSON: the game's own page words it.
    #[error("The rules do not allow that.")]
    Rules(String),
    /// The moment cannot be shown any more; the nearest that can is the one after this revision.
    #[error("{}", older_rules(*.0))]
    OlderRules(i64),
    #[error("There is no such page or table here, or it is not open to you.")]
    NotFound,
    /// The details are in the server's log under this number.
    #[error("Something went wrong on our side. If it goes on, tell us this number: {0:08x}")]
    Internal(u32),
    #[error(
        "The server could not be reached or did not understand. Check the connection and try again."
    )]
    Connection,
}

impl FromServerFnError for Error {
    type Encoder = JsonEncoding;

    fn from_server_fn_error(error: ServerFnErrorErr) -> Self {
        let error = match error {
            ServerFnErrorErr::Args(_) | ServerFnErrorErr::MissingArg(_) => {
                Self::Refused(Reason::Incomplete)
            }
            _ => Self::Connection,
        };
        #[cfg(feature = "ssr")]
        let error = crate::server::with_status(error);
        error
    }
}

fn older_rules(nearest: i64) -> String {
    say!(
        "This moment was played with older rules; the nearest that can be shown is number {nearest}."
            | "Dieser Augenblick wurde nach älteren Regeln gespielt; der nächste, der sich zeigen lässt, ist Nummer {nearest}."
    )
}
