//! The cards of an army: two each of seven of its faction and three of its commander.

use super::{edit, names};
use crate::games::battlefield::help;
use battlefield::{army::Army, data::Data};
use leptos::prelude::*;

/// The deck that its commander makes; nothing as long as nobody leads.
#[component]
pub fn Deck(army: Army) -> impl IntoView {
    let data = Data::of_this_build();
    let commanders = edit::commanders(&army, data);
    let commander = *commanders.first()?;
    let leader = data.commanders().find(|it| it.id == commander)?;
    let brought = |id: &str| {
        let short = id.split_once('.').map_or(id, |it| it.1);
        leader.cards().any(|it| it == short || it == id)
    };
    let cards: Vec<_> = data.cards_of(&army.faction, commander).collect();
    let count = 2 * cards.len();
    let cards = cards.into_iter().filter_map(|it| {
        let told = names::card(&it.id)?;
        let own = brought(&it.id).then(|| word!("commander" | "Kommandant"));
        Some(view! {
            <li>
                <a href=help::card_address(it) rel="external">{told.name}</a>
                " × 2 "
                {own.map(|it| view! { <span class="tag">{it}</span> })}
            </li>
        })
    });
    let cards = cards.collect_view();
    Some(view! {
        <details class="fold army-deck">
            <summary>{say!("Deck of {count} cards" | "Stapel aus {count} Karten")}</summary>
            <ul>{cards}</ul>
        </details>
    })
}
