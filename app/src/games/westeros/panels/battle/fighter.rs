//! One side of a combat: house, units, order, card, and the cards it holds.

use super::{
    face::BattleCard,
    model::{Card, Fighter},
};
use crate::games::westeros::{
    map::{OrderFace, UnitFigure},
    panels::{HouseToken, house_class},
    wording::{self, battle as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Army, House, HouseCard};

#[component]
pub fn FighterView(side: Memo<Option<Fighter>>) -> impl IntoView {
    let part = move |it: fn(&Fighter) -> bool| side.with(|side| side.as_ref().is_some_and(it));
    let house = memo(move |_| side.with(|it| it.as_ref().map(|it| it.house)));
    let cards =
        memo(move |_| side.with(|it| it.as_ref().map(|it| (it.hand.clone(), it.discard.clone()))));
    let force =
        memo(move |_| side.with(|it| it.as_ref().map(|it| (it.upright, it.routed, it.order))));
    let card = memo(move |_| side.with(|it| it.as_ref().map(|it| it.card)));
    let doing = move || side.with(|it| it.as_ref().map(|it| it.doing.clone()));
    let icons = move || {
        side.with(|it| {
            let it = it.as_ref()?;
            let icons = words::icons(it.swords, it.forts).join(", ");
            (!icons.is_empty()).then_some(icons)
        })
    };
    let class = move || house.get().map_or("fighter", house_class);
    view! {
        <div
            class=move || format!("fighter {}", class())
            class:won=move || part(|it| it.won == Some(true))
            class:beaten=move || part(|it| it.won == Some(false))
        >
            <div class="fighter-head">
                {move || house.get().map(|house| view! { <HouseToken house /> })}
                <span class="fighter-who">
                    <strong>{move || house.get().map(wording::house_name)}</strong>
                    " "
                    <span class="soft">{doing}</span>
                </span>
                <span class="fighter-icons">{icons}</span>
            </div>
            {move || {
                let (upright, routed, order) = force.get()?;
                let house = house.get()?;
                Some(
                    view! {
                        <div class="fighter-force">
                            <Figures house army=upright lying=false />
                            <Figures house army=routed lying=true />
                            {order
                                .map(|token| {
                                    view! {
                                        <svg
                                            class="fighter-order"
                                            viewBox="-22 -22 44 44"
                                            role="img"
                                            aria-label=wording::token_name(token)
                                        >
                                            <g class=house_class(house)>
                                                <OrderFace token />
                                            </g>
                                        </svg>
                                    }
                                })}
                        </div>
                    },
                )
            }}
            {move || card.get().map(|card| view! { <Slot card /> })}
            {move || cards.get().map(|(hand, discard)| view! { <Holds hand discard /> })}
        </div>
    }
}

/// Every unit as a figure; routed ones lie on their side.
#[component]
pub fn Figures(house: House, army: Army, lying: bool) -> impl IntoView {
    let spoken = match wording::army(army) {
        none if none.is_empty() => None,
        some if lying => Some(say!("routed: {some}" | "geschlagen: {some}")),
        some => Some(some),
    };
    spoken.map(|spoken| {
        let figures = army.iter().map(|unit| {
            view! {
                <svg viewBox="-15 -16 30 32" aria-hidden="true">
                    <UnitFigure unit house />
                </svg>
            }
        });
        view! {
            <span class="figures" class:lying=lying role="img" aria-label=spoken.clone() title=spoken>
                {figures.collect_view()}
            </span>
        }
    })
}

/// The card that is played, or its place.
#[component]
fn Slot(card: Card) -> impl IntoView {
    let place = |class: &'static str, words: &'static str| {
        view! { <p class=format!("card-slot {class}")>{words}</p> }.into_any()
    };
    match card {
        Card::NotChosen => place("vacant", word!("No card chosen yet" | "Noch keine Karte gewählt")),
        Card::FaceDown => place("covered", word!("Card face down" | "Karte verdeckt")),
        Card::None => place("vacant", word!("Fights without a card" | "Kämpft ohne Karte")),
        Card::Open(card) => view! {
            <p class="card-slot">
                <BattleCard card />
            </p>
        }
        .into_any(),
        Card::Secret(card) => view! {
            <p class="card-slot secret">
                <span class="soft">{word!("Your choice, still secret" | "Deine Wahl, noch geheim")}</span>
                <BattleCard card />
            </p>
        }
        .into_any(),
    }
}

/// Both hands and discard piles are open.
#[component]
fn Holds(hand: Vec<HouseCard>, discard: Vec<HouseCard>) -> impl IntoView {
    let (held, played) = (hand.len(), discard.len());
    let list = |cards: Vec<HouseCard>| {
        cards
            .into_iter()
            .map(|card| view! { <li><BattleCard card /></li> })
            .collect_view()
    };
    view! {
        <details class="fighter-cards">
            <summary>
                {say!("Cards: {held} in hand, {played} discarded" | "Karten: {held} auf der Hand, {played} abgelegt")}
            </summary>
            <ul aria-label=word!("In hand" | "Auf der Hand")>{list(hand)}</ul>
            {(played > 0)
                .then(|| {
                    view! {
                        <h3>{word!("Discarded" | "Abgelegt")}</h3>
                        <ul class="discarded">{list(discard)}</ul>
                    }
                })}
        </details>
    }
}
