//! Answers in the making, as the server keeps them for their person.

use crate::{Error, packed::packed};
use leptos::prelude::*;
pub use model::SavedDraft;
use serde::{Deserialize, Serialize};

/// The visitor's own of a seat, as it was stored when the page was made: with it the first HTML shows what
/// they have drafted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SavedForSeat {
    pub draft: Option<SavedDraft>,
    /// The number of standing orders that can still answer something.
    pub standing: usize,
}

packed!(SavedForSeat, "saved");

/// Loads both for the page's own seat; nothing for those who only watch. A page without them is a page all
/// the same: the browser asks again.
#[cfg(feature = "ssr")]
pub async fn saved_for_seat(page: &super::TablePage) -> Option<SavedForSeat> {
    use crate::server;
    let user = server::visitor()?.user.id;
    let (game, seat) = (page.game.as_ref()?, tabletop::Seat(page.my_seat?));
    let table = page.table.id.parse().ok()?;
    let platform = server::platform();
    let draft = platform::drafts::of(&platform, (user, table, seat)).await;
    let standing = platform::standing::of(&platform, user, table, seat).await;
    let content = standing.ok()?.content;
    Some(SavedForSeat {
        draft: draft.ok()?,
        standing: content.map_or(0, |it| game.standing(&it)),
    })
}

/// The last draft of a seat of the visitor's, to whichever question it was.
#[server(endpoint = "draft")]
pub async fn load_draft(table: String, seat: u8) -> Result<Option<SavedDraft>, Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let whose = (user, table, tabletop::Seat(seat));
    let kept = platform::drafts::of(&server::platform(), whose).await;
    kept.or_refuse()
}

/// Keeps a draft in the place of `version`, and says which version it is then; nothing where the
/// question has been answered meanwhile. `begun` is the answer as far as it has come, as the game's own
/// JSON: what counts of it if the time runs out, the game decides.
#[server(endpoint = "keep")]
pub async fn keep_draft(
    table: String,
    seat: u8,
    draft: SavedDraft,
    begun: Option<String>,
) -> Result<Option<i64>, Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let whose = (user, table, tabletop::Seat(seat));
    let kept = platform::drafts::keep(&server::platform(), whose, draft, begun).await;
    match kept {
        Err(platform::Error::Closed | platform::Error::NotRunning) => Ok(None),
        kept => kept.or_refuse().map(Some),
    }
}
