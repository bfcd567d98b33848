//! The game that a table is opened for.

use crate::{Error, games};
use leptos::prelude::*;

/// The kinds of the games that this server hosts and leads people to, and the one that is asked for.
#[server(endpoint = "hosted_games")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn hosted_games(#[server(default)] asked: String) -> Result<Vec<String>, Error> {
    let platform = crate::server::platform();
    let kinds = games::kinds().into_iter();
    let shown = |it: &&str| games::is_listed(it) || *it == asked;
    let hosted = kinds.filter(|it| shown(it) && platform.game(it).is_some());
    Ok(hosted.map(str::to_owned).collect())
}

/// The first question: links to the form of each game; nothing where there is only one.
#[component]
pub fn GamePicker(
    kinds: Vec<String>,
    chosen: &'static str,
    /// The pace that the form is filled with, and stays so.
    preset: Option<&'static str>,
) -> impl IntoView {
    let link = move |kind: String| {
        let current = (kind == chosen).then_some("page");
        let preset = preset.map(|it| ["&preset=", it].concat());
        let href = format!("/lobby/new?game={kind}{}", preset.unwrap_or_default());
        let name = games::name(&kind);
        let words = games::door(&kind).map_or_else(
            || view! { <span class="pick-name">{name}</span> }.into_any(),
            |it| {
                view! {
                    <span class="pick-name">{it.name.here()}</span>
                    <span class="note">{it.line.here()} <br /> {it.people.here()}</span>
                }
                .into_any()
            },
        );
        let picture = games::backdrop(&kind).map(|src| {
            view! { <img src=src alt="" width="210" height="156" decoding="async" /> }
        });
        view! {
            <li>
                <a class="pick pick-game" href=href aria-current=current>
                    {picture}
                    <span>{words}</span>
                </a>
            </li>
        }
    };
    (kinds.len() > 1).then(|| {
        view! {
            <nav class="ask" aria-labelledby="games">
                <h2 class="ask-title" id="games">{word!("Which game?" | "Welches Spiel?")}</h2>
                <ul class="picks">{kinds.into_iter().map(link).collect_view()}</ul>
            </nav>
        }
    })
}
