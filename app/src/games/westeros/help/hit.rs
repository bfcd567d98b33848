//! The finds of a search.

use serde::{Deserialize, Serialize};

/// A section that answers a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    pub chapter: String,
    pub anchor: String,
    pub title: String,
    pub excerpt: Vec<Piece>,
}

/// A piece of an excerpt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub text: String,
    /// One of the words that were searched for.
    pub found: bool,
}

#[cfg(feature = "ssr")]
impl Piece {
    pub const fn plain(text: String) -> Self {
        Self { text, found: false }
    }

    pub const fn found(text: String) -> Self {
        Self { text, found: true }
    }
}
