//! The bar above a table that is looked back at: where one is, and the ways on.

use super::{
    History, PointInTime, Replace, controls::Controls, line::Line, perspective::PerspectiveChoice,
    point::index, share::Share,
};
use crate::{
    Error,
    browser::after,
    focus,
    games::GamePage,
    lazy::LazyPart,
    reactive::{effect, memo},
    sheets::Sheet,
};
use leptos::{ev, prelude::*};
use std::time::Duration;

/// A function that tells when a revision was, and what happened then, in the words of a game.
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
            // The key that closes what lies over the page says nothing about the history behind it.
            if leaves && !focus::is_covered() && history.wanted.with_untracked(Option::is_some) {
                event.prevent_default();
                history.slide(None);
            }
        });
        on_cleanup(move || listening.remove());
    });
    let looking = memo(move |_| history.is_looking());
    Some(
        view! { <LazyPart when=looking sheet=Sheet::Events load=load_bar view=move || bar(history, caption) /> },
    )
}

part! { lazy, load_bar, fn bar(history: History, caption: Option<Caption>) {
    let looking = memo(move |_| history.is_looking());
    move || looking.get().then(|| view! { <Bar history words=caption /> })
}}

/// An arrow back around a clock, in a box of 24 by 24.
const BACK: &str = "M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4l3 2";

/// A button that begins to look back.
#[component]
pub fn LookBack(
    /// Shows its sign as well, among others that do.
    #[prop(optional)]
    icon: bool,
) -> impl IntoView {
    let history = use_context::<History>()?;
    // Beside signs others hear that key.
    let key = (!icon).then_some("[");
    let icon = icon.then(|| {
        view! { <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=BACK></path></svg> }
    });
    Some(view! {
        <button
            type="button"
            class="plain look-back"
            aria-keyshortcuts=key
            on:click=move |_| history.step(-1)
        >
            {icon}
            {word!("Look back" | "Rückblick")}
        </button>
    })
}

/// The time that a moment stays while the game goes on by itself.
const STAY: Duration = Duration::from_millis(1200);

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
    let over = memo(move |_| history.is_over());
    let nth = move || {
        let (n, all) = (at.get() + 1, steps.with(Vec::len).max(1));
        say!("move {n} of {all}" | "Zug {n} von {all}")
    };
    let spoken = Signal::derive(move || {
        caption
            .get()
            .map(|(title, words)| format!("{title}: {words}"))
    });
    let live = move || {
        if history.playing.get() {
            "off"
        } else {
            "polite"
        }
    };
    view! {
        <section class="history-bar" aria-label=word!("History" | "Rückblick")>
            <div class="history-dock">
                <div class="history-words">
                    // Spoken at once, and not move by move while the game goes on by itself.
                    <p class="unseen" role="status" aria-live=live>
                        {word!("Viewing" | "Rückblick")} " " {spoken}
                    </p>
                    <p aria-hidden="true"><strong class="history-title">{title}</strong></p>
                    <p class="history-nth">{nth}</p>
                </div>
                <p class="history-caption" aria-hidden="true">{words}</p>
                <PerspectiveChoice history />
                <Controls history steps at />
                <Line history steps at spoken />
                <a
                    class="button history-now"
                    href=history.address(None)
                    data-noscroll="true"
                    aria-keyshortcuts="Escape"
                >
                    {move || if over.get() {
                        word!("Leave the replay" | "Rückblick verlassen")
                    } else {
                        word!("Back to now" | "Zur Gegenwart")
                    }}
                </a>
                <Share history />
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

/// Draws why a moment cannot be shown, with a way to one that can.
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
