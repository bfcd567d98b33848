//! A table that is being played: sends answers, shows the game's own page.

use super::{GamePage, TablePage, answer::answer};
use crate::{
    Error,
    games::westeros::{self, WesterosPage, WesterosTable},
};
use leptos::{prelude::*, task::spawn_local};
use tabletop::DecisionId;

#[component]
pub fn Running(page: RwSignal<TablePage>, connected: RwSignal<bool>) -> impl IntoView {
    let busy = RwSignal::new(false);
    let refusal = RwSignal::new(None::<String>);
    let send = Callback::new(
        move |(decision, action): (DecisionId, ::westeros::Action)| {
            let Ok(action) = serde_json::to_string(&action) else {
                return;
            };
            let (table, since) = page.with_untracked(|it| (it.table.id.clone(), it.seq));
            busy.set(true);
            refusal.set(None);
            spawn_local(async move {
                match answer(table, decision.0, action, since).await {
                    Ok(newer) => page.update(|page| *page = page.followed_by(newer)),
                    Err(error) => refusal.set(Some(in_words(error))),
                }
                busy.set(false);
            });
        },
    );
    let game = Memo::new(move |_| match &page.read().game {
        Some(GamePage::Westeros(game)) => WesterosPage::clone(game),
        None => unreachable!("shown only once the table has started"),
    });
    view! {
        <h1 class="unseen">{move || page.read().table.name.clone()}</h1>
        <WesterosTable page=Signal::from(game) on_answer=send busy=busy.into() refusal=refusal.into() />
        <p class="offline" role="status">
            {move || (!connected.get()).then_some("The connection is gone; trying again. What you sent is safe.")}
        </p>
        <Fairness page />
    }
}

/// The fingerprint of the table's chance, and at the end the seed itself.
#[component]
fn Fairness(page: RwSignal<TablePage>) -> impl IntoView {
    view! {
        <details class="fairness">
            <summary>"Fair chance"</summary>
            <p>"Fingerprint of this table's secret seed: " <code>{move || page.read().seed_hash.clone()}</code></p>
            {move || {
                page.read().seed.clone().map(|seed| view! { <p>"The seed, now that the game is over: " <code>{seed}</code></p> })
            }}
        </details>
    }
}

fn in_words(error: Error) -> String {
    match error {
        Error::Rules(reason) => westeros::refusal(&reason),
        other => other.to_string(),
    }
}
