//! Orders for each card in the player's hand.

use super::{
    super::{state::BattleState, wording},
    WithCard, of_card,
    saved::Saved,
    with_card,
};
use crate::reactive::memo;
use battlefield::reference::CardRef;
use leptos::prelude::*;

/// The cards in the player's hand, each once.
#[component]
pub fn Cards(state: BattleState, saved: Saved) -> impl IntoView {
    let cards = memo(move |_| {
        state.page.with(|it| {
            let hand = it.view.hand().map(|it| it.cards.clone());
            let mut cards = hand.unwrap_or_default();
            cards.sort_unstable();
            cards.dedup();
            cards
        })
    });
    move || {
        cards
            .get()
            .into_iter()
            .map(|card| view! { <Card saved card /> })
            .collect_view()
    }
}

#[component]
fn Card(saved: Saved, card: CardRef) -> impl IntoView {
    let (name, text) = wording::card(card);
    let now = move || saved.now.with(|it| of_card(it, card));
    let choices = [
        ("", WithCard::Nothing, word!("as above" | "wie oben")),
        ("ask", WithCard::Ask, word!("ask me" | "mich fragen")),
        (
            "use",
            WithCard::Use,
            word!("play at the first chance" | "bei erster Gelegenheit spielen"),
        ),
    ];
    let options = choices.map(|(value, what, label)| {
        view! { <option value=value selected=move || now() == what>{label}</option> }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        let what = choices
            .iter()
            .find(|it| it.0 == value)
            .map_or(WithCard::Nothing, |it| it.1);
        saved.now.update(|it| *it = with_card(it, card, what));
    };
    view! {
        <label class="field">
            <span>{name} " " <span class="note">{text}</span></span>
            <select on:change=choose>{options}</select>
        </label>
    }
}
