//! The game over its rounds: castles, supply, power and armies.

use super::{
    plot::{Key, Plot},
    series::{Measure, rounds, series},
    turning::TurningPoints,
};
use crate::{
    games::{
        Registered,
        westeros::{
            BoardGame,
            page::{Chapter, SharedPage},
        },
    },
    play::{History, load_chronicle},
};
use leptos::prelude::*;

/// The plots of this table, as soon as its chronicle is there.
#[component]
pub fn Plots(page: Signal<SharedPage>) -> impl IntoView {
    let history = use_context::<History>()?;
    let (id, invitation) = history.whereabouts();
    let chronicle = Resource::new(
        || (),
        move |()| load_chronicle(id.clone(), invitation.clone()),
    );
    let plots = move || {
        Suspend::new(async move {
            match chronicle.await.map(BoardGame::into_chapters) {
                Ok(chapters) => {
                    let chapters = chapters.unwrap_or_default();
                    view! {
                        <TurningPoints page chapters=chapters.clone() />
                        <PlotsOf chapters />
                    }
                    .into_any()
                }
                Err(error) => view! { <p class="soft">{error.to_string()}</p> }.into_any(),
            }
        })
    };
    Some(view! { <Suspense>{plots}</Suspense> })
}

/// One plot for each measure, and what the lines mean.
#[component]
fn PlotsOf(chapters: Vec<Chapter>) -> impl IntoView {
    let rounds = rounds(&chapters);
    let keys: Vec<_> = series(&chapters, Measure::Castles)
        .into_iter()
        .map(|it| it.house)
        .collect();
    view! {
        <section class="plots" aria-label=word!("The game, round by round" | "Die Partie, Runde \
             für Runde")>
            <h2>{word!("The game, round by round" | "Die Partie, Runde für Runde")}</h2>
            <ul class="plot-keys" aria-hidden="true">
                {keys.into_iter().map(|house| view! { <Key house /> }).collect_view()}
            </ul>
            <div class="plot-grid-of">
                {Measure::ALL
                    .into_iter()
                    .map(|measure| {
                        let series = series(&chapters, measure);
                        view! { <Plot measure series rounds=rounds.clone() /> }
                    })
                    .collect_view()}
            </div>
        </section>
    }
}
