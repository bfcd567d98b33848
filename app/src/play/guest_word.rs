//! The word that tells a guest from people with accounts, beside a name at a table that is played.

use super::Answering;
use crate::reactive::memo;
use leptos::prelude::*;

/// Shows nothing outside a table, and nothing where somebody else sits.
#[component]
pub fn GuestWord(seat: u8) -> impl IntoView {
    let page = use_context::<Answering>()?.page;
    let guest = memo(move |_| {
        page.with(|it| {
            let mut seats = it.table.seats.iter();
            seats.any(|it| it.seat == seat && it.is_marked_guest())
        })
    });
    Some(move || guest.get().then_some(word!(" · guest" | " · Gast")))
}
