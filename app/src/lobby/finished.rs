//! Games that have just ended, in the lobby.

use super::{End, Listing, OverCard};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A table whose game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    pub table: Listing,
    pub end: End,
}

#[cfg(feature = "ssr")]
pub use latest::latest;

#[cfg(feature = "ssr")]
mod latest {
    use super::{End, Finished, Listing};
    use platform::{Error, Platform, TableId, profiles};

    /// So many stand in the lobby; the archive has them all.
    const SHOWN: usize = 6;

    /// Returns those of these tables whose games ended last: where something was written to the viewer
    /// comes first, then where they sat.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn latest(
        platform: &Platform,
        mine: Vec<Listing>,
        others: Vec<Listing>,
    ) -> Result<Vec<Finished>, Error> {
        // Both lists begin with what changed last.
        let (unread, mut tables): (Vec<_>, Vec<_>) = mine.into_iter().partition(|it| it.unread > 0);
        tables.truncate(SHOWN);
        tables.extend(unread);
        tables.extend(others.into_iter().take(SHOWN));
        let id = |it: &Listing| it.id.parse::<TableId>().ok();
        let ids: Vec<TableId> = tables.iter().filter_map(id).collect();
        let mut ends = profiles::ends(platform, &ids).await?;
        let ended = tables.into_iter().filter_map(|table| {
            let end = End::of(&table, ends.remove(&id(&table)?)?);
            Some(Finished { table, end })
        });
        let mut ended: Vec<Finished> = ended.collect();
        ended.sort_by_key(|it| (it.table.unread == 0, !it.table.i_sit_here(), -it.end.at));
        ended.truncate(SHOWN);
        Ok(ended)
    }
}

/// The games that ended last, and the way to all of them.
#[component]
pub fn JustFinished(games: Vec<Finished>) -> impl IntoView {
    let title = word!("Just finished" | "Gerade beendet");
    let cards = games
        .into_iter()
        .map(|it| view! { <li><FinishedCard it /></li> });
    view! {
        <section class="table-list" aria-label=title>
            <div class="list-head">
                <h2>{title}</h2>
                <span class="actions">
                    <a class="quiet-link" href="/archive">{word!("All finished games" | "Alle beendeten Partien")}</a>
                    <a class="quiet-link" href="/people">{word!("Leaderboard" | "Rangliste")}</a>
                </span>
            </div>
            <ul class="cards">{cards.collect_view()}</ul>
        </section>
    }
}

/// A game that is over: who has won, and where everybody came.
#[component]
fn FinishedCard(it: Finished) -> impl IntoView {
    let Finished { table, end } = it;
    let unread = (table.unread > 0).then(|| {
        let unread = table.unread;
        let words = say!("{unread} unread" | "{unread} ungelesen");
        view! { <p class="due">{words}</p> }
    });
    let (line, tag) = (end.line(), Some((end.tag(), end.i_won())));
    view! {
        <OverCard table=table.id kind=table.kind name=table.name tag seats=end.seats addressed=true>
            <p>{line}</p>
            {unread}
        </OverCard>
    }
}
