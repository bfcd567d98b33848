//! The time of one seat: beside the question, and in the rows of the seats.

use super::{ClockRow, Now, left, until::Until};
use crate::play::{TablePage, take_back::Answering};
use crate::reactive::memo;
use leptos::prelude::*;

/// Below this, time is short, and said so with more than a color.
const SHORT: i64 = 60_000;
/// Above this, the day and the hour are said too.
const LONG: i64 = 6 * 60 * 60 * 1000;

/// Above the question: how long there is for the answer, and what happens then. Shows nothing
/// outside a table whose clock runs for this seat.
#[component]
pub fn DueLine(
    /// The words for what the clock would answer.
    at_zero: Signal<String>,
) -> impl IntoView {
    let page = use_context::<Answering>()?.page;
    let now = use_context::<Now>()?;
    let due = memo(move |_| page.with(|it| it.my_seat.and_then(|seat| clock(it, seat)?.deadline)));
    let stopped = memo(move |_| page.with(|it| it.table.paused_at.is_some()));
    Some(move || {
        let due = due.get()?;
        let left_now = memo(move |_| due - now.get());
        Some(view! {
            <p class="due-line" class:short=move || left_now.get() < SHORT>
                <span class="due-time" role="timer">
                    {move || {
                        say!("Time left: {time}" | "Noch {time}", time = left(left_now.get()))
                    }}
                </span>
                // Where the clocks stand, the deadline will be another.
                {move || {
                    let tells = !stopped.get() && left_now.get_untracked() > LONG;
                    tells.then(|| view! { " " <Until at=due /> })
                }}
                {move || stopped.get().then_some(word!(" (paused)" | " (angehalten)"))}
                <span class="due-zero">
                    {move || say!("If time runs out: {what}" | "Läuft die Zeit ab: {what}", what = at_zero.get())}
                </span>
            </p>
        })
    })
}

/// In the row of a seat: what its clock shows, and whether its person is absent or on vacation.
#[component]
pub fn SeatClock(seat: u8) -> impl IntoView {
    let page = use_context::<Answering>()?.page;
    let now = use_context::<Now>()?;
    let clock = memo(move |_| page.with(|it| clock(it, seat)));
    let stopped = memo(move |_| page.with(|it| it.table.paused_at.is_some()));
    Some(move || {
        let clock = clock.get()?;
        let (asked, time) = match (clock.deadline, clock.bank) {
            (Some(deadline), _) => (true, Some(deadline - now.get())),
            (None, bank) => (false, bank),
        };
        let runs = asked && !stopped.get();
        let away = clock
            .away_until
            .map(|it| it - now.get())
            .filter(|it| *it > 0);
        if time.is_none() && !clock.absent && away.is_none() {
            return None;
        }
        let short = runs && time.is_some_and(|it| it < SHORT);
        Some(view! {
            <span class="seat-clock" class:runs=runs class:short=short>
                {time.map(|it| if asked {
                    say!("{time} left" | "noch {time}", time = left(it))
                } else {
                    say!("{time} in the bank" | "{time} Zeitguthaben", time = left(it))
                })}
                {(asked && !runs).then_some(word!(" (paused)" | " (angehalten)"))}
                {away.map(|it| view! {
                    <span class="seat-away">
                        {say!("on vacation, {time} left" | "im Urlaub, noch {time}", time = left(it))}
                    </span>
                })}
                {clock.absent.then(|| view! {
                    <strong class="seat-absent">{word!("absent" | "abwesend")}</strong>
                })}
            </span>
        })
    })
}

fn clock(page: &TablePage, seat: u8) -> Option<ClockRow> {
    page.table
        .clocks
        .iter()
        .copied()
        .find(|it| it.seat.0 == seat)
}
