//! The cards of a house: who holds which is known to all.

use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::{House, HouseCard};

/// The seven cards, strongest first, folded away; those that have been played are struck out.
#[component]
pub fn Cards(house: House, hand: Memo<u8>) -> impl IntoView {
    view! {
        <details class="war-cards">
            <summary>
                {move || wording::cards(hand.get().count_ones() as u8, House::CARDS as u8)}
            </summary>
            <ul>
                {house.cards().iter().map(|&card| view! { <Card card hand /> }).collect_view()}
            </ul>
        </details>
    }
}

#[component]
fn Card(card: HouseCard, hand: Memo<u8>) -> impl IntoView {
    let face = card.face();
    let played = Memo::new(move |_| hand.get() & card.bit() == 0);
    view! {
        <li class:played=played>
            <span class="card-strength" title="Strength in battle">
                {face.strength}
            </span>
            <span class="card-name">{face.name}</span>
            {move || played.get().then(|| view! { <span class="soft">"played"</span> })}
            <span class="card-icons">{wording::card_icons(face.swords, face.forts)}</span>
            <span class="card-text">{wording::card_text(card)}</span>
        </li>
    }
}
