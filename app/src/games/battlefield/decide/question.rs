//! The panel of the open question: what is asked, what can be answered, and the buttons that send it.

use super::{
    super::{army::ArmyChoice, state::BattleState, wording},
    acting::{Possible, actions, targets},
    confirm::Confirm,
    list::{Items, Options},
    numbers::Numbers,
    odds::forecast,
    options::options,
    several::items,
    spot::{piece_in_the_middle, unit_of},
};
use crate::reactive::memo;
use battlefield::{
    army::Army,
    ground::pieces,
    question::{Action, Prompt},
};
use leptos::prelude::*;

#[component]
pub fn Question(state: BattleState) -> impl IntoView {
    let open = memo(move |_| state.asked.with(|it| it.as_ref().map(|(id, _)| *id)));
    move || {
        // Drawn anew for each question, not for each step of its draft.
        open.get()?;
        let (_, prompt) = state.asked.get_untracked()?;
        Some(view! { <Asked state prompt /> })
    }
}

#[component]
fn Asked(state: BattleState, prompt: Prompt) -> impl IntoView {
    let (title, explained) = untrack(|| {
        state.page.with(|it| {
            (
                wording::question(&it.view, &prompt),
                wording::explain(&it.view, &prompt),
            )
        })
    });
    view! {
        <section class="battle-question" id="question" tabindex="-1" aria-labelledby="battle-asked">
            <h2 id="battle-asked">{title}</h2>
            <p class="note">{explained}</p>
            {body(state, prompt)}
            <Forecast state />
            <Confirm state />
        </section>
    }
}

/// What there is to choose from.
fn body(state: BattleState, prompt: Prompt) -> AnyView {
    match &prompt {
        Prompt::Army => view! { <Armies state /> }.into_any(),
        Prompt::Terrain { .. } => view! {
            <Pieces state />
            <Numbers state />
            <Choice state />
        }
        .into_any(),
        Prompt::Action { .. } | Prompt::Free { .. } => view! {
            <Actions state />
            <Targets state />
            <Numbers state />
            <Choice state />
        }
        .into_any(),
        _ => view! {
            <Several state />
            <Numbers state />
            <Choice state />
        }
        .into_any(),
    }
}

#[component]
fn Armies(state: BattleState) -> impl IntoView {
    let size = state.page.with_untracked(|it| it.view.open.setup.size);
    let chosen = Signal::derive(move || match state.action() {
        Some(Action::Army(army)) => Some(army),
        _ => None,
    });
    let on_choose = Callback::new(move |army: Army| state.choose(Action::Army(army)));
    view! { <ArmyChoice size chosen on_choose /> }
}

/// The pieces of terrain that are left.
#[component]
fn Pieces(state: BattleState) -> impl IntoView {
    let pieces = untrack(|| {
        state.with_position(|it| {
            pieces::available(it)
                .map(|it| it.id.clone())
                .collect::<Vec<_>>()
        })
    });
    let button = move |id: String| {
        let label = wording::piece(&id);
        let chosen = {
            let id = id.clone();
            move || matches!(state.action(), Some(Action::Place { piece, .. }) if piece == id)
        };
        let choose = move |_| {
            let action = state
                .page
                .with_untracked(|it| piece_in_the_middle(&it.view.open, &id));
            if let Some(action) = action {
                state.choose(action);
            }
        };
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=choose>{label}</button> }
    };
    view! { <div class="actions battle-options" role="group" aria-label=word!("Pieces" | "Geländestücke")>{pieces.into_iter().map(button).collect_view()}</div> }
}

/// What a unit can do, each with the reason where it cannot.
#[component]
fn Actions(state: BattleState) -> impl IntoView {
    let all = state.asked_untracked(actions).unwrap_or_default();
    let unit = state.asked_untracked(|_, prompt| unit_of(prompt)).flatten();
    let button = move |(number, it): (usize, Possible)| {
        let label = state
            .page
            .with_untracked(|page| wording::possible(&page.view.open, unit, it.kind, it.weapon));
        let (kind, weapon) = (it.kind, it.weapon);
        let chosen = move || match state.action() {
            Some(Action::Do(it)) => {
                it.kind() == kind && weapon_of(&it).is_none_or(|it| Some(it) == weapon)
            }
            _ => false,
        };
        match it.begins {
            Ok(action) => view! {
                <button type="button" class="button" data-key=(number + 1).to_string() aria-pressed=move || chosen().to_string()
                    on:click=move |_| state.choose(action.clone())>
                    {label}
                </button>
            }
            .into_any(),
            Err(why) => {
                let why = state.page.with_untracked(|page| wording::illegal(&page.view.open, &why));
                view! { <p class="battle-refused"><button type="button" class="button" disabled>{label}</button> <span class="note">{why}</span></p> }.into_any()
            }
        }
    };
    view! { <div class="battle-options" role="group" aria-label=word!("Actions" | "Aktionen")>{all.into_iter().enumerate().map(button).collect_view()}</div> }
}

fn weapon_of(it: &battlefield::question::Move) -> Option<u8> {
    use battlefield::question::Move;
    match it {
        Move::Shoot { weapon, .. } | Move::Fight { weapon, .. } => Some(*weapon),
        _ => None,
    }
}

/// Whom the attack or charge is for.
#[component]
fn Targets(state: BattleState) -> impl IntoView {
    let aims = memo(move |_| {
        let unit = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
        let all = unit
            .zip(state.action())
            .and_then(|(unit, action)| state.asked_with(|view, _| targets(view, unit, &action)));
        all.unwrap_or_default()
    });
    move || {
        let all = aims.get();
        (!all.is_empty()).then(|| {
            let row = |(target, it): (battlefield::field::Thing, Result<_, _>)| {
                let name = state.with_position(|position| wording::thing(position, target));
                match it {
                    Ok(it) => {
                        let action = Action::Do(it);
                        let own = action.clone();
                        let chosen = move || state.action() == Some(own.clone());
                        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{name}</button> }.into_any()
                    }
                    Err(why) => {
                        let why = state.with_position(|position| wording::illegal(position, &why));
                        view! { <p class="battle-refused"><button type="button" class="button" disabled>{name}</button> <span class="note">{why}</span></p> }.into_any()
                    }
                }
            };
            view! { <div class="battle-options" role="group" aria-label=word!("Targets" | "Ziele")>{all.into_iter().map(row).collect_view()}</div> }
        })
    }
}

/// One of a list.
#[component]
fn Choice(state: BattleState) -> impl IntoView {
    let offered = state.asked_untracked(options).unwrap_or_default();
    (!offered.is_empty()).then(|| view! { <Options state offered /> })
}

/// Several of a list.
#[component]
fn Several(state: BattleState) -> impl IntoView {
    let all = memo(move |_| {
        let action = state.action();
        state
            .asked_with(|view, prompt| items(view, prompt, action.as_ref()))
            .unwrap_or_default()
    });
    move || {
        all.with(|it| !it.is_empty())
            .then(|| view! { <Items state all /> })
    }
}

/// What the draft may come to.
#[component]
fn Forecast(state: BattleState) -> impl IntoView {
    let sentences = memo(move |_| {
        let unit = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
        let both = unit.zip(state.action());
        both.and_then(|(unit, action)| state.asked_with(|view, _| forecast(view, unit, &action)))
            .unwrap_or_default()
    });
    move || {
        let all = sentences.get();
        (!all.is_empty()).then(|| view! {
            <ul class="battle-forecast">{all.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul>
        })
    }
}
