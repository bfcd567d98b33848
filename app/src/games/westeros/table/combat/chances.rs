//! The odds of one card against each that the opponent may play.

use crate::games::westeros::{
    panels::battle::{OddsTable, Row, odds_class, outlook},
    table::state::PageState,
    wording::{self, battle as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Action, HouseCard};

#[component]
pub fn Chances(
    state: PageState,
    shown: Memo<Option<HouseCard>>,
    table: Memo<Option<OddsTable>>,
    /// Nobody has asked for this card: it is the one that is proposed.
    advised: Memo<bool>,
) -> impl IntoView {
    let row = memo(move |_| {
        let card = shown.get()?;
        table.with(|it| it.as_ref().and_then(|it| it.row(card)).cloned())
    });
    move || match row.get() {
        Some(row) => view! { <RowOf row advised=advised.get() /> }.into_any(),
        None => view! { <Then state shown /> }.into_any(),
    }
}

#[component]
fn RowOf(row: Row, advised: bool) -> impl IntoView {
    let cells = row.by_their_strength().into_iter().map(|cell| {
        let (name, strength) = (wording::card_short(cell.against), cell.against.face().strength);
        let spoken = [&words::against_words(cell.against), ": ", &words::cell_words(cell)].concat();
        let title = spoken.clone();
        let open = if cell.may_change.is_empty() { "" } else { "?" };
        view! {
            <li class=odds_class(cell) class:wins=cell.wins() title=title>
                <span class="unseen">{spoken}</span>
                <small aria-hidden="true">{name} <span class="chances-strength">" " {strength}</span></small>
                <b aria-hidden="true">{words::cell_short(cell)} {words::turned_note(cell)} {open}</b>
            </li>
        }
    });
    let by_chance = row.by_chance();
    let notes = words::cell_notes(&row);
    let notes = (!notes.is_empty())
        .then(|| view! { <p class="chances-notes" aria-hidden="true">{notes}</p> });
    view! {
        <section class="chances" aria-label=word!("Odds" | "Aussichten")>
            <h3>{if advised { words::advice(&row) } else { words::beats(&row) }}</h3>
            <span class="chances-key" aria-hidden="true">
                {if by_chance {
                    word!("your chance" | "deine Chance")
                } else {
                    word!("yours : theirs" | "du : Gegner")
                }}
            </span>
            <ul>{cells.collect_view()}</ul>
            {notes}
        </section>
    }
}

/// The one result that there is while the other card lies open.
#[component]
fn Then(state: PageState, shown: Memo<Option<HouseCard>>) -> impl IntoView {
    let told = move || {
        let (card, prompt) = (shown.get()?, state.prompt()?);
        let then = state
            .view
            .with(|view| outlook(view, &prompt, &Action::PlayCard(card)))?;
        Some([wording::card_name(card), ": ", &words::outlook(then)].concat())
    };
    view! {
        <section class="chances" aria-label=word!("Odds" | "Aussichten")>
            <h3>{told}</h3>
        </section>
    }
}
