//! The last games of somebody, with their place in each.

use super::super::{PersonName, found::Found};
use crate::{
    games,
    lobby::{Placed, SmallBoard, ordinal},
    table_name::table_name,
};
use leptos::prelude::*;

/// A game that is over, as the profile of somebody who played it shows it.
#[component]
pub fn LastGame(
    game: Found,
    /// The name of the person now.
    person: String,
) -> impl IntoView {
    let (place, won) = place(&game, &person);
    let end = game.end.told();
    let board = say!("The board at the end: {end}" | "Das Spielbrett am Ende: {end}");
    let name = table_name(&game.name);
    let kind = game.kind;
    let seat = move |it: Placed| {
        let name = it.occupant.name().unwrap_or_default().to_owned();
        view! {
            <li class="seat-chip">
                {games::seat_mark(&kind, &it.label)}
                <span class="seat-label">{it.label.clone()}</span>
                <span class="seat-name"><PersonName name account=it.account /></span>
            </li>
        }
    };
    view! {
        <article class="table-card">
            <div class="table-picture"><SmallBoard table=game.id.clone() words=board /></div>
            <div class="table-card-head">
                <h3><a class="person" href=format!("/tables/{}", game.id)>{name}</a></h3>
                {place.map(|it| view! { <span class="tag" class:won=won>{it}</span> })}
            </div>
            <div class="table-facts">
                <p>{end} " · " <time>{game.day}</time></p>
            </div>
            <ol class="seat-chips">{game.end.seats.into_iter().map(seat).collect_view()}</ol>
        </article>
    }
}

/// Returns in words how the game ended for this person, and true where they won it.
fn place(game: &Found, person: &str) -> (Option<String>, bool) {
    let seats = &game.end.seats;
    let of = seats.len();
    let own = seats
        .iter()
        .find(|it| it.account.as_deref() == Some(person));
    match own.and_then(|it| it.place) {
        Some(1) => (Some(word!("Won" | "Gewonnen").to_owned()), true),
        Some(place) => {
            let place = ordinal(place.into());
            (Some(say!("{place} of {of}" | "{place} von {of}")), false)
        }
        None => (None, false),
    }
}
