//! One side of a battle: its banner, what it does, and line by line what it brings.

use super::{
    figures::Figures,
    model::{Brought, Fighter, Line, Sign, brought},
    signs::Banner,
};
use crate::games::westeros::{
    map::{OrderFace, house_class},
    wording,
};
use leptos::prelude::*;
use westeros::{Army, House};

/// The facts about one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearing {
    pub house: House,
    /// "You attack from Moat Cailin".
    pub doing: String,
    pub brought: Vec<Brought>,
    pub routed: Army,
}

impl Bearing {
    /// The side of a combat that goes on; attacker first.
    pub fn of(fighter: &Fighter, at: usize, lines: &[Line]) -> Self {
        Self {
            house: fighter.house,
            doing: fighter.bearing.clone(),
            brought: brought(lines, at, (Some(fighter.upright), fighter.order)),
            routed: fighter.routed,
        }
    }
}

/// One side, at the left edge or at the right one.
#[component]
pub fn SideOf(it: Bearing, right: bool) -> impl IntoView {
    let house = it.house;
    let place = if right {
        "fight-side right "
    } else {
        "fight-side left "
    };
    let routed = (it.routed != Army::NONE)
        .then(|| view! { <li><Figures house army=it.routed lying=true /></li> });
    let rows = it.brought.into_iter().map(|it| view! { <Row it house /> });
    view! {
        <section class=[place, house_class(house)].concat() aria-label=wording::house_name(house)>
            <Banner house />
            <div class="fight-who">
                <h3>{wording::house_name(house)}</h3>
                <p>{it.doing}</p>
                <ul class="fight-ledger">{rows.collect_view()} {routed}</ul>
            </div>
        </section>
    }
}

#[component]
fn Row(it: Brought, house: House) -> impl IntoView {
    let name = match it.sign {
        Sign::Units(army) => view! { <Figures house army lying=false /> }.into_any(),
        Sign::Order(token) => view! {
            <svg class="fight-order" viewBox="-22 -22 44 44" role="img" aria-label=wording::token_name(token)>
                <OrderFace token />
            </svg>
        }
        .into_any(),
        Sign::Name => {
            let note = (it.note != it.name && !it.note.is_empty()).then_some(it.note);
            view! { <span title=note>{it.name}</span> }.into_any()
        }
    };
    view! {
        <li class:revealed=it.revealed>
            {name}
            " "
            <strong>{it.value}</strong>
        </li>
    }
}
