//! A unit and its action in one answer, and an NCU with its zone.

use super::{
    super::{state::BattleState, wording},
    acting::actions,
    confirm::go_on_at_question,
    options::options,
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
    let busy = state.board().busy;
    // Once the unit is on its way to the server its action is asked there.
    let who = memo(move |_| offered().filter(|_| !busy.get()));
    let button = move |who: Who, (label, action): (String, Action)| {
        let press = move |event: MouseEvent| {
            // The second press of two is meant for what was there before.
            if event.detail() > 1 {
                return;
            }
            state.give_ahead(who, action.clone());
            go_on_at_question();
        };
        view! { <button type="button" class="button" on:click=press>{label}</button> }
    };
    move || {
        who.get().map(|who| {
            let is_ncu = matches!(who, Who::Ncu(_));
            let (its, both) = if is_ncu {
                (
                    word!("Its zone" | "Ihre Zone"),
                    word!("Choose its zone as well" | "Auch gleich die Zone wählen"),
                )
            } else {
                (
                    word!("Its action" | "Ihre Aktion"),
                    word!("Choose its action as well" | "Auch gleich die Aktion wählen"),
                )
            };
            view! {
                <p class="note">{if is_ncu {
                    word!("Choose its zone here or on the tactics board:" | "Wähl die Zone hier oder auf der Taktiktafel:")
                } else {
                    word!(
                        "Press its goal on the table, or choose its action:" |
                        "Drück auf dem Tisch auf ihr Ziel, oder wähl ihre Aktion:"
                    )
                }}</p>
                <div class="battle-options battle-ahead" role="group" aria-label=its>
                    {possible(state, who).into_iter().map(|it| button(who, it)).collect_view()}
                    <button type="button" class="button" aria-keyshortcuts="A" on:click=move |_| { state.go_ahead(); go_on_at_question(); }>
                        {both}
                    </button>
                </div>
            }
        })
    }
}

/// Its actions or zones once it is selected, each with the answer that it begins with.
fn possible(state: BattleState, who: Who) -> Vec<(String, Action)> {
    let Some((id, _)) = state.asked.get_untracked() else {
        return Vec::new();
    };
    state.page.with_untracked(|page| {
        let view = turn::when_selected(&page.view, id, who);
        let prompt = turn::asked_of(&view.open, who);
        let listed = listed(&view, &prompt);
        if matches!(prompt, Prompt::Claim { .. }) {
            return listed;
        }
        let all = actions(&view, &prompt).into_iter();
        let named = all.filter_map(|it| {
            let unit = who.thing()?.unit();
            let label = wording::possible(&view.open, unit, it.kind, it.weapon);
            Some((label, it.begins.ok()?))
        });
        // To do nothing comes last.
        named.chain(listed).collect()
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

/// Why an action was not given in advance; shown whether or not a question is open.
#[component]
pub fn AheadRefused(state: BattleState) -> impl IntoView {
    let refused = state.ahead().refused;
    move || {
        let why = refused.get()?;
        Some(view! { <p class="refusal" role="alert">{why.to_string()}</p> })
    }
}

/// Says what becomes of an action or a zone that is being chosen before its unit or NCU is selected.
#[component]
pub fn AheadNote(state: BattleState) -> impl IntoView {
    let ahead = state.ahead();
    move || {
        ahead.is_open().then(|| {
            view! {
                <p class="note">{word!(
                    "Nothing has been sent yet. If anyone acts first, you're asked again." |
                    "Noch ist nichts gesendet. Kommt dir jemand zuvor, wirst du wieder gefragt."
                )}</p>
            }
        })
    }
}
