//! The filters that the log is narrowed by.

use super::{Kind, entries::Filter};
use crate::{
    games::westeros::{page::SharedPage, wording},
    play::LookBack,
};
use leptos::prelude::*;
use westeros::House;

/// A house and a kind; both may stay open.
#[component]
pub fn Filters(page: Signal<SharedPage>, filter: RwSignal<Filter>) -> impl IntoView {
    let houses: Vec<House> = page.with_untracked(|it| {
        let in_play = it.view.tracks.iron_throne.iter();
        in_play.collect()
    });
    let chosen = houses.clone();
    let by_house = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let house = at.and_then(|at| chosen.get(at).copied());
        filter.update(|it| it.house = house);
    };
    let by_kind = move |event| {
        let at = event_target_value(&event).parse::<usize>().ok();
        let kind = at.and_then(|at| Kind::ALL.get(at).copied());
        filter.update(|it| it.kind = kind);
    };
    view! {
        <div class="log-filters">
            <LookBack />
            <select aria-label=word!("House" | "Haus") on:change=by_house>
                <option value="">{word!("All houses" | "Alle Häuser")}</option>
                {houses
                    .into_iter()
                    .enumerate()
                    .map(|(at, it)| view! { <option value=at.to_string()>{wording::house_name(it)}</option> })
                    .collect_view()}
            </select>
            <select aria-label=word!("Kind" | "Art") on:change=by_kind>
                <option value="">{word!("Everything" | "Alles")}</option>
                {Kind::ALL
                    .into_iter()
                    .enumerate()
                    .map(|(at, it)| view! { <option value=at.to_string()>{wording::story::kind_name(it)}</option> })
                    .collect_view()}
            </select>
        </div>
    }
}
