//! The house cards that are played, and against whom, best first.

use super::{
    choose::{Choose, Until},
    plans::Plans,
    support::others,
};
use crate::games::westeros::{
    panels::{CardFace, house_class},
    wording::{self, standing as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, HouseCard, Side, standing::Matter};

const SIDES: [Option<Side>; 3] = [None, Some(Side::Attacker), Some(Side::Defender)];

/// Against whom, and on which side.
type Rule = (Option<House>, Option<Side>);

/// Every rule that there is, and the way to another one.
#[component]
pub fn Cards(plans: Plans) -> impl IntoView {
    // The rule whose first card is being chosen: until then there is none.
    let begun = RwSignal::new(None::<Rule>);
    let rules = memo(move |_| {
        let mut rules = plans.now.with(|all| {
            let rules = all.0.iter().filter_map(|it| match it.matter {
                Matter::Card { enemy, side, .. } => Some((enemy, side)),
                _ => None,
            });
            rules.collect::<Vec<Rule>>()
        });
        rules.extend(begun.get().filter(|it| !rules.contains(it)));
        rules
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
        begun.set(Some((enemy.flatten(), side)));
    };
    let names = enemies.with_value(|all| {
        let name = |it: &Option<House>| it.map_or(words::anybody(), wording::house_name);
        all.iter().map(|it| name(it).to_owned()).collect::<Vec<_>>()
    });
    let sides = SIDES.map(|it| words::side_name(it).to_owned()).to_vec();
    view! {
        <p class="soft">{words::cards_note()}</p>
        <For each=move || rules.get() key=|it| *it let:rule>
            <OneRule plans rule begun />
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
fn OneRule(plans: Plans, rule: Rule, begun: RwSignal<Option<Rule>>) -> impl IntoView {
    let (enemy, side) = rule;
    let key = StoredValue::new(Matter::Card {
        enemy,
        side,
        cards: Vec::new(),
    });
    let cards = memo(move |_| {
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
        if cards.is_empty() {
            begun.set(Some(rule));
            key.with_value(|key| plans.clear(key));
        } else {
            plans.answer(Matter::Card { enemy, side, cards });
        }
    };
    let listless = memo(move |_| {
        let order = key.with_value(|key| plans.found(key));
        order.is_some_and(|it| matches!(it.matter, Matter::Card { cards, .. } if cards.is_empty()))
    });
    let clear = move || {
        begun.update(|it| *it = it.filter(|it| *it != rule));
        key.with_value(|key| plans.clear(key));
    };
    let own = plans.state().view.with_untracked(|view| view.me);
    let row = move |card: HouseCard| {
        let place = memo(move |_| cards.with(|all| all.iter().position(|it| *it == card)));
        let class = ["card-press ", house_class(card.house())].concat();
        view! {
            <button
                type="button"
                class=class
                class:chosen=move || place.get().is_some()
                aria-pressed=move || if place.get().is_some() { "true" } else { "false" }
                on:click=move |_| toggle(card)
            >
                {move || place.get().map(|it| view! { <span class="card-place">{it + 1} ". "</span> })}
                <span class="card-whole">
                    <CardFace card />
                </span>
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
                <button
                    type="button"
                    class:chosen=move || listless.get()
                    aria-pressed=move || if listless.get() { "true" } else { "false" }
                    on:click=move |_| key.with_value(|key| plans.answer(key.clone()))
                >
                    {words::no_list()}
                </button>
            </div>
            <div class="standing-row">
                <Until plans key=key.get_value() label=label.clone() />
                <button
                    type="button"
                    class="plain"
                    aria-label=say!("Clear: {label}" | "Löschen: {label}")
                    on:click=move |_| clear()
                >
                    {word!("Clear" | "Löschen")}
                </button>
            </div>
        </fieldset>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    #[test]
    fn a_card_shows_its_strength_its_icons_and_what_it_does() {
        let owner = Owner::new();
        let html = owner.with(|| view! { <CardFace card=HouseCard::EddardStark /> }.to_html());
        let face = HouseCard::EddardStark.face();
        assert!(
            html.contains(wording::card_text(HouseCard::EddardStark)),
            "{html}"
        );
        assert!(
            html.contains(&wording::card_icons(face.swords, face.forts)),
            "{html}"
        );
        assert!(html.contains(&format!(">{}<", face.strength)), "{html}");
    }
}
