//! What is played, in words over the map, and how to hold, leave and see it again.

use super::{
    Frame, frames,
    handle::Playback,
    pace::Pace,
    play::{Begin, Player},
    seen::Seen,
};
use crate::reactive::{effect, memo};
use crate::{
    browser::is_calm,
    games::westeros::{
        highlights::{Highlight, Queue},
        page::{LogLine, SharedPage},
        panels::Lit,
        wording,
    },
    later::after_paint,
    play::History,
};
use leptos::prelude::*;
use westeros::{AreaSet, Event};

/// Watches what happens and plays it. `aiming` while the viewer is about something on the map;
/// `opened` is how far the page was when it was opened, which may be before this came alive.
#[component]
pub fn PlaybackBar(
    page: Signal<SharedPage>,
    aiming: Signal<bool>,
    opened: StoredValue<Seen>,
    playback: Playback,
) -> impl IntoView {
    let player = Player::new(playback, Pace::remembered());
    watch(page, (aiming, opened), player);
    let light = use_context::<Lit>();
    effect(move |before: Option<bool>| {
        let frame = player.now();
        if let (Some(Lit(lit)), true) = (light, frame.is_some() || before == Some(true)) {
            lit.set(frame.as_ref().map_or(AreaSet::EMPTY, |it| it.0.areas));
        }
        let turned =
            |it: &(Frame, usize, usize)| matches!(it.0.event, Event::OrdersRevealed { .. });
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
                        <p class="playback-told">
                            <span class="playback-nth">{nth}</span>
                            " "
                            {sentence}
                        </p>
                        <Playing player />
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

/// Brings the player what is new at the table.
fn watch(
    page: Signal<SharedPage>,
    (aiming, opened): (Signal<bool>, StoredValue<Seen>),
    player: Player,
) {
    let history = use_context::<History>();
    let queue = use_context::<Queue>();
    effect(move |before: Option<Seen>| {
        let seen = page.with(|page| Seen::of(page, history));
        let before = before.unwrap_or_else(|| opened.get_value());
        if before.looking || seen.looking {
            player.skip();
            return seen;
        }
        if seen.taken_back == before.taken_back && seen.lines > before.lines {
            let (lines, told) = page.with_untracked(|page| {
                let lines = page.log.get(before.lines..).unwrap_or_default();
                // What fills the board already is read first.
                let read = |it: &Highlight| it.begun < before.lines && it.scene.fills(page.view.me);
                let told = untrack(|| queue.and_then(Queue::front))
                    .as_ref()
                    .is_some_and(read);
                (before_the_cards(lines).to_vec(), told)
            });
            let won = |it: &LogLine| matches!(it.event, Event::CombatWon { .. });
            let decided = lines.iter().any(won);
            // How an own battle has ended comes first; the rest can be asked for.
            let fought = decided && before.fights;
            let by_itself = player.pace.get_untracked() != Pace::Off
                && !(fought || told || aiming.get_untracked() || is_unseen());
            if by_itself {
                player.bring(frames(&before.view, &lines), Begin::Now);
            } else {
                // The present is painted first.
                after_paint(move || {
                    player.bring(frames(&before.view, &lines), Begin::WhenAsked);
                });
            }
        }
        seen
    });
}

/// Returns what happened before the cards of a round were turned over: what they bring is told with them.
fn before_the_cards(lines: &[LogLine]) -> &[LogLine] {
    let dealt = |it: &LogLine| matches!(it.event, Event::WesterosCardRevealed { .. });
    let end = lines.iter().position(dealt).unwrap_or(lines.len());
    &lines[..end]
}

#[component]
fn Playing(player: Player) -> impl IntoView {
    let paused = player.paused;
    view! {
        <div class="playback-buttons">
            <button type="button" on:click=move |_| paused.update(|it| *it = !*it)>
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
                {word!("Skip" | "Überspringen")}
            </button>
            <PaceChoice player />
        </div>
    }
}

#[component]
fn Played(player: Player) -> impl IntoView {
    view! {
        <div class="playback-buttons">
            <button
                type="button"
                class="playback-again"
                on:click=move |_| if is_calm() { player.step_by_step() } else { player.again() }
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
            <PaceChoice player />
        </div>
    }
}

/// The speed of what is played; remembered.
#[component]
fn PaceChoice(player: Player) -> impl IntoView {
    let choose = move |event| {
        let pace = Pace::of(&event_target_value(&event)).unwrap_or_default();
        player.pace.set(pace);
        pace.remember();
    };
    view! {
        <label class="playback-pace">
            {word!("Speed" | "Tempo")}
            <select on:change=choose>
                {Pace::ALL.map(|it| {
                    view! {
                        <option value=it.code() selected=move || player.pace.get() == it>
                            {it.name()}
                        </option>
                    }
                })}
            </select>
        </label>
    }
}

/// Whether nobody would see it move: the page is hidden, or nothing is to move by itself.
fn is_unseen() -> bool {
    #[cfg(feature = "hydrate")]
    return document().hidden() || is_calm();
    #[cfg(not(feature = "hydrate"))]
    true
}
