//! The words over the map for what is played, and the buttons to hold, leave and see it again.

use super::{
    Frame,
    handle::Playback,
    pace::Pace,
    play::Player,
    seen::Seen,
    watch::{Viewer, watch},
};
use crate::reactive::{effect, memo};
use crate::{
    browser::is_calm,
    games::westeros::{page::SharedPage, panels::Lit, wording},
    play::History,
};
use leptos::prelude::*;
use std::sync::Arc;
use westeros::{AreaSet, Event};

/// Watches what happens and plays it. `aiming` while the viewer is about something on the map; `answered` is how
/// long the log was at the last answer; `opened` is how far the page was when it was opened, which may be before
/// this came alive.
#[component]
pub fn PlaybackBar(
    page: Signal<SharedPage>,
    aiming: Signal<bool>,
    answered: RwSignal<Option<usize>>,
    opened: StoredValue<Seen>,
    playback: Playback,
) -> impl IntoView {
    let player = Player::new(playback, Pace::remembered());
    watch(page, Viewer { aiming, answered }, (player, opened));
    let light = use_context::<Lit>();
    effect(move |before: Option<bool>| {
        let frame = player.now();
        if let (Some(Lit(lit)), true) = (light, frame.is_some() || before == Some(true)) {
            lit.set(frame.as_ref().map_or(AreaSet::EMPTY, |it| it.0.areas));
        }
        let turned =
            |it: &(Arc<Frame>, usize, usize)| matches!(it.0.event, Event::OrdersRevealed { .. });
        playback.reveals.set(frame.as_ref().is_some_and(turned));
        frame.is_some()
    });
    // The buttons stay while what is told changes: one of them may have the focus.
    let plays = memo(move |_| player.plays());
    let history = use_context::<History>();
    let any = memo(move |_| player.count() > 0 && !history.is_some_and(History::is_looking));
    let nth = move || player.now().map(|(_, nth, count)| format!("{nth}/{count}"));
    let sentence = move || player.now().map(|it| wording::sentence(&it.0.event));
    view! {
        <div
            class="playback"
            class:playback-on=move || player.plays()
            role="group"
            aria-label=word!("What the others did" | "Was die anderen getan haben")
        >
            {move || {
                if plays.get() {
                    view! {
                        <div class="playback-dock">
                            <p class="playback-told">
                                <span class="playback-nth">
                                    <span>{word!("Last moves:" | "Letzte Züge:")} " "</span>
                                    {nth}
                                </span>
                                " "
                                <span>{sentence}</span>
                            </p>
                            <Playing player />
                        </div>
                    }
                        .into_any()
                } else if any.get() {
                    view! { <Played player /> }.into_any()
                } else {
                    ().into_any()
                }
            }}
        </div>
    }
}

#[component]
fn Playing(player: Player) -> impl IntoView {
    let paused = player.paused;
    view! {
        <div class="playback-buttons">
            <button type="button" class="playback-play" on:click=move |_| paused.update(|it| *it = !*it)>
                {move || if paused.get() {
                    word!("Play" | "Abspielen")
                } else {
                    word!("Pause" | "Anhalten")
                }}
            </button>
            <button type="button" on:click=move |_| player.next()>
                {word!("Next" | "Weiter")}
            </button>
            <button type="button" on:click=move |_| player.skip()>
                {word!("Skip to now" | "Zur Gegenwart")}
            </button>
            <Speed player />
        </div>
    }
}

#[component]
fn Played(player: Player) -> impl IntoView {
    view! {
        <div class="playback-buttons playback-rest">
            <button
                type="button"
                class="playback-again"
                on:click=move |_| player.again(is_calm())
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 12a8 8 0 1 0 3-6.2M7 2v4h4M10 9v6l5-3z"></path>
                </svg>
                <span class="playback-words">
                    {move || {
                        let count = player.count();
                        say!("Show the last moves ({count})" | "Letzte Züge zeigen ({count})")
                    }}
                </span>
            </button>
            <Speed player />
        </div>
    }
}

/// The choice of the speed.
#[component]
fn Speed(player: Player) -> impl IntoView {
    let name = word!("Speed" | "Tempo");
    let choose = move |pace: Pace| {
        player.pace.set(pace);
        pace.remember();
    };
    view! {
        <div class="playback-pace" role="radiogroup" aria-label=name>
            <span aria-hidden="true">{name}</span>
            {Pace::ALL.map(|it| {
                view! {
                    <label>
                        <input
                            type="radio"
                            name="playback-pace"
                            prop:checked=move || player.pace.get() == it
                            on:change=move |_| choose(it)
                        />
                        <span>{it.name()}</span>
                    </label>
                }
            })}
        </div>
    }
}
