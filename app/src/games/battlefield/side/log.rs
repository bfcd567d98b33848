//! What happened, the newest first, each line a way back to its moment.

use super::super::{page::LogLine, state::BattleState, wording};
use crate::play::Past;
use leptos::prelude::*;

/// So many lines are shown at first.
const FIRST: usize = 40;

#[component]
pub fn Log(state: BattleState) -> impl IntoView {
    let past = use_context::<Past>();
    let all = RwSignal::new(false);
    let lines = move || {
        let most = if all.get() { usize::MAX } else { FIRST };
        state.page.with(|it| {
            let line = |line: &LogLine| {
                let words = wording::event(&it.view.open, &line.event);
                let words = if it.undone.contains(&line.seq) {
                    view! { <s>{words}</s> }.into_any()
                } else {
                    words.into_any()
                };
                view! { <li><a href=Past::link_of(past, line.seq)>{words}</a></li> }
            };
            it.log.iter().rev().take(most).map(line).collect_view()
        })
    };
    let more = move || !all.get() && state.page.with(|it| it.log.len() > FIRST);
    view! {
        <details class="battle-log" open=true data-lines=move || state.page.with(|it| it.log.len().to_string())>
            <summary>{word!("Log" | "Chronik")}</summary>
            <ol reversed>{lines}</ol>
            {move || more().then(|| view! {
                <button type="button" class="button quiet" on:click=move |_| all.set(true)>{word!("Show all" | "Alle zeigen")}</button>
            })}
        </details>
    }
}
