//! The Westeros cards of the round.

use super::symbol::WesterosSign;
use crate::games::westeros::wording;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{View, WesterosCard, WesterosDeck};

type Drawn = (WesterosDeck, WesterosCard);

fn drawn(view: &View) -> Vec<Drawn> {
    let decks = WesterosDeck::ALL.into_iter().zip(view.westeros);
    decks
        .filter_map(|(deck, card)| Some((deck, card?)))
        .collect()
}

/// The three cards with what they do; nothing in the first round, which has none.
#[component]
pub fn WesterosCards(view: Memo<View>) -> impl IntoView {
    let cards = memo(move |_| view.with(drawn));
    let forbidden = memo(move |_| view.with(|view| wording::forbidden(view.allowed)));
    view! {
        <Show when=move || cards.with(|it| !it.is_empty())>
            <h3>{word!("Westeros cards" | "Westeroskarten")}</h3>
            <ul class="fate">
                <For each=move || cards.get() key=|it| *it let((deck, card))>
                    <li class="fate-card">
                        <CardOfFate deck card />
                    </li>
                </For>
            </ul>
        </Show>
        <Show when=move || forbidden.with(|it| !it.is_empty())>
            <p class="forbidden">
                {move || {
                    let orders = forbidden.get();
                    say!("Forbidden this round: {orders}." | "Verboten in dieser Runde: {orders}.")
                }}
            </p>
        </Show>
    }
}

#[component]
fn CardOfFate(deck: WesterosDeck, card: WesterosCard) -> impl IntoView {
    view! {
        <WesterosSign card />
        <div class="fate-words">
            <span class="soft">{wording::deck_name(deck)}</span>
            " "
            <strong>{wording::westeros_card_name(card)}</strong>
            <p>{wording::westeros_card(card)}</p>
        </div>
    }
}
