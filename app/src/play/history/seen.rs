//! Tells the server how far this person has seen the table.

use super::History;
#[cfg(feature = "hydrate")]
use crate::reactive::effect;

/// Only browsers have somebody before them.
#[cfg(not(feature = "hydrate"))]
pub const fn mark(_: History) {}

/// Marks the newest revision as seen while the page is visible, a little after it came.
#[cfg(feature = "hydrate")]
pub fn mark(history: History) {
    use crate::play::mark_seen;
    use leptos::{ev, prelude::*, task::spawn_local};
    use std::time::Duration;

    /// Several changes in a row are marked at once.
    const PATIENCE: Duration = Duration::from_millis(1500);

    let looks = RwSignal::new(is_visible());
    let marked = StoredValue::new(-1);
    let waiting = StoredValue::new(false);
    let listening = window_event_listener(
        ev::Custom::<web_sys::Event>::new("visibilitychange"),
        move |_| {
            looks.try_set(is_visible());
        },
    );
    on_cleanup(move || listening.remove());
    effect(move |_| {
        let seq = history.live.with(|it| visits(it).then_some(it.seq));
        let seen = looks.get() && !history.is_looking();
        let fresh = seq.is_some_and(|seq| seen && seq > marked.get_value());
        if !fresh || waiting.get_value() {
            return;
        }
        waiting.set_value(true);
        set_timeout(
            move || {
                waiting.try_set_value(false);
                let Some((table, seq)) = history
                    .live
                    .try_with_untracked(|it| visits(it).then(|| (it.table.id.clone(), it.seq)))
                    .flatten()
                else {
                    return;
                };
                if !is_visible() {
                    return;
                }
                marked.try_set_value(seq);
                spawn_local(async move {
                    // What is not marked is told once more next time.
                    drop(mark_seen(table, seq).await);
                });
            },
            PATIENCE,
        );
    });
}

/// Whoever holds no seat has no visits to remember; and while nobody has said which of several seats looks nobody has come yet.
#[cfg(feature = "hydrate")]
fn visits(page: &crate::play::TablePage) -> bool {
    !page.my_seats.is_empty() && !page.wants_a_seat()
}

#[cfg(feature = "hydrate")]
fn is_visible() -> bool {
    let document = web_sys::window().and_then(|it| it.document());
    document.is_some_and(|it| !it.hidden())
}
