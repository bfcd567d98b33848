//! The buttons that send a draft, and why it cannot be sent.

use super::{
    super::{
        help::link,
        state::{BattleState, Lack},
        wording,
    },
    line_up::is_mended,
    parts::Refused,
};
use crate::{
    focus,
    reactive::{effect, memo},
};
use leptos::prelude::*;
use tabletop::DecisionId;

/// The element of the open question.
const QUESTION: &str = "question";

/// The button that was pressed goes with its question: then the keyboard goes on at the next one, not at
/// the beginning of the page. Not at its button: a key that is held down would press that as well.
pub fn keep_the_keyboard(state: BattleState) {
    let answered = StoredValue::new(None::<DecisionId>);
    effect(move |_| {
        let busy = state.props().busy.get();
        let now = state.asked.with(|it| it.as_ref().map(|(id, _)| *id));
        let before = answered.get_value();
        if busy {
            if before.is_none() && focus::is_within(QUESTION) {
                answered.set_value(now);
            }
        } else if before.is_some() && now.is_some() && now != before {
            answered.set_value(None);
            go_on_at_question();
        }
    });
}

/// A question that follows another is seen from its beginning, however far somebody has read on below it.
pub fn begin_at_the_top(state: BattleState) {
    effect(move |before: Option<Option<DecisionId>>| {
        let now = state.asked.with(|it| it.as_ref().map(|(id, _)| *id));
        if now.is_some() && before.is_some_and(|it| it != now) {
            focus::after_paint(|| focus::begin_at(QUESTION, ".battle"));
        }
        now
    });
}

/// Once it is drawn, if what had the focus is gone by then.
pub fn go_on_at_question() {
    focus::after_paint(|| {
        if focus::is_lost() {
            focus::give(&[QUESTION.to_owned()]);
        }
    });
}

/// The keyboard goes on at the question, wherever it was: what was pressed there begins an answer.
pub fn go_to_question() {
    focus::after_paint(|| focus::give(&[QUESTION.to_owned()]));
}

/// Only what can be pressed is there: a button to send comes with the draft, one to take a step back with a step.
#[component]
pub fn Confirm(state: BattleState) -> impl IntoView {
    let plans = memo(move |_| state.planned() > 1);
    // Of several that move together none is sent alone.
    let drafted = memo(move |_| state.action().is_some() && state.band().is_empty());
    let beyond = memo(move |_| plans.get() && is_mended(state));
    let undoes = memo(move |_| state.can_undo());
    let alone = memo(move |_| state.can_pass_all_else());
    let why = move || match state.ready.get() {
        Ok(_) => state.why_not_there().or_else(|| misfit(state)),
        Err(Lack::NothingAsked | Lack::NothingChosen) => None,
        Err(Lack::Illegal(_)) => state.why_not(),
    };
    let chosen = move || {
        let action = state.action()?;
        state.asked_with(|view, prompt| wording::drafted(view, prompt, &action))
    };
    // Where the button says it, whoever sees the button need not read it twice.
    let said = memo(move |_| state.action().is_none_or(|it| wording::is_whole(&it)));
    view! {
        <p class="battle-chosen" class:unseen=move || said.get() role="status">{chosen}</p>
        <p class="note"><span id="battle-why" role="status">{why}</span> {move || link(state.rule())}</p>
        <Refused state />
        <p class="actions battle-confirm" class:planned=plans>
            {move || plans.get().then(|| if beyond.get() {
                view! { <DrawBack state /> }.into_any()
            } else {
                view! { <ConfirmAll state /> }.into_any()
            })}
            {move || drafted.get().then(|| view! { <ConfirmOne state plans /> })}
            {move || alone.get().then(|| view! { <ConfirmAlone state /> })}
            {move || undoes.get().then(|| view! { <Undo state /> })}
        </p>
    }
}

/// Sends the draft, or of a plan what is held of it.
#[component]
fn ConfirmOne(state: BattleState, plans: Memo<bool>) -> impl IntoView {
    let busy = state.props().busy;
    // Barred, not disabled: a disabled button loses the focus, and the keyboard its place.
    let barred = move || (busy.get() || state.ready.with(Result::is_err)).then_some("true");
    let label = memo(move |_| {
        let action = state.action()?;
        if plans.get() {
            let at = state.held()?;
            let name = state.with_position(|it| wording::planned(it, &action, at));
            return Some(wording::send_one(&name));
        }
        state.asked_with(|view, prompt| wording::send(view, prompt, &action))
    });
    view! {
        <button type="button" class="button" class:primary=move || !plans.get() aria-describedby="battle-why" aria-disabled=barred on:click=move |_| state.confirm_one()>
            {move || label.get()}
        </button>
    }
}

/// Sends the draft, and asks about nothing else until its activation is over.
#[component]
fn ConfirmAlone(state: BattleState) -> impl IntoView {
    let busy = state.props().busy;
    let barred = move || (busy.get() || state.ready.with(Result::is_err)).then_some("true");
    view! {
        <button type="button" class="button" aria-describedby="battle-why" aria-disabled=barred on:click=move |_| state.confirm_alone()>
            {word!("Only that, pass the rest" | "Nur das, sonst passen")}
        </button>
    }
}

/// Takes a step back.
#[component]
fn Undo(state: BattleState) -> impl IntoView {
    let name = word!("Undo step" | "Schritt zurück");
    let press = move |_| {
        state.undo();
        go_on_at_question();
    };
    view! {
        <button type="button" class="button battle-undo" aria-label=name title=name on:click=press>
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5L4 10l5 5M4 10h10q6 0 6 5v3"></path></svg>
        </button>
    }
}

/// Sends all that is planned, once all of it fits.
#[component]
fn ConfirmAll(state: BattleState) -> impl IntoView {
    let busy = state.props().busy;
    let barred = move || (busy.get() || !state.plan().fits()).then_some("true");
    let label = move || {
        let count = state.planned();
        state.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(
                state
                    .page
                    .with(|it| wording::send_plan(&it.view, prompt, count)),
            )
        })
    };
    view! {
        <button type="button" class="button primary" aria-describedby="battle-why" aria-disabled=barred on:click=move |_| state.confirm_all()>
            {label}
        </button>
    }
}

/// Draws all back that lie beyond their zone, in place of the button that would be barred as long as they do.
#[component]
fn DrawBack(state: BattleState) -> impl IntoView {
    let press = move |_| {
        state.draw_back();
        go_on_at_question();
    };
    view! {
        <button type="button" class="button primary" aria-describedby="battle-why" on:click=press>{word!("Draw back" | "Zurückziehen")}</button>
    }
}

/// Returns the name of the first answer of a plan that does not fit, and the reason.
fn misfit(state: BattleState) -> Option<String> {
    let misfits = state.plan().misfits.get();
    let (at, why) = misfits
        .into_iter()
        .enumerate()
        .find_map(|(at, why)| Some((at, why?)))?;
    let action = state.planned_at(at)?;
    Some(state.with_position(|it| {
        let (name, why) = (
            wording::planned(it, &action, at),
            wording::illegal(it, &why),
        );
        format!("{name}: {why}")
    }))
}
