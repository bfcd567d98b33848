//! The parts of a question that are loaded when they are needed: most questions do without.

use super::{
    super::{
        PARTS,
        help::{link, rule_of_illegal},
        state::BattleState,
        wording,
    },
    odds::forecast,
    spot::unit_of,
};
use crate::{Error, json, lazy::LazyPart, reactive::memo};
use battlefield::illegal::Illegal;
use leptos::prelude::*;

part! { miniatures, load_forecast, fn sentences(state: BattleState) {
    let told = memo(move |_| {
        let unit = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
        let both = unit.zip(state.action());
        both.and_then(|(unit, action)| state.asked_with(|view, _| forecast(view, unit, &action)))
            .flatten()
    });
    let line = |class: &'static str| move |it: String| view! { <p class=class>{it}</p> };
    move || told.get().map(|it| view! {
        <div class="battle-forecast">
            {it.warnings.into_iter().map(line("forecast-bad")).collect_view()}
            <p class="forecast-head">{it.head}</p>
            {it.lines.into_iter().map(|it| view! { <p>{it}</p> }).collect_view()}
            {it.likely.map(line("forecast-good"))}
            <details class="forecast-more">
                <summary>{word!("More odds" | "Weitere Chancen")}</summary>
                <p class="note">{it.notes.join(" ")}</p>
            </details>
        </div>
    })
}}

/// The forecast of the draft's attack.
#[component]
pub fn Forecast(state: BattleState) -> impl IntoView {
    let when = memo(move |_| state.aims.with(|it| !it.is_empty()));
    view! { <LazyPart when module=PARTS load=load_forecast view=move || sentences(state) /> }
}

part! { miniatures, load_refused, fn refused(state: BattleState) {
    let refusal = state.props().refused(wording::refusal);
    let rule = move || match state.props().refusal.get()? {
        Error::Rules(why) => json::read::<Illegal>(&why).and_then(|it| rule_of_illegal(&it)),
        _ => None,
    };
    move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it} {link(rule())}</p> })
}}

/// The reason why the server has refused the last answer. The page checks by the same rules before it sends any.
#[component]
pub fn Refused(state: BattleState) -> impl IntoView {
    let when = memo(move |_| state.props().refusal.with(Option::is_some));
    view! { <LazyPart when module=PARTS load=load_refused view=move || refused(state) /> }
}
