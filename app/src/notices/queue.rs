//! "Your turn" in the header of every page: the tables that wait for the visitor, with what is to be
//! done there and how long there is for it. At a table, which tells itself whether it waits, the
//! others alone. Opens and leads on without a script.

use super::{
    awaited::{Awaited, NextTable},
    turns::{Turn, Turns, is_table},
};
use crate::browser::fold;
use crate::play::left;
use crate::reactive::{effect, memo};
use leptos::{ev::KeyboardEvent, html, prelude::*};
use leptos_router::hooks::use_location;

/// Below this, time is short, and said so with more than a color.
const SHORT: i64 = 60 * 60 * 1000;

/// Shows nothing where no table waits.
#[component]
pub fn TurnQueue() -> impl IntoView {
    let awaited = use_context::<Awaited>()?;
    Some(view! {
        <Suspense>
            {move || {
                let awaited = awaited.clone();
                Suspend::new(async move {
                    // Whoever cannot be asked has no news.
                    if let Ok(first) = awaited.first.await {
                        awaited.take(first);
                    }
                    view! {
                        <Queue turns=awaited.turns() />
                        <NextTable turns=awaited.turns() />
                    }
                })
            }}
        </Suspense>
    })
}

#[component]
fn Queue(turns: ArcRwSignal<Turns>) -> impl IntoView {
    let turns = RwSignal::from(turns);
    let here = use_location().pathname;
    let others = memo(move |_| {
        let here = here.get();
        turns.with(|it| it.others(&here).cloned().collect::<Vec<_>>())
    });
    let count = memo(move |_| others.with(Vec::len));
    let at_table = memo(move |_| here.with(|it| is_table(it)));
    let words = move || {
        if at_table.get() {
            elsewhere(count.get())
        } else {
            word!("Your turn" | "Du bist dran").to_owned()
        }
    };
    let number = move || {
        let count = count.get();
        if at_table.get() {
            let noun = tables(count);
            view! { {count} <span class="queue-noun">{noun}</span> }.into_any()
        } else {
            view! { " (" {count} ")" }.into_any()
        }
    };
    let list = NodeRef::<html::Details>::new();
    let open = RwSignal::new(false);
    let now = now(turns, open);
    let look = move || {
        if let Some(list) = list.get_untracked() {
            open.set(list.open());
        }
    };
    effect(move |before: Option<()>| {
        here.track();
        match before {
            Some(()) => fold(list),
            // It may have been opened before the page lived.
            None => look(),
        }
    });
    let button = NodeRef::<html::Summary>::new();
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() {
            event.prevent_default();
            fold(list);
            // What had the keyboard is hidden now.
            if let Some(button) = button.get_untracked() {
                // Fails only for what cannot have it.
                let _ = button.focus();
            }
        }
    };
    let rows = move || {
        let row = move |turn| view! { <li><Row turn now /></li> };
        others.get().into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || { count.get() > 0 }>
            <details class="queue" node_ref=list on:keydown=escape on:toggle=move |_| look()>
                <summary node_ref=button class="button quiet">
                    <span class="queue-words" class:unseen=at_table>{words}</span>
                    // At a table the words count, too: what is seen is short, beside the state of the game.
                    <span class="queue-number" aria-hidden=move || at_table.get().then_some("true")>
                        {number}
                    </span>
                </summary>
                <ul class="queue-list card">{rows}</ul>
            </details>
        </Show>
    }
}

/// So many tables wait besides the one on the page.
fn elsewhere(count: usize) -> String {
    match count {
        1 => word!("1 other table waits" | "1 anderer Tisch wartet").to_owned(),
        count => say!("{count} other tables wait" | "{count} andere Tische warten"),
    }
}

/// The same in short, behind the number.
fn tables(count: usize) -> &'static str {
    match count {
        1 => word!(" table" | " Tisch"),
        _ => word!(" tables" | " Tische"),
    }
}

#[component]
fn Row(turn: Turn, now: RwSignal<i64>) -> impl IntoView {
    let Turn {
        table,
        name,
        task,
        asked_at,
        due,
        until,
        paused,
    } = turn;
    let until = RwSignal::new(until);
    // The browser knows best in which zone its reader is.
    #[cfg(feature = "hydrate")]
    effect(move |_| {
        if let Some(due) = due {
            until.set(Some(crate::play::by_this_clock(due)));
        }
    });
    let short = move || due.is_some_and(|it| it - now.get() < SHORT);
    let time = move || match due {
        Some(due) => {
            let left = left(due - now.get());
            match until.get() {
                Some(until) => {
                    say!("{left} left, until {until}" | "noch {left}, bis {until}")
                }
                None => say!("{left} left" | "noch {left}"),
            }
        }
        None if paused => word!("paused" | "angehalten").to_owned(),
        None => waits(now.get() - asked_at),
    };
    view! {
        <a href=format!("/tables/{table}")>
            <strong class="queue-table">{name}</strong>
            <span class="queue-task">{task}</span>
            <span class="queue-time" class:short=short>{time}</span>
        </a>
    }
}

/// "no clock, waiting for 12 s": since when a question waits that has no clock.
fn waits(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    let waited = match seconds {
        ..3 => return word!("no clock, asked just now" | "ohne Uhr, gerade gefragt").to_owned(),
        3..60 => say!("{seconds} s" | "{seconds} Sek."),
        _ => left(milliseconds),
    };
    say!("no clock, waiting for {waited}" | "ohne Uhr, Wartezeit {waited}")
}

/// Returns what the server's clock shows: counted on in the browser, while somebody looks at the list.
fn now(turns: RwSignal<Turns>, open: RwSignal<bool>) -> RwSignal<i64> {
    let now = RwSignal::new(turns.with_untracked(|it| it.now));
    #[cfg(feature = "hydrate")]
    tick(turns, open, now);
    #[cfg(not(feature = "hydrate"))]
    let _ = open;
    now
}

#[cfg(feature = "hydrate")]
fn tick(turns: RwSignal<Turns>, open: RwSignal<bool>, now: RwSignal<i64>) {
    use std::time::Duration;
    // The browser's own clock may be wrong, but it goes on evenly.
    let browser = || js_sys::Date::now() as i64;
    let ahead = memo(move |_| turns.with(|it| it.now) - browser());
    effect(move |_| {
        let ahead = ahead.get();
        let count = move || {
            now.try_set(browser() + ahead);
        };
        // What is hidden is read, too.
        count();
        if !open.get() {
            return;
        }
        if let Ok(handle) = set_interval_with_handle(count, Duration::from_secs(1)) {
            on_cleanup(move || handle.clear());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::waits;

    #[test]
    fn a_short_wait_is_told_in_seconds() {
        assert_eq!(waits(-5), "no clock, asked just now");
        assert_eq!(waits(3_900), "no clock, waiting for 3 s");
        assert_eq!(waits(65_000), "no clock, waiting for 1:05 min");
    }
}
