//! A unit and its action in one answer, and an NCU with its zone.

use super::{
    super::{state::BattleState, wording},
    confirm::go_on_at_question,
    options::options,
    tile::tiles,
    tiles::Tiles,
};
use crate::reactive::memo;
use battlefield::{
    chapter::turn,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::{ev::MouseEvent, prelude::*};

/// Offers what the one can do that is chosen, on the same card; what is pressed there, or on the table, begins.
#[component]
pub fn ActionAhead(state: BattleState) -> impl IntoView {
    let offered = state.selects_ahead();
    let busy = state.props().busy;
    // Once the unit is on its way to the server its action is asked there.
    let who = memo(move |_| offered().filter(|_| !busy.get()));
    move || {
        who.get().map(|who| match who {
            Who::Ncu(_) => view! { <Claims state who /> }.into_any(),
            Who::Unit(_) | Who::Wall(_) => {
                let all = once_selected(state, who, tiles);
                let label = word!("Its action" | "Ihre Aktion");
                let on_take = Callback::new(move |it: Action| begin(state, who, it));
                view! { <Tiles label all on_take /> }.into_any()
            }
        })
    }
}

/// The zones that an NCU can claim.
#[component]
fn Claims(state: BattleState, who: Who) -> impl IntoView {
    let button = move |(label, action): (String, Action)| {
        let press = move |event: MouseEvent| {
            // The second press of two is meant for what was there before.
            if event.detail() <= 1 {
                begin(state, who, action.clone());
            }
        };
        view! { <button type="button" class="button" on:click=press>{label}</button> }
    };
    let all = once_selected(state, who, listed).into_iter();
    view! {
        <p class="note">{word!("Choose its zone here or on the tactics board:" | "Wähl die Zone hier oder auf der Taktiktafel:")}</p>
        <div class="battle-options" role="group" aria-label=word!("Its zone" | "Ihre Zone")>
            {all.map(button).collect_view()}
        </div>
    }
}

/// Goes on to what this one does, with that begun; sends it where that is all.
fn begin(state: BattleState, who: Who, action: Action) {
    state.give_ahead(who, action);
    go_on_at_question();
}

/// Reads what is asked of this one once it is selected.
fn once_selected<T>(
    state: BattleState,
    who: Who,
    read: impl FnOnce(&View, &Prompt) -> Vec<T>,
) -> Vec<T> {
    let Some((id, _)) = state.asked.get_untracked() else {
        return Vec::new();
    };
    state.page.with_untracked(|page| {
        let view = turn::when_selected(&page.view, id, who);
        read(&view, &turn::asked_of(&view.open, who))
    })
}

/// The answers of its list: zones, or to do nothing.
fn listed(view: &View, prompt: &Prompt) -> Vec<(String, Action)> {
    let all = options(view, prompt).into_iter();
    let all = all.filter(|it| it.why_not.is_none());
    let named = all.map(|it| (wording::action(view, prompt, &it.action), it.action));
    named.collect()
}

/// Offers the other NCUs that could claim the zone, where several can and none has been sent.
#[component]
pub fn OtherNcus(state: BattleState) -> impl IntoView {
    let all = memo(move |_| {
        if !state.ahead().is_open() {
            return Vec::new();
        }
        let found = state.asked_with(|view, prompt| match prompt {
            Prompt::Claim { ncu, .. } => others(view, *ncu),
            _ => Vec::new(),
        });
        found.unwrap_or_default()
    });
    let button = move |(ncu, name): (NcuId, String)| {
        let press = move |_| {
            state.claim_with(ncu);
            go_on_at_question();
        };
        view! { <button type="button" class="button" on:click=press>{name}</button> }
    };
    move || {
        let all = all.get();
        (!all.is_empty()).then(|| view! {
            <h3>{word!("Somebody else claims it" | "Jemand anderes besetzt sie")}</h3>
            <div class="battle-options" role="group" aria-label=word!("Other NCUs" | "Andere NCUs")>
                {all.into_iter().map(button).collect_view()}
            </div>
        })
    }
}

fn others(view: &View, ncu: NcuId) -> Vec<(NcuId, String)> {
    let ready = turn::ready_ncus(view).into_iter();
    let others = ready.filter(|it| *it != ncu);
    let named = others.map(|it| (it, wording::ncu(&view.open, it)));
    named.collect()
}

/// Draws why an action was not given in advance; shown whether or not a question is open.
#[component]
pub fn AheadRefused(state: BattleState) -> impl IntoView {
    let refused = state.ahead().refused;
    move || {
        let why = refused.get()?;
        Some(view! { <p class="refusal" role="alert">{why.to_string()}</p> })
    }
}
