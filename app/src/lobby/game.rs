//! Which game a table is opened for.

use crate::{Error, games};
use leptos::prelude::*;

/// The kinds of the games that this server hosts and that have a page.
#[server(endpoint = "hosted_games")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn hosted_games() -> Result<Vec<String>, Error> {
    let platform = crate::server::platform();
    let kinds = games::kinds()
        .into_iter()
        .filter(|it| platform.game(it).is_some());
    Ok(kinds.map(str::to_owned).collect())
}

/// Links to the form of each game; nothing where there is only one.
#[component]
pub fn GamePicker(kinds: Vec<String>, chosen: &'static str) -> impl IntoView {
    let link = |kind: String| {
        let current = (kind == chosen).then_some("page");
        let href = format!("/lobby/new?game={kind}");
        view! { <li><a href=href aria-current=current>{games::name(&kind)}</a></li> }
    };
    (kinds.len() > 1).then(|| {
        view! {
            <nav class="choice" aria-label=word!("Game" | "Spiel")>
                <ul class="rows card">{kinds.into_iter().map(link).collect_view()}</ul>
            </nav>
        }
    })
}
