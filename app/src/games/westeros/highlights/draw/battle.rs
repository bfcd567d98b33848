//! A battle that is over: both cards turned over together, the sum growing to its end, what it cost.

use crate::games::westeros::{
    highlights::Battle,
    map::OrderFace,
    panels::{
        HouseToken,
        battle::{BattleCard, Figures, LineRow},
        house_class,
    },
    wording::{self, battle as names, highlights as words},
};
use leptos::prelude::*;
use westeros::{House, Side};

#[component]
pub fn BattleView(
    battle: Battle,
    /// The reader's house, to whom their losses are told.
    me: Option<House>,
    /// Whether nothing moves: whoever does not want to wait presses anywhere.
    still: RwSignal<bool>,
) -> impl IntoView {
    let steps = battle.lines.len().to_string();
    let verdict = words::verdict(&battle);
    let why = words::why(&battle);
    let list = |events: &[westeros::Event]| {
        let lines = events
            .iter()
            .map(|it| view! { <li>{words::battle_line(it)}</li> });
        lines.collect_view()
    };
    let before = (!battle.before.is_empty())
        .then(|| view! { <ul class="story-texts">{list(&battle.before)}</ul> });
    let after = (!battle.after.is_empty())
        .then(|| view! { <ul class="story-after">{list(&battle.after)}</ul> });
    let mine = me.map_or_else(Vec::new, |me| words::mine(&battle, me));
    let mine = (!mine.is_empty()).then(|| view! {
        <section class="story-mine">
            <h3>{word!("What changed for you" | "Was sich für dich geändert hat")}</h3>
            <ul class="story-after">{mine.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul>
        </section>
    });
    let winner = battle.winner.map_or("", house_class);
    view! {
        <div
            class=format!("story {winner}")
            class:still=move || still.get()
            style=("--steps", steps)
            on:click=move |_| still.set(true)
        >
            <div class="story-sides">
                <Fighter battle=battle.clone() side=Side::Attacker />
                <Sums battle=battle.clone() />
                <Fighter battle=battle.clone() side=Side::Defender />
            </div>
            {before}
            <p class="story-verdict"><strong>{verdict}</strong> " " <span class="soft">{why}</span></p>
            {after}
            {mine}
            <Count battle />
        </div>
    }
}

#[component]
fn Fighter(battle: Battle, side: Side) -> impl IntoView {
    let at = usize::from(side == Side::Defender);
    let house = battle.houses[at];
    let icons = battle.icons[at];
    let icons = names::icons(icons.swords, icons.forts).join(", ");
    let order = battle.orders[at].map(|token| {
        view! {
            <svg class="fighter-order" viewBox="-22 -22 44 44" role="img" aria-label=wording::token_name(token)>
                <OrderFace token />
            </svg>
        }
    });
    let army = battle.armies[at].map(|army| view! { <Figures house army lying=false /> });
    let card = match battle.cards[at] {
        Some(card) => view! { <p class="card-slot story-card"><BattleCard card /></p> }.into_any(),
        None => view! {
            <p class="card-slot vacant">{word!("Fights without a card" | "Kämpft ohne Karte")}</p>
        }
        .into_any(),
    };
    view! {
        <div
            class=format!("fighter {}", house_class(house))
            class:won=battle.winner == Some(house)
            class:beaten=battle.loser() == Some(house)
        >
            <div class="fighter-head">
                <HouseToken house />
                <span class="fighter-who">
                    <strong>{wording::house_name(house)}</strong>
                    " "
                    <span class="soft">{words::did(&battle, side)}</span>
                </span>
            </div>
            <div class="fighter-force">{army} {order}</div>
            {card}
            <p class="fighter-icons">{icons}</p>
        </div>
    }
}

/// The sums so far, one in the place of the other; the last one stays.
#[component]
fn Sums(battle: Battle) -> impl IntoView {
    let Some(counted) = battle.counted else {
        return ().into_any();
    };
    let mut sums: Vec<[i8; 2]> = battle.lines.iter().map(|it| it.so_far).collect();
    // The last line comes to what was counted.
    sums.pop();
    let passing = sums.into_iter().map(|[ours, theirs]| {
        view! { <span class="story-passing" aria-hidden="true">{format!("{ours}:{theirs}")}</span> }
    });
    let [ours, theirs] = counted;
    view! {
        <p class="story-sums">
            {passing.collect_view()}
            <strong class="story-sum">{format!("{ours}:{theirs}")}</strong>
        </p>
    }
    .into_any()
}

#[component]
fn Count(battle: Battle) -> impl IntoView {
    let [attacker, defender] = battle.houses.map(wording::house_name);
    let total = battle.counted.map(|[ours, theirs]| {
        view! {
            <tr>
                <th scope="row">{word!("Total" | "Summe")}</th>
                <td><strong>{ours}</strong></td>
                <td><strong>{theirs}</strong></td>
                <td></td>
            </tr>
        }
    });
    view! {
        <details class="story-count" open>
            <summary>{word!("Strength, line by line" | "Stärke, Zeile für Zeile")}</summary>
            <table class="ledger">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{attacker}</th>
                        <th scope="col">{defender}</th>
                        <th scope="col">{word!("So far" | "Bisher")}</th>
                    </tr>
                </thead>
                <tbody>
                    {battle.lines.into_iter().map(|line| view! { <LineRow line /> }).collect_view()}
                </tbody>
                <tfoot>{total}</tfoot>
            </table>
        </details>
    }
}
