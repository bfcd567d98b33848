//! The buttons that lead through a game, step by step or by itself.

use super::History;
use crate::reactive::memo;
use leptos::{ev, prelude::*};

const PAUSE: &str = "M-4 -6V6M4 -6V6";
/// A plain arrow plays; single steps are chevrons.
const PLAY: &str = "M-4 -6L5 0L-4 6z";
const BACK: &str = "M2 -6L4 -4L0 0L4 4L2 6L-4 0z";
const FORWARD: &str = "M-2 -6L-4 -4L0 0L-4 4L-2 6L4 0z";

/// To the start, back, on by itself, forward, to the end.
#[component]
pub fn Controls(history: History, steps: Memo<Vec<i64>>, at: Memo<usize>) -> impl IntoView {
    let playing = history.playing;
    let starts = memo(move |_| at.get() == 0);
    let ends = memo(move |_| at.get() + 1 >= steps.with(Vec::len));
    // Behind the last step of a game that goes on lies its present.
    let is_last = memo(move |_| ends.get() && history.is_over());
    let first = move |_| history.slide(steps.with_untracked(|it| it.first().copied()));
    let play = move |_| {
        let begins = !playing.get_untracked();
        if begins && ends.get_untracked() {
            history.slide(steps.with_untracked(|it| it.first().copied()));
        }
        playing.set(begins);
    };
    let last = move |_| history.slide(steps.with_untracked(|it| it.last().copied()));
    view! {
        <div class="history-controls">
            <Way name=word!("Go to the start" | "Zum Anfang") d="M5 -6L-2 0L5 6zM-5 -6V6" idle=starts on_press=first />
            <Way
                name=word!("One step back" | "Einen Schritt zurück")
                d=BACK
                idle=starts
                on_press=move |_| history.step(-1)
            />
            <button
                type="button"
                class="history-play"
                aria-label=move || if playing.get() {
                    word!("Pause" | "Anhalten")
                } else {
                    word!("Play automatically" | "Automatisch abspielen")
                }
                on:click=play
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d=move || if playing.get() { PAUSE } else { PLAY }></path>
                </svg>
            </button>
            <Way
                name=word!("One step forward" | "Einen Schritt vor")
                d=FORWARD
                idle=is_last
                on_press=move |_| history.step(1)
            />
            <Way name=word!("Go to the end" | "Zum Ende") d="M-5 -6L2 0L-5 6zM5 -6V6" idle=ends on_press=last />
        </div>
    }
}

#[component]
fn Way(
    name: &'static str,
    d: &'static str,
    idle: Memo<bool>,
    on_press: impl Fn(ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        // Who has come to an end by it keeps the focus on it.
        <button
            type="button"
            aria-label=name
            aria-disabled=move || idle.get().then_some("true")
            title=name
            on:click=move |event| if !idle.get_untracked() { on_press(event) }
        >
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d=d></path>
            </svg>
        </button>
    }
}
