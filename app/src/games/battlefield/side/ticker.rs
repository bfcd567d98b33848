//! The last that an enemy did, as one sentence whose first word says so.

use super::super::{state::BattleState, story, wording};
use crate::reactive::memo;
use leptos::prelude::*;

const DIE: &str = "M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1";

/// "Last: Lannister's Guardsmen moved 7.5″"; whoever listens hears "inches". Nothing before anybody has done
/// anything.
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
        let title = seen.clone();
        let (label, did) = seen.split_once(' ').unwrap_or(("", seen.as_str()));
        let (label, did) = (label.to_owned(), did.to_owned());
        Some(view! {
            <p class="bar-part bar-last" title=title>
                <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=DIE></path></svg>
                <span class="bar-did" aria-hidden="true">{label} " " <strong>{did}</strong></span>
                <span class="unseen">{heard}</span>
            </p>
        })
    }
}
