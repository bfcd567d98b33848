//! The archive: games that are over at open tables, and one's own; searched and paged by address.

use super::{
    chips::Chips,
    found::{Found, FoundCard},
    search::Search,
};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{Error, error_page::ErrorPage};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archive {
    pub games: Vec<Found>,
    /// The address that leads on, if there is more.
    pub next: Option<String>,
}

#[server(endpoint = "archive")]
pub async fn load_archive(#[server(default)] search: Search) -> Result<Archive, Error> {
    use crate::server::{self, Outcome};
    use platform::profiles;
    let viewer = server::visitor().map(|it| it.user.id);
    let found = profiles::archive(&server::platform(), viewer, &search.by(viewer))
        .await
        .or_refuse()?;
    Ok(Archive {
        games: found.games.into_iter().map(Found::from).collect(),
        next: found.next.map(|(at, id)| format!("{at}-{id}")),
    })
}

/// The page at `/archive`.
#[component]
pub fn ArchivePage() -> impl IntoView {
    let query = use_query_map();
    let search = memo(move |_| query.with(Search::read));
    let archive = loaded(move || search.get(), load_archive);
    view! {
        <Title text=word!("Finished games" | "Beendete Partien") />
        <Suspense>
            {move || Suspend::new(async move {
                match archive.await {
                    Ok(archive) => view! { <ArchiveList archive search=search.get_untracked() /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn ArchiveList(archive: Archive, search: Search) -> impl IntoView {
    let Archive { games, next } = archive;
    let nothing = games.is_empty().then(|| {
        let words = if search.is_empty() {
            word!(
                "No games have finished at open tables yet."
                    | "An offenen Tischen ist noch keine Partie zu Ende gegangen."
            )
        } else {
            word!("No games found." | "Keine Partien gefunden.")
        };
        view! { <p class="empty" role="status">{words}</p> }
    });
    let later = !search.after.is_empty();
    let older = next.map(|it| search.following(&it));
    let first = search.first();
    let latest = first.address();
    view! {
        <section class="page archive">
            <h1>{word!("Finished games" | "Beendete Partien")}</h1>
            <Chips search=first />
            {nothing}
            <ul class="found-cards">
                {games.into_iter().map(|game| view! { <li><FoundCard game /></li> }).collect_view()}
            </ul>
            <nav class="actions pages" aria-label=word!("Pages" | "Seiten")>
                {later.then(|| view! { <a class="button" href=latest>{word!("The latest" | "Die neuesten")}</a> })}
                {older.map(|href| view! { <a class="button" rel="next" href=href>{word!("Older games" | "Ältere Partien")}</a> })}
            </nav>
        </section>
    }
}
