//! What the guide asks the server for.

use super::guide::Guide;
use crate::{Error, Language};
use leptos::prelude::*;

/// The guide through a first game, unless this browser wants none.
#[server(endpoint = "tour")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn load_tour(language: Language) -> Result<Option<Guide>, Error> {
    use super::{guide::COOKIE, hints::hints};
    let remembered = crate::server::sent_cookie(COOKIE).unwrap_or_default();
    Ok(Guide::new(hints(language), &remembered))
}
