//! All battles of the game, each with a link to its moment.

use crate::{
    games::westeros::{page::SharedPage, panels::battles, wording},
    play::History,
};
use leptos::prelude::*;

#[component]
pub fn BattleList(page: Signal<SharedPage>) -> impl IntoView {
    let history = use_context::<History>();
    let fought = page.with_untracked(|it| battles(&it.log));
    let count = fought.len();
    view! {
        <details class="end-battles">
            <summary>{word!("Battles" | "Kämpfe")} {format!(" ({count})")}</summary>
            <ol>
                {fought
                    .into_iter()
                    .map(|it| {
                        let round = it.round;
                        view! {
                            <li>
                                <span class="soft">{say!("Round {round}" | "Runde {round}")}</span>
                                <a href=move || History::link_of(history, it.seq) data-noscroll="true">
                                    {wording::story::battle(&it)}
                                </a>
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
        </details>
    }
}
