//! The viewer's answers in the moment: a card of the hand, or yes or no to what a card offers.

use super::{chances::Chances, hand::Hand, keys::AllOdds};
use crate::games::westeros::{
    draft::{Draft, offers},
    ids::PRIMARY,
    panels::battle::{Odds, OddsTable, odds_table},
    table::{decide::CombatChoices, state::PageState},
    wording::{self, battle as words},
};
use crate::reactive::memo;
use leptos::{html, prelude::*};
use westeros::{Action, HouseCard, Prompt};

/// The cards to choose from; none where something else is asked.
fn cards(state: PageState) -> Vec<HouseCard> {
    let Some(prompt @ (Prompt::ChooseCard | Prompt::ReplaceCard { .. })) = state.prompt() else {
        return Vec::new();
    };
    let played = |it: Action| match it {
        Action::PlayCard(card) => Some(card),
        _ => None,
    };
    state.view.with(|view| {
        offers(view, &prompt)
            .into_iter()
            .filter_map(played)
            .collect()
    })
}

/// The card that the draft has come to.
fn chosen(draft: &Draft) -> Option<HouseCard> {
    match *draft {
        Draft::Answer(Some(Action::PlayCard(card))) => Some(card),
        _ => None,
    }
}

#[component]
pub fn Answers(state: PageState, odds: AllOdds) -> impl IntoView {
    let cards = memo(move |_| cards(state));
    let table = memo(move |_| state.page.with(|it| odds_table(&it.view)));
    let asked = memo(move |_| state.open.with(Option::is_some));
    let by_hand = memo(move |_| cards.with(|it| !it.is_empty()));
    move || {
        if !asked.get() {
            // What was just answered may still be taken back.
            return view! {
                <Sealed state table />
                <div class="fight-waiting"><crate::play::TakeBack /></div>
            }
            .into_any();
        }
        if by_hand.get() {
            view! { <FromTheHand state cards table odds /> }.into_any()
        } else {
            view! {
                <div class="fight-choices">
                    <CombatChoices state />
                    <Primary state />
                </div>
            }
            .into_any()
        }
    }
}

/// The odds of the card that lies sealed, as long as the other is not known.
#[component]
fn Sealed(state: PageState, table: Memo<Option<OddsTable>>) -> impl IntoView {
    let card = memo(move |_| {
        let card = state.view.with(|it| it.own.card)?;
        table.with(|it| it.as_ref()?.row(card).map(|it| it.card))
    });
    let advised = memo(|_| false);
    move || {
        card.get()
            .map(|_| view! { <Chances state shown=card table advised /> })
    }
}

#[component]
fn FromTheHand(
    state: PageState,
    cards: Memo<Vec<HouseCard>>,
    table: Memo<Option<OddsTable>>,
    odds: AllOdds,
) -> impl IntoView {
    let chosen = memo(move |_| chosen(&state.draft.get()));
    // What the pointer or the focus is on; then what is chosen; at first the card that wins most often.
    let looked = RwSignal::new(None::<HouseCard>);
    let pointed = memo(move |_| looked.get().or_else(|| chosen.get()));
    let safest = memo(move |_| table.with(|it| it.as_ref().and_then(OddsTable::safest)));
    let shown = memo(move |_| {
        let first = || cards.with(|it| it.first().copied());
        pointed.get().or_else(|| safest.get()).or_else(first)
    });
    let advised = memo(move |_| pointed.with(Option::is_none) && safest.with(Option::is_some));
    let ties = move || {
        state
            .view
            .with(|view| Some(words::ahead_in_ties(view, &view.combat?)))
    };
    view! {
        <Chances state shown table advised />
        <Hand state cards chosen looks=(looked, shown) table />
        <div class="fight-foot">
            <p class="fight-hint">
                <span class="fight-keys">{word!("← → to browse, Enter to play." | "← → zum Blättern, Enter spielt.")}</span>
                " "
                {ties}
            </p>
            <div class="fight-actions">
                <Primary state />
                <All table odds />
            </div>
        </div>
    }
}

/// The whole table of odds, folded away.
#[component]
fn All(table: Memo<Option<OddsTable>>, odds: AllOdds) -> impl IntoView {
    let size =
        memo(move |_| table.with(|it| it.as_ref().map(|it| (it.rows.len(), it.columns.len()))));
    let fold: NodeRef<html::Details> = odds.fold;
    move || {
        size.get().map(|(rows, columns)| {
            view! {
                <details class="all-odds" node_ref=fold>
                    <summary aria-keyshortcuts="o">
                        <span class="long">{words::all_odds(rows, columns)}</span>
                        <span class="short" aria-hidden="true">{word!("All odds" | "Alle")}</span>
                    </summary>
                    <Odds table />
                </details>
            }
        })
    }
}

/// The button that sends the answer: it names the card.
#[component]
fn Primary(state: PageState) -> impl IntoView {
    let name = memo(move |_| {
        let draft = state.draft.get();
        match (state.prompt(), chosen(&draft)) {
            (_, Some(card)) => words::play(card),
            (Some(Prompt::ChooseCard | Prompt::ReplaceCard { .. }), None) => {
                word!("Choose a card" | "Wähle eine Karte").to_owned()
            }
            (prompt, None) => state
                .view
                .with(|view| wording::send(view, prompt.as_ref(), &draft)),
        }
    });
    let barred = move || state.busy.get() || state.ready.with(Result::is_err);
    view! {
        <button
            type="button"
            id=PRIMARY
            class="primary"
            disabled=barred
            aria-busy=move || state.busy.get().then_some("true")
            on:click=move |_| state.send()
        >
            {name}
        </button>
    }
}
