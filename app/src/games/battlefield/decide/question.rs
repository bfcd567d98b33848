//! The panel of the open question: what is asked, what can be answered, and the buttons that send it.

use super::{
    super::{
        army::ArmyChoice,
        help::{RuleLink, rule_of_prompt},
        state::BattleState,
        wording,
    },
    ahead::{ActionAhead, AheadRefused, OtherNcus},
    claims::ClaimCard,
    confirm::{Confirm, begin_at_the_top, keep_the_keyboard},
    dice::DiceChoice,
    finer::Finer,
    first::FirstWords,
    heading::Heading,
    line_up::LineUp,
    list::{Items, Options},
    options::{options, sends_target},
    otherwise::Otherwise,
    parts::Forecast,
    pass_over::PassOver,
    passing::PassAtOnce,
    pieces::Pieces,
    places::Slots,
    retreats::Retreats,
    several::items,
    targets::Targets,
    tiles::Actions,
    typed::{ExactPlace, Numbers},
};
use crate::reactive::memo;
use battlefield::{
    army::Army,
    question::{Action, Prompt},
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
    // Those come every turn: their choices are looked for before their rules.
    let often = matches!(
        prompt,
        Prompt::Select | Prompt::Action { .. } | Prompt::Claim { .. }
    );
    let (asked, told) = (prompt.clone(), prompt.clone());
    let note = || view! { <Note state prompt=told /> };
    let (first, last) = if often {
        (None, Some(note()))
    } else {
        (Some(note()), None)
    };
    // Whoever has chosen has found the way; the button there that sends at once keeps the focus until it is sent.
    let greets = memo(move |_| state.action().is_none() || state.props().busy.get());
    view! {
        <section class="battle-question" id="question" tabindex="-1" aria-labelledby="battle-asked">
            // A new one begins at its top; what sends it lies below what scrolls, not over it.
            <div class="battle-ask">
                <Heading state prompt=asked />
                {first}
                {move || greets.get().then(|| view! { <FirstWords state /> })}
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

/// The answers that there are, with the rule; for a unit that is only chosen those to its action.
#[component]
fn Note(state: BattleState, prompt: Prompt) -> impl IntoView {
    let chosen = memo(move |_| state.unit_ahead());
    move || {
        let ahead = chosen.get().map(|who| Prompt::Action { who });
        let prompt = ahead.as_ref().unwrap_or(&prompt);
        let told = untrack(|| {
            let plans = state.can_plan();
            state.page.with(|it| {
                if plans {
                    wording::plan_note(&it.view, prompt)
                } else {
                    wording::explain(&it.view, prompt)
                }
            })
        });
        view! { <p class="note">{told} " " <RuleLink rule=rule_of_prompt(prompt) /></p> }
    }
}

/// The choices that there are.
fn body(state: BattleState, prompt: Prompt) -> AnyView {
    match &prompt {
        Prompt::Army => view! { <Armies state /> }.into_any(),
        Prompt::Terrain { corpse_pile } => view! {
            <LineUp state />
            <Pieces state corpse_pile=*corpse_pile />
            <ExactPlace state />
            <Choice state />
        }
        .into_any(),
        Prompt::Select => view! {
            <Numbers state />
            <Choosers state />
        }
        .into_any(),
        Prompt::Action { .. } | Prompt::Free { .. } => view! {
            <Actions state />
            <Retreats state />
            <Targets state />
            <Otherwise state />
            <Finer state />
            <Numbers state />
            // To do nothing is one of the actions.
            {matches!(prompt, Prompt::Free { .. }).then(|| view! { <Choice state /> })}
        }
        .into_any(),
        Prompt::Claim { .. } => view! { <ClaimCard state /> }.into_any(),
        Prompt::Align { .. } => view! { <Slots state /> }.into_any(),
        Prompt::Reroll { .. } | Prompt::Spend { .. } => view! {
            <DiceChoice state prompt />
            <Choice state />
        }
        .into_any(),
        Prompt::Deploy | Prompt::Marker => view! {
            <LineUp state />
            <ExactPlace state />
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

/// Those who can activate, below the actions of the one who is chosen folded away: the table and the armies beside it
/// have them as well.
#[component]
fn Choosers(state: BattleState) -> impl IntoView {
    let acts = memo(move |_| state.unit_ahead().is_some());
    move || {
        if !acts.get() {
            return view! { <Choice state /> }.into_any();
        }
        view! {
            <details class="battle-others">
                <summary>{word!("Someone else" | "Jemand anderes")}</summary>
                <Choice state />
            </details>
        }
        .into_any()
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
                // One card that comes back is a button as well.
                let sends =
                    sends_target(view, prompt) || matches!(prompt, Prompt::Recall { count: 1 });
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
