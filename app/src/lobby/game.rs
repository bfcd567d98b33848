//! Which game a table is opened for.

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

/// Links to the form of each game; nothing where there is only one.
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
        view! {
            <li>
                <a class="tile" href=href aria-current=current>
                    <span class="tile-label">{games::name(&kind)}</span>
                </a>
            </li>
        }
    };
    (kinds.len() > 1).then(|| {
        view! {
            <nav class="presets" aria-labelledby="games">
                <h2 id="games">{word!("Game" | "Spiel")}</h2>
                <ul class="tiles">{kinds.into_iter().map(link).collect_view()}</ul>
            </nav>
        }
    })
}
