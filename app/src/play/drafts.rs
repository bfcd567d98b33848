//! Answers in the making, as the server keeps them for their person.

use crate::Error;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What the visitor has begun to answer on a seat of theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDraft {
    /// The question that it answers.
    pub decision: u32,
    /// As the game's page keeps it.
    pub content: String,
    /// How often it has changed; named when something else is kept in its place.
    pub version: i64,
}

/// The last draft of a seat of the visitor's, to whichever question it was.
#[server(endpoint = "draft")]
pub async fn load_draft(table: String, seat: u8) -> Result<Option<KeptDraft>, Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let whose = (user, table, tabletop::Seat(seat));
    let kept = platform::drafts::of(&server::platform(), whose).await;
    Ok(kept.or_refuse()?.map(|it| KeptDraft {
        decision: it.decision.0,
        content: it.content,
        version: it.version,
    }))
}

/// Keeps a draft in the place of `version`, and says which version it is then; nothing where the
/// question has been answered meanwhile. `begun` is the answer as far as it has come, as the game's own
/// JSON: what counts of it if the time runs out, the game decides.
#[server(endpoint = "keep")]
pub async fn keep_draft(
    table: String,
    seat: u8,
    draft: KeptDraft,
    begun: Option<String>,
) -> Result<Option<i64>, Error> {
    use crate::server::{self, Outcome};
    use platform::drafts::Draft;
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let draft = Draft {
        decision: tabletop::DecisionId(draft.decision),
        content: draft.content,
        version: draft.version,
    };
    let whose = (user, table, tabletop::Seat(seat));
    let kept = platform::drafts::keep(&server::platform(), whose, draft, begun).await;
    match kept {
        Err(platform::Error::Closed | platform::Error::NotRunning) => Ok(None),
        kept => kept.or_refuse().map(Some),
    }
}
