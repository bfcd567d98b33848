//! The last games of somebody, with their place in each.

use super::super::found::Found;
use crate::lobby::{OverCard, ordinal};
use leptos::prelude::*;

/// A game that is over, as the profile of somebody who played it shows it.
#[component]
pub fn LastGame(
    game: Found,
    /// The name of the person now.
    person: String,
) -> impl IntoView {
    let (tag, how) = (place(&game, &person), game.end.how());
    view! {
        <OverCard table=game.id kind=game.kind name=game.name tag seats=game.end.seats>
            <p>{how} " · " <time>{game.day}</time></p>
        </OverCard>
    }
}

/// Returns in words where this person came, and true where they won.
fn place(game: &Found, person: &str) -> Option<(String, bool)> {
    let seats = &game.end.seats;
    let of = seats.len();
    let own = seats
        .iter()
        .find(|it| it.account.as_deref() == Some(person));
    let place = own?.place?;
    if place == 1 {
        return Some((word!("Won" | "Gewonnen").to_owned(), true));
    }
    let place = ordinal(place.into());
    Some((say!("{place} of {of}" | "{place} von {of}"), false))
}
