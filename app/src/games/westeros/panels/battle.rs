//! The battle that is being fought: both sides, and what each brings so far.

use super::token::HouseToken;
use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::{
    Combat, House, HouseCard, Side, View,
    combat::{fighters, strength},
};

/// Both sides next to each other; nothing while nobody fights.
#[component]
pub fn BattlePanel(view: Memo<View>) -> impl IntoView {
    let battle = Memo::new(move |_| view.with(|view| view.combat.map(|it| battle(view, &it))));
    move || {
        battle.get().map(|battle| {
            view! {
                <section class="battle" aria-label="Battle" tabindex="0">
                    <h2>{battle.title}</h2>
                    <div class="battle-sides">
                        {battle.sides.map(|side| view! { <Fighter side /> }).into_iter().collect_view()}
                    </div>
                </section>
            }
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Battle {
    title: String,
    sides: [Fighting; 2],
}

/// What is known of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fighting {
    house: House,
    total: i8,
    /// "attacks with 2 ships".
    doing: String,
    /// What adds up to the total: "Units 3", "March order +1".
    parts: Vec<String>,
    card: Option<HouseCard>,
    won: bool,
}

fn battle(view: &View, combat: &Combat) -> Battle {
    Battle {
        title: format!("Battle for {}", combat.area.name()),
        sides: Side::ALL.map(|side| fighting(view, combat, side)),
    }
}

fn fighting(view: &View, combat: &Combat, side: Side) -> Fighting {
    let strength = strength(view, combat, side);
    Fighting {
        house: combat.houses[side],
        total: strength.total(),
        doing: wording::fighting(combat, side, fighters(view, combat, side)),
        parts: wording::strength(combat, side, strength),
        card: combat.cards[side],
        won: combat.winner == Some(side),
    }
}

#[component]
fn Fighter(side: Fighting) -> impl IntoView {
    view! {
        <div class="fighter" class:won=side.won>
            <div class="fighter-head">
                <HouseToken house=side.house />
                <strong>{side.house.name()}</strong>
                <span class="fighter-total" title="Strength so far">
                    <span class="unseen">"Strength "</span>
                    {side.total}
                </span>
            </div>
            <p>{side.doing}</p>
            <ul>{side.parts.into_iter().map(|part| view! { <li>{part}</li> }).collect_view()}</ul>
            {side
                .card
                .map(|card| {
                    view! {
                        <p class="fighter-card">
                            <strong>{card.face().name}</strong>
                            ". "
                            {wording::card_meaning(card)}
                        </p>
                    }
                })}
        </div>
    }
}
