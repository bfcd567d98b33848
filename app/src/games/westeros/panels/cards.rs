//! The cards of a house: who holds which is known to all.

mod art;
mod whole;

use super::symbol::{CardIcon, CardSign};
use crate::games::westeros::wording;
use crate::reactive::memo;
use art::CardArt;
use leptos::prelude::*;
use westeros::{House, HouseCard, WildlingCard};
pub use whole::{CardBack, WholeCard, weave};

/// The seven cards, strongest first, folded away; then they are a hand that can be fanned. Those
/// that have been played lie beside it as small ones.
#[component]
pub fn Cards(house: House, hand: Memo<u8>) -> impl IntoView {
    view! {
        <details class="war-cards">
            <summary>
                {move || wording::cards(hand.get().count_ones() as u8, House::CARDS as u8)}
            </summary>
            <ul class="card-fan">
                {house.cards().iter().map(|&card| view! { <Card card hand /> }).collect_view()}
            </ul>
        </details>
        <Discards house hand />
    }
}

/// Draws what the house has played and not got back.
#[component]
fn Discards(house: House, hand: Memo<u8>) -> impl IntoView {
    move || {
        let cards = house.cards().iter().copied();
        let played: Vec<_> = cards.filter(|it| hand.get() & it.bit() == 0).collect();
        (!played.is_empty()).then(|| {
            let small = played.into_iter().map(|card| view! { <SmallCard card /> });
            view! {
                <div class="house-discards">
                    <span class="soft" aria-hidden="true">{word!("Played" | "Gespielt")}</span>
                    <ul aria-label=word!("Cards played" | "Gespielte Karten")>{small.collect_view()}</ul>
                </div>
            }
        })
    }
}

#[component]
fn SmallCard(card: HouseCard) -> impl IntoView {
    let name = wording::card_name(card);
    view! {
        <li class="small-card" title=wording::card_meaning(card)>
            <CardArt card />
            <strong>{card.face().strength}</strong>
            <span>{name}</span>
        </li>
    }
}

#[component]
fn Card(card: HouseCard, hand: Memo<u8>) -> impl IntoView {
    let played = memo(move |_| hand.get() & card.bit() == 0);
    view! {
        // A finger or the keyboard lifts it out of the fan.
        <li class="house-card" class:played=played tabindex="0" title=wording::card_meaning(card)>
            <WholeCard card />
            {move || {
                played
                    .get()
                    .then(|| view! { <span class="soft card-played">{word!("played" | "gespielt")}</span> })
            }}
        </li>
    }
}

/// A house card: strength, arms, name, icons, and its text in our words.
#[component]
pub fn CardFace(card: HouseCard) -> impl IntoView {
    let face = card.face();
    let icons = wording::card_icons(face.swords, face.forts);
    let signs = [(face.swords, CardIcon::Sword), (face.forts, CardIcon::Fort)];
    let signs = signs
        .into_iter()
        .flat_map(|(n, icon)| (0..n).map(move |_| icon));
    let signs = signs.map(|icon| view! { <CardSign icon /> }).collect_view();
    let icons =
        (!icons.is_empty()).then(|| view! { <span class="card-icons">{signs} " " {icons}</span> });
    view! {
        <span class="card-strength" title=word!("Strength in battle" | "Stärke im Kampf")>
            {face.strength}
        </span>
        <CardArt card />
        <span class="card-name">{wording::card_name(card)}</span>
        {icons}
        <span class="card-text">{wording::card_text(card)}</span>
    }
}

/// A wildling card: what it does to those who lose, and what it brings when the Wall holds.
#[component]
pub fn WildlingFace(card: WildlingCard) -> impl IntoView {
    let sides = wording::court::wildling_face(card);
    view! {
        <article class="wildling-card" aria-label=wording::wildling_card_name(card)>
            <h3>{wording::wildling_card_name(card)}</h3>
            <dl>
                {sides
                    .map(|(when, what)| {
                        view! {
                            <dt>{when}</dt>
                            <dd>{what}</dd>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </dl>
        </article>
    }
}
