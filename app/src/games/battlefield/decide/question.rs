//! The panel of the open question: what is asked, what can be answered, and the buttons that send it.

use super::{
    super::{
        army::ArmyChoice,
        help::{RuleLink, rule_of_prompt},
        state::BattleState,
        wording,
    },
    acting::actions,
    ahead::{ActionAhead, AheadNote, AheadRefused, OtherNcus},
    aiming::{Attack, attack_of, target_of},
    confirm::{Confirm, begin_at_the_top, keep_the_keyboard},
    dice::DiceChoice,
    finer::Finer,
    first::FirstWords,
    line_up::LineUp,
    list::{Impossible, Items, NotPossible, Options},
    options::{options, sends_target},
    otherwise::Otherwise,
    parts::Forecast,
    pass_over::PassOver,
    passing::PassAtOnce,
    pieces::Pieces,
    retreats::Retreats,
    several::items,
    spot::unit_of,
    typed::Numbers,
};
use crate::reactive::memo;
use battlefield::{
    army::Army,
    effect::ActionKind,
    field::Thing,
    question::{Action, Move, Prompt},
    state::View,
};
use leptos::prelude::*;

#[component]
pub fn Question(state: BattleState) -> impl IntoView {
    keep_the_keyboard(state);
    begin_at_the_top(state);
    view! {
        // Drawn anew for each question, not for each step of its draft.
        {move || {
            let (_, prompt) = state.asked.get()?;
            Some(view! { <Asked state prompt /> })
        }}
        <AheadRefused state />
    }
}

#[component]
fn Asked(state: BattleState, prompt: Prompt) -> impl IntoView {
    let (title, explained) = untrack(|| {
        state.page.with(|it| {
            (
                wording::question(&it.view, &prompt),
                if state.can_plan() {
                    wording::plan_note(&it.view, &prompt)
                } else {
                    wording::explain(&it.view, &prompt)
                },
            )
        })
    });
    let rule = rule_of_prompt(&prompt);
    // Those come every turn: their choices are looked for before their rules.
    let often = matches!(
        prompt,
        Prompt::Select | Prompt::Action { .. } | Prompt::Claim { .. }
    );
    let note = || view! { <p class="note">{explained} " " <RuleLink rule /></p> };
    let (first, last) = if often {
        (None, Some(note()))
    } else {
        (Some(note()), None)
    };
    view! {
        <section class="battle-question" id="question" tabindex="-1" aria-labelledby="battle-asked">
            // A new one begins at its top; what sends it lies below what scrolls, not over it.
            <div class="battle-ask">
                <h2 id="battle-asked">{title}</h2>
                {first}
                <FirstWords state />
                <AheadNote state />
                // What comes next comes first.
                <ActionAhead state />
                {body(state, prompt)}
                <OtherNcus state />
                <PassOver state />
                <PassAtOnce state />
                {last}
            </div>
            <div class="battle-send">
                <Forecast state />
                <Confirm state />
            </div>
        </section>
    }
}

/// The choices that there are.
fn body(state: BattleState, prompt: Prompt) -> AnyView {
    match &prompt {
        Prompt::Army => view! { <Armies state /> }.into_any(),
        Prompt::Terrain { corpse_pile } => view! {
            <LineUp state />
            <Pieces state corpse_pile=*corpse_pile />
            <Numbers state />
            <Choice state />
        }
        .into_any(),
        Prompt::Action { .. } | Prompt::Free { .. } => view! {
            <Actions state />
            <Retreats state />
            <Targets state />
            <Otherwise state />
            <Finer state />
            <Numbers state />
            <Choice state />
        }
        .into_any(),
        Prompt::Reroll { .. } | Prompt::Spend { .. } => view! {
            <DiceChoice state prompt />
            <Choice state />
        }
        .into_any(),
        Prompt::Deploy | Prompt::Marker => view! {
            <LineUp state />
            <Numbers state />
            // The chips of a plan are the same list.
            {(prompt != Prompt::Deploy || !state.can_plan()).then(|| view! { <Choice state /> })}
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

/// The actions of a unit, and below them those it cannot take, each with the reason.
#[component]
fn Actions(state: BattleState) -> impl IntoView {
    let all = state.asked_untracked(actions).unwrap_or_default();
    let unit = state.asked_untracked(|_, prompt| unit_of(prompt)).flatten();
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for it in all {
        let label = state
            .page
            .with_untracked(|page| wording::possible(&page.view.open, unit, it.kind, it.weapon));
        match it.begins {
            Ok(action) => rows.push((label, action, (it.kind, it.weapon))),
            Err(why) => {
                let told = Impossible::new(state, label, &why);
                let name = it.nearest.map(|it| named(state, it));
                refused.push(match name {
                    Some(name) => told.nearest(&name),
                    None => told,
                });
            }
        }
    }
    // The same while a ghost is dragged.
    let taken = memo(move |_| {
        let now = state.action()?;
        state.asked_with(|view, prompt| made(view, prompt, &now))?
    });
    let button = move |(number, (label, action, own)): (usize, (String, Action, _))| {
        let chosen = move || taken.get() == Some(own);
        view! {
            <button type="button" class="button" aria-keyshortcuts=(number + 1).to_string() aria-pressed=move || chosen().to_string()
                on:click=move |_| state.choose_kept(action.clone())>
                {label}
            </button>
        }
    };
    view! {
        <div class="battle-options" role="group" aria-label=word!("Actions" | "Aktionen")>{rows.into_iter().enumerate().map(button).collect_view()}</div>
        <NotPossible all=refused />
    }
}

fn named(state: BattleState, it: Thing) -> String {
    untrack(|| state.with_position(|position| wording::thing(position, it)))
}

/// Returns the action that a draft takes, and its weapon.
fn made(view: &View, prompt: &Prompt, action: &Action) -> Option<(ActionKind, Option<u8>)> {
    let Action::Do(it) = action else {
        return None;
    };
    match (it, attack_of(view, prompt, action)) {
        // It counts as a Maneuver, but has its own button.
        (Move::Forgo, _) => None,
        (_, Some(Attack::Shots(weapon) | Attack::Fights(weapon))) => {
            Some((it.kind(), Some(weapon)))
        }
        _ => Some((it.kind(), None)),
    }
}

/// The targets of the attack or charge.
#[component]
fn Targets(state: BattleState) -> impl IntoView {
    let row = move |target, it| {
        let (name, action) = (named(state, target), Action::Do(it));
        // It is turned and shifted afterwards.
        let chosen = move || {
            state
                .action()
                .is_some_and(|it| target_of(&it) == Some(target))
        };
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{name}</button> }
    };
    move || {
        let (mut rows, mut refused) = (Vec::new(), Vec::new());
        for (target, it) in state.aims.get() {
            match it {
                Ok(it) => rows.push(row(target, it)),
                Err(why) => refused.push(Impossible::new(state, named(state, target), &why)),
            }
        }
        let open = rows.is_empty();
        (!open || !refused.is_empty()).then(|| view! {
            <div class="battle-options" role="group" aria-label=word!("Targets" | "Ziele")>{rows}</div>
            <NotPossible all=refused open />
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
            .asked_with(|view, prompt| {
                let sends = sends_target(view, prompt);
                (!sends).then(|| items(view, prompt, action.as_ref()))
            })
            .flatten()
            .unwrap_or_default()
    });
    move || {
        all.with(|it| !it.is_empty())
            .then(|| view! { <Items state all /> })
    }
}
