//! A house card as a card: strength, name, swords and towers, and what it says.

use crate::games::westeros::{
    panels::house_class,
    wording::{self, battle as words},
};
use leptos::prelude::*;
use westeros::HouseCard;

#[component]
pub fn CardFace(card: HouseCard) -> impl IntoView {
    let face = card.face();
    let icons = words::icons(face.swords, face.forts).join(", ");
    let text = words::card_says(card);
    view! {
        <span class=format!("battle-card {}", house_class(card.house()))>
            <span class="battle-card-strength">
                <span class="unseen">{word!("Strength " | "Stärke ")}</span>
                {face.strength}
            </span>
            <span class="battle-card-name">{wording::card_name(card)}</span>
            {(!icons.is_empty()).then(|| view! { " " <span class="battle-card-icons">{icons}</span> })}
            {(!text.is_empty()).then(|| view! { " " <span class="battle-card-text">{text}</span> })}
        </span>
    }
}
