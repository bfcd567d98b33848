//! The place of the visitor on the leaderboard, and the ways through its lists.

use super::{Asked, Own};
use crate::lobby::ordinal;
use leptos::prelude::*;

/// The reader's own place, with the way there; or what is missing for one.
#[component]
pub fn OwnPlace(own: Option<Own>, rated: u32) -> impl IntoView {
    let words = match own {
        Some(Own {
            place: Some((place, page)),
            ..
        }) => {
            let here = [&Asked { few: false, page }.address(), "#you"].concat();
            let place = ordinal(place);
            let place = say!("You: {place} of {rated}" | "Du: {place} von {rated}");
            return view! { <p class="own-place"><a href=here>{place}</a></p> }.into_any();
        }
        Some(Own { games: 4, .. }) => word!(
            "You'll be ranked after one more rated game."
                | "Noch eine gewertete Partie, dann stehst du in der Rangliste."
        )
        .to_owned(),
        Some(Own { games, .. }) => {
            let more = 5_u32.saturating_sub(games);
            say!(
                "You'll be ranked after {more} more rated games."
                    | "Noch {more} gewertete Partien, dann stehst du in der Rangliste."
            )
        }
        None => word!(
            "You haven't finished a rated game yet."
                | "Du hast noch keine gewertete Partie beendet."
        )
        .to_owned(),
    };
    view! { <p class="own-place">{words}</p> }.into_any()
}

/// The two lists, with how many people are in each.
#[component]
pub fn Lists(asked: Asked, counts: (u32, u32)) -> impl IntoView {
    let lists = [
        (false, word!("Ranked" | "In der Rangliste"), counts.0),
        (
            true,
            word!("Fewer than five rated games" | "Weniger als fünf gewertete Partien"),
            counts.1,
        ),
    ];
    let link = |(few, words, count): (bool, &'static str, u32)| {
        let here = (few == asked.few).then_some("page");
        let href = Asked { few, page: 1 }.address();
        view! {
            <a class="button" href=href aria-current=here>
                {words}
                " "
                <span class="count">{count}</span>
            </a>
        }
    };
    view! {
        <nav class="actions" aria-label=word!("Lists" | "Listen")>
            {lists.map(link).into_iter().collect_view()}
        </nav>
    }
}

/// The way to the pages before and after.
#[component]
pub fn Pages(asked: Asked, pages: u32) -> impl IntoView {
    let Asked { few, page } = asked;
    let to = |page| Asked { few, page }.address();
    let before = (page > 1 && page <= pages).then(|| to(page - 1));
    let after = (page < pages).then(|| to(page + 1));
    (pages > 1).then(|| view! {
        <nav class="actions pages" aria-label=word!("Pages" | "Seiten")>
            {before.map(|href| view! { <a class="button" rel="prev" href=href>{word!("Previous" | "Zurück")}</a> })}
            <span class="note">{say!("Page {page} of {pages}" | "Seite {page} von {pages}")}</span>
            {after.map(|href| view! { <a class="button" rel="next" href=href>{word!("Next" | "Weiter")}</a> })}
        </nav>
    })
}
