//! The line of a raven: the last thing that happened, for a few seconds, and the way to it in the log. What
//! has a scene of its own, and who has sealed, is told elsewhere.

mod told;

use super::{HouseToken, house_class};
use crate::games::westeros::page::SharedPage;
use crate::{browser::after, play::History, reactive::effect};
use leptos::prelude::*;
use std::time::Duration;
use told::{Message, since, told};

/// The time for which it stays.
const STAY: Duration = Duration::from_secs(5);

/// The same for what sums up all that was missed.
const LONG: Duration = Duration::from_secs(20);

/// One message; the next one takes its place. `opened` is how long the log was when the page was opened,
/// `plays` while the map shows what happened; a press opens the log there.
#[component]
pub fn RavenLine(
    page: Signal<SharedPage>,
    opened: usize,
    plays: Signal<bool>,
    answered: RwSignal<Option<usize>>,
    on_open: Callback<i64>,
) -> impl IntoView {
    let history = use_context::<History>();
    let looking = move || history.is_some_and(History::is_looking);
    let seen = history.and_then(|it| it.seen);
    let message = RwSignal::new(page.with_untracked(|it| since(&it.log, seen?)));
    effect(move |before: Option<usize>| {
        let before = before.unwrap_or(opened);
        if looking() {
            return before;
        }
        let (news, lines) = page.with(|it| {
            let fresh = it.log.get(before..).unwrap_or_default();
            (told(fresh, it.view.me), it.log.len())
        });
        if news.is_some() {
            message.set(news);
        }
        lines
    });
    // The map tells it in its own line.
    effect(move |_| {
        if plays.get() {
            message.set(None);
        }
    });
    effect(move |before: Option<()>| {
        answered.track();
        if before.is_some() {
            message.set(None);
        }
    });
    // Whoever points at it or is in it reads it still.
    let read = RwSignal::new(false);
    effect(move |_| {
        let stay = message.with(|it| it.as_ref().map(|it| if it.long { LONG } else { STAY }));
        if let Some(stay) = stay.filter(|_| !read.get()) {
            after(stay, move || message.set(None));
        }
    });
    // All of it is said aloud by the table's announcer: here it would be said twice.
    view! {
        <div
            class="raven"
            role="status"
            aria-live="off"
            on:pointerenter=move |_| read.set(true)
            on:pointerleave=move |_| read.set(false)
            on:focusin=move |_| read.set(true)
            on:focusout=move |_| read.set(false)
        >
            {move || {
                let it = message.get().filter(|_| !looking())?;
                Some(view! { <Line it message on_open /> })
            }}
        </div>
    }
}

#[component]
fn Line(it: Message, message: RwSignal<Option<Message>>, on_open: Callback<i64>) -> impl IntoView {
    let seq = it.seq;
    let class = it.house.map_or("raven-line", house_class);
    let sign = match it.house {
        Some(house) => view! { <HouseToken house /> }.into_any(),
        None => view! {
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 13q3-7 9-7q2-3 5-2l4 2l-4 1q1 8-7 9l-1 4M12 16l1 4M8 12q3 1 6-1"></path>
            </svg>
        }
        .into_any(),
    };
    view! {
        <button
            type="button"
            class=class
            title=word!("Open the log there" | "Die Chronik dort öffnen")
            on:click=move |_| {
                message.set(None);
                on_open.run(seq);
            }
        >
            {sign}
            <span>{it.words}</span>
        </button>
    }
}
