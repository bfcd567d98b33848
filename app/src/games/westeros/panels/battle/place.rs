//! The place of a side's card: empty, face down under a seal, or open.

use super::{model::Card, signs::Seal};
use crate::games::westeros::panels::{CardBack, WholeCard};
use leptos::prelude::*;
use westeros::{House, HouseCard};

/// The content of the place now; `asked` where it waits for the viewer's choice.
#[component]
pub fn Place(house: House, card: Card, asked: bool) -> impl IntoView {
    match card {
        Card::NotChosen if asked => view! {
            <p class="fight-place vacant">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 20L14 10M8 16q8 1 12-12Q9 6 8 16z"></path>
                </svg>
                <span>{word!("Pick a card from your hand" | "Wähle eine Karte aus deiner Hand")}</span>
            </p>
        }
        .into_any(),
        Card::NotChosen => vacant(word!("No card chosen yet" | "Noch keine Karte gewählt")),
        Card::None => vacant(word!("Fights without a card" | "Kämpft ohne Karte")),
        Card::FaceDown => view! {
            <p class="fight-place" role="img" aria-label=word!("Card face down" | "Karte verdeckt")>
                <CardBack house />
                <Seal house cracked=false />
            </p>
        }
        .into_any(),
        Card::Secret(card) => view! {
            <p class="fight-place">
                <span class="unseen">{word!("Your choice, still secret" | "Deine Wahl, noch geheim")} ": "</span>
                <WholeCard card />
                <Seal house cracked=false />
            </p>
        }
        .into_any(),
        Card::Open(card) => view! {
            <p class="fight-place">
                <WholeCard card />
            </p>
        }
        .into_any(),
    }
}

fn vacant(words: &'static str) -> AnyView {
    view! { <p class="fight-place vacant"><span>{words}</span></p> }.into_any()
}

/// A card that is turned over before the viewer's eyes: its seal breaks, then it shows its face.
#[component]
pub fn Sealed(house: House, card: Option<HouseCard>) -> impl IntoView {
    let Some(card) = card else {
        return vacant(word!("Fights without a card" | "Kämpft ohne Karte"));
    };
    view! {
        <div class="fight-place turning">
            <div class="turning-card">
                <div class="turning-face"><WholeCard card /></div>
                <div class="turning-back" aria-hidden="true"><CardBack house /></div>
            </div>
            <Seal house cracked=true />
        </div>
    }
    .into_any()
}
