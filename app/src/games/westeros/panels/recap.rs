//! What happened since somebody looked last: in a few sentences, and on the map.

use super::{
    Fact, facts,
    log::{Latest, Lit},
    shortened,
};
use crate::{
    games::{
        GamePage,
        westeros::{page::WesterosPage, playback::is_calm, wording},
    },
    play::Past,
};
use leptos::prelude::*;
use std::time::Duration;
use westeros::AreaSet;

/// More sentences nobody reads in half a minute.
const MOST: usize = 8;
/// How long a moment stays on the map.
const PAUSE: Duration = Duration::from_millis(1400);

/// On return, what happened meanwhile; within a visit, what happened since the last answer.
#[component]
pub fn Lately(page: Signal<WesterosPage>, answered: RwSignal<Option<usize>>) -> impl IntoView {
    let past = use_context::<Past>();
    let told = past.and_then(missed);
    let done = RwSignal::new(told.is_none());
    let recap = Memo::new(move |_| !done.get() && answered.get().is_none());
    let told = StoredValue::new(told.unwrap_or_default());
    move || match past.filter(|_| recap.get()) {
        Some(past) => {
            let (facts, more) = told.get_value();
            view! { <Recap past facts more done /> }.into_any()
        }
        None => view! { <Latest page answered /> }.into_any(),
    }
}

/// What happened between the last visit and this one.
fn missed(past: Past) -> Option<(Vec<Fact>, usize)> {
    let seen = past.seen?;
    let facts = past.live.with_untracked(|live| match live.game.as_ref()? {
        GamePage::Westeros(page) => Some(facts(&page.log, seen)),
    })?;
    (!facts.is_empty()).then(|| shortened(facts, MOST))
}

#[component]
fn Recap(past: Past, facts: Vec<Fact>, more: usize, done: RwSignal<bool>) -> impl IntoView {
    // Which of the moments is on the map.
    let at = RwSignal::new(None::<usize>);
    let moments = StoredValue::new(
        facts
            .iter()
            .map(|it| (it.seq, it.what.areas()))
            .collect::<Vec<_>>(),
    );
    let light = use_context::<Lit>();
    let show = move |index: Option<usize>| {
        let moment = index.and_then(|it| moments.with_value(|all| all.get(it).copied()));
        at.set(index.filter(|_| moment.is_some()));
        past.slide(moment.map(|(seq, _)| seq));
        if let Some(Lit(lit)) = light {
            lit.set(moment.map_or(AreaSet::EMPTY, |(_, areas)| areas));
        }
    };
    let next = move || show(Some(at.get_untracked().map_or(0, |it| it + 1)));
    // Whoever leaves the past by another way has seen enough.
    Effect::new(move |_| {
        if !past.is_looking() && at.get_untracked().is_some() {
            at.set(None);
        }
    });
    Effect::new(move |_| {
        let Some(index) = at.get().filter(|_| !is_calm()) else {
            return;
        };
        let pause = set_timeout_with_handle(
            move || {
                if at.try_get_untracked() == Some(Some(index)) {
                    next();
                }
            },
            PAUSE,
        );
        on_cleanup(move || {
            if let Ok(pause) = pause {
                pause.clear();
            }
        });
    });
    let playing = Memo::new(move |_| at.get().is_some());
    view! {
        <section class="recap" aria-label=word!("Since you last looked" | "Seit deinem letzten Besuch")>
            <h3>{word!("Since you last looked" | "Seit deinem letzten Besuch")}</h3>
            <ol>
                {facts
                    .iter()
                    .enumerate()
                    .map(|(index, it)| {
                        let areas = it.what.areas();
                        let light_up = move |areas| {
                            if let (Some(Lit(lit)), false) = (light, playing.get_untracked()) {
                                lit.set(areas);
                            }
                        };
                        view! {
                            <li
                                class:recap-now=move || at.get() == Some(index)
                                aria-current=move || (at.get() == Some(index)).then_some("step")
                                on:pointerenter=move |_| light_up(areas)
                                on:pointerleave=move |_| light_up(AreaSet::EMPTY)
                            >
                                {wording::story::fact(&it.what)}
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
            {(more > 0).then(|| view! {
                <p class="soft">{say!("… and {more} more in the log" | "… und {more} weitere in der Chronik")}</p>
            })}
            <div class="recap-buttons">
                <button type="button" on:click=move |_| next()>
                    {move || if playing.get() {
                        word!("Next" | "Weiter")
                    } else {
                        word!("Show on the map" | "Auf der Karte zeigen")
                    }}
                </button>
                <Show when=move || playing.get()>
                    <button type="button" on:click=move |_| show(None)>
                        {word!("Stop" | "Anhalten")}
                    </button>
                </Show>
                <button
                    type="button"
                    class="plain"
                    on:click=move |_| {
                        if playing.get_untracked() {
                            show(None);
                        }
                        done.set(true);
                    }
                >
                    {word!("Got it" | "Verstanden")}
                </button>
            </div>
        </section>
    }
}
