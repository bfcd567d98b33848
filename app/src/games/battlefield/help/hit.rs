//! The finds of a search.

use serde::{Deserialize, Serialize};

/// An entry that answers a search, in the language of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    pub address: String,
    /// "Abilities: Sundering".
    pub title: String,
    pub text: String,
}
