//! Tells the server how far this person has seen the table.

use super::History;
#[cfg(feature = "hydrate")]
use crate::reactive::effect;

/// Only browsers have somebody before them.
#[cfg(not(feature = "hydrate"))]
pub const fn mark(_: History) {}

/// Marks the newest revision as seen while somebody is before the page, a little after it came. What comes
/// while nobody is there waits for them: until it is marked, emails tell of it.
#[cfg(feature = "hydrate")]
pub fn mark(history: History) {
    use crate::{play::mark_seen, presence::presence};
    use leptos::{prelude::*, task::spawn_local};
    use std::time::Duration;

    /// Several changes in a row are marked at once.
    const PATIENCE: Duration = Duration::from_millis(1500);

    let there = presence();
    let marked = StoredValue::new(-1);
    let waiting = StoredValue::new(false);
    effect(move |_| {
        let seq = history.live.with(|it| visits(it).then_some(it.seq));
        let seen = there.get() && !history.is_looking();
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
                if there.try_get_untracked() != Some(true) {
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

/// Tells whether there are visits to remember: whoever holds no seat has none; and while nobody has said which of
/// several seats looks nobody has come yet.
#[cfg(feature = "hydrate")]
fn visits(page: &crate::play::TablePage) -> bool {
    !page.my_seats.is_empty() && !page.wants_a_seat()
}
