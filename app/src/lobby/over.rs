//! A game that is over, as a card in a list.

use super::{Placed, board::TablePicture};
use crate::{games, profiles::PersonName, table_name::table_name};
use leptos::prelude::*;

/// The game with its last position, and where everybody came; its name leads back to it.
#[component]
pub fn OverCard(
    table: String,
    kind: String,
    /// As the table is called.
    name: String,
    /// The end in a few words, and true where whoever the list is about has won.
    tag: Option<(String, bool)>,
    /// The best first.
    seats: Vec<Placed>,
    /// True where the viewer is addressed and not named.
    #[prop(optional)]
    addressed: bool,
    /// The lines below the name.
    children: Children,
) -> impl IntoView {
    let name = table_name(&name);
    let href = ["/tables/", &table].concat();
    let label = say!("Look back: {name}" | "Rückblick: {name}");
    let tag = tag.map(|(words, won)| view! { <span class="tag" class:won=won>{words}</span> });
    let seats = seats.into_iter().map(|it| {
        let kind = kind.clone();
        view! { <PlacedChip kind it addressed /> }
    });
    let seats = seats.collect_view();
    view! {
        <article class="table-card over">
            <div class="table-picture">
                <TablePicture table kind board=true />
                <progress class="part" value="1" max="1" aria-hidden="true"></progress>
            </div>
            <div class="table-card-head">
                <h3><a href=href aria-label=label>{name}</a></h3>
                {tag}
            </div>
            <div class="table-facts">{children()}</div>
            <ol class="seat-chips">{seats}</ol>
        </article>
    }
}

/// A seat at the end: what it played, who sat there, and what they held.
#[component]
fn PlacedChip(kind: String, it: Placed, addressed: bool) -> impl IntoView {
    let name = if addressed && it.occupant.is_me() {
        word!("You" | "Du")
    } else {
        it.occupant.name().unwrap_or_default()
    };
    let name = name.to_owned();
    let score = it.score.map(|it| {
        let words = it.words;
        view! {
            <span aria-hidden="true">" · " {it.points}</span>
            <span class="unseen">", " {words}</span>
        }
    });
    view! {
        <li class="seat-chip">
            {games::seat_mark(&kind, &it.label)}
            <span class="seat-label">{it.label}</span>
            <span class="seat-name"><PersonName name account=it.account /> {score}</span>
        </li>
    }
}
