//! The bar above a table that is looked back at: where one is, and the ways on.

use super::{History, PointInTime, Replace, perspective::PerspectiveChoice, point::index};
use crate::{
    Error,
    browser::after,
    games::GamePage,
    later::Later,
    reactive::{effect, memo},
    sheets::Sheet,
};
use leptos::{ev, prelude::*};
use std::time::Duration;

/// When a revision was, and what happened then, in the words of a game.
type Caption = fn(&GamePage, i64) -> Option<(String, String)>;

/// The bar; nothing while the page shows the present. `caption` are the words of a game whose page has
/// none of its own.
#[component]
pub fn HistoryBar(#[prop(optional)] caption: Option<Caption>) -> impl IntoView {
    let history = use_context::<History>()?;
    // Only browsers have a window to listen to.
    effect(move |_| {
        let listening = window_event_listener(ev::keydown, move |event| {
            let leaves = event.key() == "Escape" && !event.default_prevented();
            if leaves && !closes_dialog() && history.wanted.with_untracked(Option::is_some) {
                history.slide(None);
            }
        });
        on_cleanup(move || listening.remove());
    });
    let looking = memo(move |_| history.is_looking());
    Some(
        view! { <Later when=looking sheet=Sheet::Events load=load_bar view=move || bar(history, caption) /> },
    )
}

part! { later, load_bar, fn bar(history: History, caption: Option<Caption>) {
    let looking = memo(move |_| history.is_looking());
    move || looking.get().then(|| view! { <Bar history words=caption /> })
}}

/// Whether a dialog is open: the key that closes it says nothing about the history behind it.
fn closes_dialog() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// A button that begins to look back.
#[component]
pub fn LookBack() -> impl IntoView {
    let history = use_context::<History>()?;
    Some(view! {
        <button
            type="button"
            class="plain look-back"
            aria-keyshortcuts="["
            on:click=move |_| history.step(-1)
        >
            {word!("Look back" | "Rückblick")}
        </button>
    })
}

const PAUSE: &str = "M-4 -6V6M4 -6V6";
/// A plain arrow plays; single steps are chevrons.
const PLAY: &str = "M-4 -6L5 0L-4 6z";
const BACK: &str = "M2 -6L4 -4L0 0L4 4L2 6L-4 0z";
const FORWARD: &str = "M-2 -6L-4 -4L0 0L-4 4L-2 6L4 0z";

/// How long a moment stays while the game goes on by itself.
const STAY: Duration = Duration::from_millis(900);

/// The game goes on from the moment looked at until somebody stops it or it has come to its end.
fn play(history: History) {
    effect(move |_| {
        if !history.is_looking() {
            history.playing.set(false);
        }
        if !history.playing.get() || !history.has_come() {
            return;
        }
        after(STAY, move || {
            if history.playing.try_get_untracked() == Some(true) {
                history.play_on();
            }
        });
    });
}

#[component]
fn Bar(history: History, words: Option<Caption>) -> impl IntoView {
    play(history);
    let playing = history.playing;
    let steps = memo(move |_| history.steps());
    let seq = memo(move |_| history.wanted.get().map(|it| it.seq));
    let at = memo(move |_| {
        let last = steps.with(Vec::len).saturating_sub(1);
        seq.get()
            .map_or(last, |seq| steps.with(|steps| index(steps, seq)))
    });
    let caption = memo(move |_| {
        let seq = seq.get()?;
        history.live.with(|it| {
            it.game.as_ref().and_then(|game| match words {
                Some(words) => words(game, seq),
                None => Some(game.caption(seq)),
            })
        })
    });
    let title = move || caption.get().map(|(title, _)| title);
    let words = move || caption.get().map(|(_, words)| words);
    let spoken = move || {
        caption
            .get()
            .map(|(title, words)| format!("{title}: {words}"))
    };
    let slide = move |event| {
        let steps = steps.get_untracked();
        let at = event_target_value(&event).parse::<usize>();
        if let Some(&seq) = at.ok().and_then(|at| steps.get(at)) {
            history.slide(Some(seq));
        }
    };
    let first = move |_| history.slide(steps.with_untracked(|it| it.first().copied()));
    let last = move |_| history.slide(steps.with_untracked(|it| it.last().copied()));
    view! {
        <section class="history-bar" aria-label=word!("History" | "Rückblick")>
            <div class="history-words">
                <p role="status">
                    <strong>{word!("Viewing " | "Rückblick: ")} {title}</strong>
                </p>
                <p class="history-caption">{words}</p>
            </div>
            <PerspectiveChoice history />
            <a
                class="button history-now"
                href=history.address(None)
                data-noscroll="true"
                aria-keyshortcuts="Escape"
            >
                {word!("Back to now" | "Zurück zur Gegenwart")}
            </a>
            <div class="history-controls">
                <Way name=word!("Go to the start" | "Zum Anfang") d="M5 -6L-2 0L5 6zM-5 -6V6" on_press=first />
                <Way
                    name=word!("One step back" | "Einen Schritt zurück")
                    d=BACK
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
                    on:click=move |_| playing.update(|it| *it = !*it)
                >
                    <svg viewBox="-8 -8 16 16" aria-hidden="true">
                        <path d=move || if playing.get() { PAUSE } else { PLAY }></path>
                    </svg>
                </button>
                <Way
                    name=word!("One step forward" | "Einen Schritt vor")
                    d=FORWARD
                    on_press=move |_| history.step(1)
                />
                <Way name=word!("Go to the end" | "Zum Ende") d="M-5 -6L2 0L-5 6zM5 -6V6" on_press=last />
                <input
                    type="range"
                    min="0"
                    max=move || steps.with(Vec::len).saturating_sub(1).to_string()
                    aria-label=word!("Position in the game" | "Stelle in der Partie")
                    aria-valuetext=spoken
                    value=at.get_untracked().to_string()
                    prop:value=move || at.get().to_string()
                    on:input=slide
                />
            </div>
            <p class="history-news" role="status">
                {move || history.has_news().then_some(word!(
                    "Something has happened at the table in the meantime."
                    | "Am Tisch ist inzwischen etwas geschehen."
                ))}
            </p>
            {move || history.refusal().map(|error| view! { <Refused history error /> })}
        </section>
    }
}

#[component]
fn Way(
    name: &'static str,
    d: &'static str,
    on_press: impl Fn(ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        <button type="button" aria-label=name title=name on:click=on_press>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d=d></path>
            </svg>
        </button>
    }
}

/// Why a moment cannot be shown, with a way to one that can.
#[component]
fn Refused(history: History, error: Error) -> impl IntoView {
    let nearest = match error {
        Error::OlderRules(seq) => Some(seq),
        _ => None,
    };
    let show = move |seq| {
        let perspective = history.wanted.get_untracked().map(|it| it.perspective);
        if let Some(perspective) = perspective {
            history.go(Some(PointInTime { seq, perspective }), Replace::Yes);
        }
    };
    view! {
        <p class="history-refusal" role="alert">
            {error.to_string()} " "
            {nearest.map(|seq| view! {
                <button type="button" on:click=move |_| show(seq)>
                    {word!("Show this moment" | "Diese Stelle zeigen")}
                </button>
            })}
        </p>
    }
}
