//! Searching in the data: the server knows the words of every language.

use super::hit::Hit;
use crate::{Error, Language};
use leptos::prelude::*;

/// The entries that have these words in any language. The page says its own, in which it is answered.
#[server(endpoint = "find_entries")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn find_entries(q: String, language: Language) -> Result<Vec<Hit>, Error> {
    Ok(super::find::find(language, &q))
}
