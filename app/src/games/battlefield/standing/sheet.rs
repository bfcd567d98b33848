//! The sheet of orders for the enemy's turn.

use super::{
    super::{state::BattleState, wording},
    WithCard, boxes, has, of_card,
    saved::Saved,
    with, with_card,
};
use crate::reactive::memo;
use battlefield::{
    position::Position,
    reference::CardRef,
    standing::{Lasts, Matter, OwnTurns, StandingOrder},
};
use leptos::{html::Details, prelude::*};
use tabletop::Seat;

#[component]
pub fn StandingOrders(state: BattleState) -> impl IntoView {
    let saved = Saved::new();
    let seated = state.page.with_untracked(|it| it.view.seat.is_some());
    let place = NodeRef::<Details>::new();
    let open = move |_| {
        if place.get_untracked().is_some_and(|it| it.open()) {
            saved.load();
        }
    };
    (seated && saved.has_table()).then(|| {
        view! {
            <details class="battle-standing" node_ref=place on:toggle=open>
                <summary>{word!("Orders for the enemy's turn" | "Befehle für den gegnerischen Zug")}</summary>
                <p class="note">{word!(
                    "What you choose here is answered for you at once, and nobody sees it. Everything else is asked." |
                    "Was du hier festlegst, wird sofort für dich beantwortet, und niemand sieht es. Alles andere wirst du gefragt."
                )}</p>
                <fieldset class="battle-items" disabled=move || saved.busy.get()>
                    <legend class="unseen">{word!("Orders" | "Befehle")}</legend>
                    {boxes().into_iter().map(|it| view! { <Box state saved said=it /> }).collect_view()}
                    <Cards state saved />
                </fieldset>
                {move || saved.refused.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
                <p class="actions">
                    <button type="button" class="button primary" disabled=move || saved.busy.get() || !saved.is_changed() on:click=move |_| saved.save()>
                        {word!("Save orders" | "Befehle speichern")}
                    </button>
                    <span class="note" role="status">{move || status(saved)}</span>
                </p>
            </details>
        }
    })
}

fn status(saved: Saved) -> &'static str {
    match (saved.busy.get(), saved.is_changed()) {
        (true, _) => word!("One moment …" | "Einen Augenblick …"),
        (false, true) => word!("Not saved yet." | "Noch nicht gespeichert."),
        (false, false) => word!("Saved." | "Gespeichert."),
    }
}

/// An order that has come to its end is shown as none: checked again, it begins anew.
#[component]
fn Box(state: BattleState, saved: Saved, said: (&'static str, Matter, Lasts)) -> impl IntoView {
    let (label, matter, lasts) = said;
    let tells = (matter == Matter::PassWithoutCard).then(|| {
        word!(
            "Whoever pays attention can tell from a pause that you hold something that fits."
                | "Wer aufpasst, erkennt an einer Pause, dass du etwas Passendes hast."
        )
    });
    let own = matter.clone();
    let on = move || {
        saved
            .now
            .with(|all| seated(state, |of| has(all, &own, |it| it.is_over(of.0, of.1))))
            .unwrap_or_default()
    };
    let first = untrack(&on);
    let toggle = move |event| {
        let on = event_target_checked(&event);
        let since = untrack(|| seated(state, |of| OwnTurns::now(of.0, of.1)));
        let order = StandingOrder {
            matter: matter.clone(),
            lasts,
            since: since.unwrap_or_default(),
        };
        saved.now.update(|it| *it = with(it, order, on));
    };
    view! {
        <label class="battle-item">
            <input type="checkbox" checked=first prop:checked=on on:change=toggle />
            <span>{label} {tells.map(|it| view! { <span class="note">" " {it}</span> })}</span>
        </label>
    }
}

/// Reads the position for the viewer's seat.
fn seated<T>(state: BattleState, read: impl FnOnce((&Position, Seat)) -> T) -> Option<T> {
    state
        .page
        .with(|it| Some(read((&it.view.open, it.view.seat?))))
}

/// The own cards, each once.
#[component]
fn Cards(state: BattleState, saved: Saved) -> impl IntoView {
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
            <span>{name} <span class="note">{text}</span></span>
            <select on:change=choose>{options}</select>
        </label>
    }
}
