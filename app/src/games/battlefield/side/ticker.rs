//! The last that an enemy did, as one sentence.

use super::super::{state::BattleState, story, wording};
use crate::reactive::memo;
use leptos::prelude::*;

/// "Last: Lannister's Guardsmen moved 7.5″"; whoever listens hears "inches". Nothing before anybody has done anything.
#[component]
pub fn Ticker(state: BattleState) -> impl IntoView {
    let last = memo(move |_| {
        state.page.with(|page| {
            let last = story::last(page)?;
            let position = &page.view.open;
            let told = |it| wording::last(position, &last, it);
            Some((told(wording::Told::Seen), told(wording::Told::Heard)))
        })
    });
    move || {
        let (seen, heard) = last.get()?;
        Some(view! {
            <span class="battle-ticker">
                <span aria-hidden="true">{seen}</span>
                <span class="unseen">{heard}</span>
            </span>
        })
    }
}
