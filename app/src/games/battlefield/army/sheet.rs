//! The army on paper: the cards of its units and people, and of its deck, for a table of wood.

use super::{address::Draft, edit, names, ready::summary};
use crate::games::battlefield::help::{AttachmentEntry, CardEntry, NcuEntry, UnitEntry};
use battlefield::{army::Army, data::Data};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Prints what [`Sheet`] holds.
fn print() {
    #[cfg(feature = "hydrate")]
    // A browser that does not print says so itself.
    let _ = window().print();
}

#[component]
pub fn Sheet(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let Draft { size, army } = draft;
    let lead = summary(&army, data);
    let commander = edit::commanders(&army, data)
        .first()
        .map(|it| (*it).to_owned());
    let cards: Vec<AnyView> = commander.map_or_else(Vec::new, |commander| {
        let cards = data.cards_of(&army.faction, &commander);
        cards
            .map(|card| view! { <CardEntry card /> }.into_any())
            .collect()
    });
    let faction = data.faction(&army.faction).map(names::faction);
    view! {
        <p class="actions army-print">
            <button type="button" class="button" on:click=|_| print()>{word!("Print" | "Drucken")}</button>
        </p>
        <section class="army-sheet" aria-hidden="true">
            <h2>{faction} ", " {say!("{size} points" | "{size} Punkte")}</h2>
            <p>{lead}</p>
            <ul>{roll(&army, data)}</ul>
            <div class="army-cards">{troops(&army, data)} {cards}</div>
        </section>
    }
}

/// "Stark Sworn Swords + Robb Stark, The Wolf Lord", line by line.
fn roll(army: &Army, data: &Data) -> Vec<AnyView> {
    let all = names::roll(army, data).into_iter();
    all.map(|it| view! { <li>{it}</li> }.into_any()).collect()
}

/// The card of each unit, attachment and NCU, once.
fn troops(army: &Army, data: &'static Data) -> Vec<AnyView> {
    let mut cards: BTreeMap<(u8, &str), AnyView> = BTreeMap::new();
    for unit in army.units.iter().filter_map(|it| data.unit(&it.unit)) {
        let card = || view! { <UnitEntry unit /> }.into_any();
        cards.entry((0, &unit.id)).or_insert_with(card);
    }
    let inside = army.units.iter().flat_map(|it| &it.attachments);
    for attachment in inside.filter_map(|id| data.attachment(id)) {
        let card = || view! { <AttachmentEntry attachment /> }.into_any();
        cards.entry((1, &attachment.id)).or_insert_with(card);
    }
    for ncu in army.ncus.iter().filter_map(|id| data.ncu(id)) {
        let card = || view! { <NcuEntry ncu /> }.into_any();
        cards.entry((2, &ncu.id)).or_insert_with(card);
    }
    cards.into_values().collect()
}
