//! Everything that happened since somebody last looked: activation by activation, to be read and to be walked
//! through on the table, until it is closed.

use super::summaries::{Summary, live, summaries};
use crate::{
    browser::{after, is_calm},
    play::History,
    reactive::{effect, memo},
};
use leptos::prelude::*;
use std::time::Duration;

/// The time that a step stays on the table.
const PAUSE: Duration = Duration::from_millis(1600);

/// Nothing for whoever has missed nothing.
#[component]
pub fn Recap() -> impl IntoView {
    let history = use_context::<History>()?;
    let seen = history.seen?;
    // What comes while the page is open, one's own answers too, is not missed.
    let missed = seen + 1..=history.opened;
    let missed = untrack(|| live(history, |it| summaries(it, missed))).unwrap_or_default();
    let closed = RwSignal::new(missed.is_empty());
    let missed = StoredValue::new(missed);
    Some(move || (!closed.get()).then(|| view! { <Missed history missed closed /> }))
}

#[component]
fn Missed(
    history: History,
    missed: StoredValue<Vec<Summary>>,
    closed: RwSignal<bool>,
) -> impl IntoView {
    let at = RwSignal::new(None::<usize>);
    walk(history, at, missed);
    let show = move |step| show(history, at, missed, step);
    let title = word!("Since you last looked" | "Seit deinem letzten Besuch");
    let line = move |(step, it): (usize, Summary)| {
        let current = move || (at.get() == Some(step)).then_some("step");
        view! {
            <li>
                <button type="button" class="plain battle-missed" aria-current=current on:click=move |_| show(Some(step))>
                    {it.title} " " <span class="note">{it.outcome}</span>
                </button>
            </li>
        }
    };
    let lines = missed.with_value(|all| all.iter().cloned().enumerate().map(line).collect_view());
    let walks = memo(move |_| at.get().is_some());
    view! {
        <section class="card battle-recap" aria-label=title>
            <h2>{title}</h2>
            <ol>{lines}</ol>
            <p class="actions">
                <button type="button" class="button" on:click=move |_| show(Some(at.get_untracked().map_or(0, |it| it + 1)))>
                    {move || if walks.get() {
                        word!("Next" | "Weiter")
                    } else {
                        word!("Show on the table" | "Auf dem Tisch zeigen")
                    }}
                </button>
                {move || walks.get().then(|| view! {
                    <button type="button" class="button quiet" on:click=move |_| show(None)>{word!("Stop" | "Anhalten")}</button>
                })}
                <button type="button" class="button quiet" on:click=move |_| { show(None); closed.set(true); }>
                    {word!("Got it" | "Verstanden")}
                </button>
            </p>
        </section>
    }
}

/// The table as it was after a step; the present after the last of them.
fn show(
    history: History,
    at: RwSignal<Option<usize>>,
    missed: StoredValue<Vec<Summary>>,
    step: Option<usize>,
) {
    let seq = step.and_then(|it| missed.with_value(|all| Some(all.get(it)?.last)));
    at.set(step.filter(|_| seq.is_some()));
    history.slide(seq);
}

/// Goes on by itself, unless nothing is to move by itself. Whoever leaves the past by another way has
/// seen enough.
fn walk(history: History, at: RwSignal<Option<usize>>, missed: StoredValue<Vec<Summary>>) {
    effect(move |_| {
        if !history.is_looking() && at.get_untracked().is_some() {
            at.set(None);
        }
    });
    effect(move |_| {
        let Some(step) = at.get().filter(|_| !is_calm()) else {
            return;
        };
        after(PAUSE, move || {
            if at.try_get_untracked() == Some(Some(step)) {
                show(history, at, missed, Some(step + 1));
            }
        });
    });
}
