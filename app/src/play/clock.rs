//! The time that is left: counted down on the page by itself, from the server's clock.

mod actions;
mod forms;
mod handovers;
mod motions;
mod notes;
mod replaced;
mod seat;
mod until;
mod votes;
mod words;

#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use crate::reactive::memo;
pub use actions::{CastVote, Concede, HandOver, OfferSeat, ReplaceSeat, ReturnToSeat};
pub use forms::Forms;
pub use handovers::{Handover, handed};
pub use model::{Change, ClockRow, Loss, Lost, Motion, Outcome, Resolution, Vote};
pub use motions::{Leaving, Motions};
pub use notes::TimeNotes;
pub use replaced::Replaced;
pub use seat::{DueLine, SeatClock};
pub use until::Until;
#[cfg(feature = "hydrate")]
pub use until::by_this_clock;
pub use votes::VerdictNote;
pub use votes::ended;
pub use words::left;

use super::TablePage;
use leptos::prelude::*;

/// The time that the clocks show now, in milliseconds since 1970: the server's time, or the instant at which they were
/// stopped.
#[derive(Clone, Copy)]
pub struct Now(Memo<i64>);

impl Now {
    /// Lets the clocks of a table tick on its page, as long as any of them runs.
    pub fn provide(page: RwSignal<TablePage>) -> Self {
        let server_now = memo(move |_| page.with(|it| it.now));
        let ticking = RwSignal::new(server_now.get_untracked());
        #[cfg(feature = "hydrate")]
        tick(page, server_now, ticking);
        let now = memo(move |_| {
            let stopped = page.with(|it| it.table.paused_at);
            stopped.unwrap_or_else(|| ticking.get().max(server_now.get()))
        });
        provide_context(Self(now));
        Self(now)
    }

    fn get(self) -> i64 {
        self.0.get()
    }
}

#[cfg(feature = "hydrate")]
fn tick(page: RwSignal<TablePage>, server_now: Memo<i64>, ticking: RwSignal<i64>) {
    use std::time::Duration;
    // The browser's own clock may be wrong, but it goes on evenly.
    let browser = || js_sys::Date::now() as i64;
    let runs = memo(move |_| {
        page.with(|it| {
            it.table.paused_at.is_none() && it.table.clocks.iter().any(|it| it.deadline.is_some())
        })
    });
    effect(move |_| {
        let ahead = server_now.get() - browser();
        if !runs.get() {
            return;
        }
        let count = move || {
            ticking.try_set(browser() + ahead);
        };
        if let Ok(handle) = set_interval_with_handle(count, Duration::from_secs(1)) {
            on_cleanup(move || handle.clear());
        }
    });
}
