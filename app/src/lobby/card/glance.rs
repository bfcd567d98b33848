//! The news for the viewer at a table: how long it waits, what was written, what happened.

use crate::{
    lobby::listing::{Listing, SeatRow},
    play::{left, since},
};
use leptos::prelude::*;

/// Until when the table waits for the viewer, or what those who take a seat over find.
pub fn due(table: &Listing, now: i64) -> Option<String> {
    if table.paused_at.is_some() {
        return Some(word!("Paused." | "Pausiert.").to_owned());
    }
    if table.i_sit_here() {
        return None;
    }
    let mut offered = table.offered().peekable();
    offered.peek()?;
    let of = |seat: &SeatRow| {
        let clock = table.clocks.iter().find(|it| it.seat.0 == seat.seat);
        let label = &seat.label;
        match clock.and_then(|it| it.deadline) {
            Some(deadline) => {
                let left = left(deadline - now);
                say!(
                    "{label}: player wanted, {left} left"
                        | "{label}: Mitspieler gesucht, noch {left}"
                )
            }
            None => say!("{label}: player wanted" | "{label}: Mitspieler gesucht"),
        }
    };
    Some(offered.map(of).collect::<Vec<_>>().join("; "))
}

/// Draws what there is for the viewer at a table, in words.
#[component]
pub fn Glance(
    my_turn: bool,
    asked_at: Option<i64>,
    unread: u32,
    news: bool,
    now: i64,
) -> impl IntoView {
    let waits = asked_at.filter(|_| my_turn).map(|at| {
        let since = since(at, now);
        view! { <li class="awaited">{say!("It became your turn {since}" | "Du bist {since} dran")}</li> }
    });
    let unread = (unread > 0).then(|| {
        let words = say!("{unread} unread" | "{unread} ungelesen");
        view! { <li>{words}</li> }
    });
    let news = (news && !my_turn).then(|| {
        view! { <li>{word!("New since your last visit" | "Neues seit deinem letzten Besuch")}</li> }
    });
    view! { <ul class="glance">{waits} {unread} {news}</ul> }
}
