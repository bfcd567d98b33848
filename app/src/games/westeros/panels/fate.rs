//! The Westeros cards of the round, and the wildling attack under way.

use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::{View, WesterosCard, WesterosDeck, WildlingAttack};

/// The three cards with what they do; nothing in the first round, which has none.
#[component]
pub fn WesterosCards(view: Memo<View>) -> impl IntoView {
    let cards = Memo::new(move |_| {
        view.with(|view| {
            let decks = WesterosDeck::ALL.into_iter().zip(view.westeros);
            decks
                .filter_map(|(deck, card)| Some((deck, card?)))
                .collect::<Vec<(WesterosDeck, WesterosCard)>>()
        })
    });
    let forbidden = Memo::new(move |_| view.with(|view| wording::forbidden(view.allowed)));
    view! {
        <Show when=move || cards.with(|it| !it.is_empty())>
            <h3>"Westeros cards"</h3>
            <ul class="fate">
                <For each=move || cards.get() key=|it| *it let((deck, card))>
                    <li>
                        <span class="soft">{wording::deck_name(deck)}</span>
                        " "
                        <strong>{card.name()}</strong>
                        <p>{wording::westeros_card(card)}</p>
                    </li>
                </For>
            </ul>
        </Show>
        <Show when=move || forbidden.with(|it| !it.is_empty())>
            <p class="forbidden">"Forbidden this round: " {forbidden} "."</p>
        </Show>
    }
}

/// The attack that is being met; nothing while there is none.
#[component]
pub fn AttackPanel(view: Memo<View>) -> impl IntoView {
    let attack = Memo::new(move |_| view.with(|view| view.attack));
    move || {
        attack.get().map(|attack| {
            view! {
                <section class="battle" aria-label="Wildling attack" tabindex="0">
                    <h2>"Wildlings attack with " {attack.strength}</h2>
                    {told(attack).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </section>
            }
        })
    }
}

fn told(attack: WildlingAttack) -> Vec<String> {
    let mut lines = Vec::new();
    match attack.held {
        None => lines.push("All who stand against them bid in secret.".to_owned()),
        Some(true) => lines.push("The Night's Watch holds the Wall.".to_owned()),
        Some(false) => lines.push("The wildlings break through.".to_owned()),
    }
    if let (Some(held), Some(house)) = (attack.held, attack.bidder) {
        let which = if held { "Highest" } else { "Lowest" };
        lines.push(format!("{which} bidder: {}.", house.name()));
    }
    if let Some(card) = attack.card {
        let (lost, held) = wording::wildling_card(card);
        let what = if attack.held == Some(true) {
            held
        } else {
            lost
        };
        lines.push(format!("{}: {what}", card.name()));
    }
    lines
}
