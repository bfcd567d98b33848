//! Answers in the making, as the server keeps them for their person.

use crate::Error;
use leptos::prelude::*;
pub use model::SavedDraft;

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
