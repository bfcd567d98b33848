//! The requests of the guide to the server.

use super::guide::Guide;
use crate::{Error, Language};
use leptos::prelude::*;

/// The guide through a first game, unless this browser wants none. A browser that remembers nothing of it may be
/// a new one of somebody who has played before: they get none either.
#[server(endpoint = "tour")]
pub async fn load_tour(language: Language) -> Result<Option<Guide>, Error> {
    use super::{guide::COOKIE, hints::hints};
    use crate::{
        games::{GameUi, westeros::BoardGame},
        server::{self, Outcome},
    };
    let remembered = server::sent_cookie(COOKIE).unwrap_or_default();
    if remembered.is_empty()
        && let Some(visitor) = server::visitor()
    {
        let (platform, user) = (server::platform(), visitor.user.id);
        let begun = platform::tables::begun_by(&platform, user, BoardGame::KIND).await;
        if begun.or_refuse()? > 1 {
            return Ok(None);
        }
    }
    Ok(Guide::new(hints(language), &remembered))
}
