//! Which house cards are played against whom, best first.

use super::{
    choose::{Choose, Until},
    plans::Plans,
    support::others,
};
use crate::games::westeros::wording::{self, standing as words};
use leptos::prelude::*;
use westeros::{House, HouseCard, Side, standing::Matter};

const SIDES: [Option<Side>; 3] = [None, Some(Side::Attacker), Some(Side::Defender)];

/// Every rule that there is, and the way to another one.
#[component]
pub fn Cards(plans: Plans) -> impl IntoView {
    let rules = Memo::new(move |_| {
        plans.now.with(|all| {
            let rules = all.0.iter().filter_map(|it| match it.matter {
                Matter::Card { enemy, side, .. } => Some((enemy, side)),
                _ => None,
            });
            rules.collect::<Vec<_>>()
        })
    });
    let enemies = StoredValue::new({
        let all = [None].into_iter();
        all.chain(others(plans).into_iter().map(Some))
            .collect::<Vec<_>>()
    });
    let (enemy, side) = (RwSignal::new(0_usize), RwSignal::new(0_usize));
    let add = move |_| {
        let enemy = enemies.with_value(|all| all.get(enemy.get_untracked()).copied());
        let side = SIDES[side.get_untracked().min(2)];
        let (enemy, cards) = (enemy.flatten(), Vec::new());
        let matter = Matter::Card { enemy, side, cards };
        if untrack(|| plans.found(&matter)).is_none() {
            plans.answer(matter);
        }
    };
    let names = enemies.with_value(|all| {
        let name = |it: &Option<House>| it.map_or(words::anybody(), wording::house_name);
        all.iter().map(|it| name(it).to_owned()).collect::<Vec<_>>()
    });
    let sides = SIDES.map(|it| words::side_name(it).to_owned()).to_vec();
    view! {
        <p class="soft">{words::cards_note()}</p>
        <For each=move || rules.get() key=|it| *it let:rule>
            <Rule plans rule />
        </For>
        <div class="standing-row">
            <Choose
                label=word!("Against" | "Gegen")
                options=names
                now=enemy.into()
                on_pick=Callback::new(move |it| enemy.set(it))
            />
            <Choose
                label=word!("When" | "Wann")
                options=sides
                now=side.into()
                on_pick=Callback::new(move |it| side.set(it))
            />
            <button type="button" on:click=add>
                {word!("Choose cards" | "Karten wählen")}
            </button>
        </div>
    }
}

#[component]
fn Rule(plans: Plans, rule: (Option<House>, Option<Side>)) -> impl IntoView {
    let (enemy, side) = rule;
    let key = StoredValue::new(Matter::Card {
        enemy,
        side,
        cards: Vec::new(),
    });
    let cards = Memo::new(move |_| {
        let order = key.with_value(|key| plans.found(key));
        match order.map(|it| it.matter) {
            Some(Matter::Card { cards, .. }) => cards,
            _ => Vec::new(),
        }
    });
    let toggle = move |card: HouseCard| {
        let mut cards = cards.get_untracked();
        match cards.iter().position(|it| *it == card) {
            Some(place) => drop(cards.remove(place)),
            None => cards.push(card),
        }
        plans.answer(Matter::Card { enemy, side, cards });
    };
    let own = plans.desk().view.with_untracked(|view| view.me);
    let row = move |card: HouseCard| {
        let place = Memo::new(move |_| cards.with(|all| all.iter().position(|it| *it == card)));
        view! {
            <button
                type="button"
                class:chosen=move || place.get().is_some()
                aria-pressed=move || if place.get().is_some() { "true" } else { "false" }
                on:click=move |_| toggle(card)
            >
                {move || words::card_place(card, place.get())}
            </button>
        }
    };
    let label = key.with_value(words::card_rule);
    view! {
        <fieldset class="standing-cards">
            <legend>{label.clone()}</legend>
            <div class="standing-hand">
                {own
                    .map_or(&[][..], House::cards)
                    .iter()
                    .map(|&card| row(card))
                    .collect_view()}
            </div>
            <div class="standing-row">
                <Until plans key=key.get_value() label=label.clone() />
                <button
                    type="button"
                    class="plain"
                    aria-label=say!("Clear: {label}" | "Löschen: {label}")
                    on:click=move |_| key.with_value(|key| plans.clear(key))
                >
                    {word!("Clear" | "Löschen")}
                </button>
            </div>
        </fieldset>
    }
}
