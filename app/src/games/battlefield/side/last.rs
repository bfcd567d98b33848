//! What happened last, in the bar.

use super::super::{page::BattlePage, state::BattleState, story, wording};
use crate::reactive::memo;
use battlefield::event::Event;
use leptos::prelude::*;

const DIE: &str = "M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1";

#[component]
pub fn LastEvent(state: BattleState) -> impl IntoView {
    let said = memo(move |_| state.page.with(|it| last(it)));
    move || {
        let words = said.get()?;
        let title = words.clone();
        Some(view! {
            <p class="bar-part bar-last" title=title>
                <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=DIE></path></svg>
                <span class="bar-label">{word!("Last: " | "Zuletzt: ")}</span>
                <strong>{words}</strong>
            </p>
        })
    }
}

/// Not the dice, which lie elsewhere, and not that somebody is done.
fn last(page: &BattlePage) -> Option<String> {
    let events = page.standing().rev().map(|it| &it.event);
    let told = events.filter(|it| !story::is_dice(it) && !matches!(it, Event::ActivationEnded(_)));
    let mut words = told.map(|it| wording::event(&page.view.open, it));
    words.find(|it| !it.is_empty())
}
