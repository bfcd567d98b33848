//! The chapters of a battle, for whoever looks back: rounds, and in them activations.

use super::{
    super::wording,
    summaries::{Summary, live, summaries},
};
use crate::{play::History, reactive::memo};
use leptos::prelude::*;

/// Nothing while the page shows the present.
#[component]
pub fn Chapters() -> impl IntoView {
    let history = use_context::<History>()?;
    let looking = memo(move |_| history.is_looking());
    Some(move || looking.get().then(|| view! { <Choice history /> }))
}

#[component]
fn Choice(history: History) -> impl IntoView {
    let all = memo(move |_| live(history, |it| summaries(it, 0..=i64::MAX)).unwrap_or_default());
    // Several may end in one moment: each press leads to another.
    let seq = move || history.wanted.get().map_or(i64::MAX, |it| it.seq);
    let at = memo(move |_| {
        let seq = seq();
        all.with(|all| all.iter().position(|it| it.last >= seq))
    });
    let go = move |to: Option<usize>| {
        let seq = to.and_then(|it| all.with_untracked(|all| Some(all.get(it)?.last)));
        if let Some(seq) = seq {
            history.slide(Some(seq));
        }
    };
    let before = move || {
        let seq = seq();
        all.with(|all| all.iter().rposition(|it| it.last < seq))
    };
    let after = move || {
        let seq = seq();
        all.with(|all| all.iter().position(|it| it.last > seq))
    };
    let choose = move |event| go(event_target_value(&event).parse().ok());
    view! {
        <div class="battle-chapters">
            <button type="button" class="button quiet" disabled=move || before().is_none() on:click=move |_| go(before())>
                {word!("Previous activation" | "Vorige Aktivierung")}
            </button>
            <label>
                <span class="unseen">{word!("Chapter" | "Kapitel")}</span>
                <select
                    on:change=choose
                    prop:value=move || at.get().map(|it| it.to_string()).unwrap_or_default()
                >
                    {move || all.with(|all| rounds(all)).into_iter().map(|it| group(it, at)).collect_view()}
                </select>
            </label>
            <button type="button" class="button quiet" disabled=move || after().is_none() on:click=move |_| go(after())>
                {word!("Next activation" | "Nächste Aktivierung")}
            </button>
        </div>
    }
}

/// A round, and its parts with their places among all.
type Round = (u8, Vec<(usize, String)>);

fn rounds(all: &[Summary]) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (at, it) in all.iter().enumerate() {
        let words = [it.title.as_str(), it.outcome.as_str()].join(" ");
        let option = (at, words.trim_end().to_owned());
        match rounds.last_mut().filter(|round| round.0 == it.round) {
            Some((_, parts)) => parts.push(option),
            None => rounds.push((it.round, vec![option])),
        }
    }
    rounds
}

fn group((round, parts): Round, at: Memo<Option<usize>>) -> impl IntoView {
    let option = |(place, words): (usize, String)| {
        view! { <option value=place.to_string() selected=move || at.get() == Some(place)>{words}</option> }
    };
    view! {
        <optgroup label=wording::round(round)>{parts.into_iter().map(option).collect_view()}</optgroup>
    }
}
