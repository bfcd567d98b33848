//! Exact places: for a Maneuver in line with a friend, squarely before an enemy, at a marker; for a charge those at
//! its target.

use super::{
    super::{state::BattleState, wording},
    options::options,
};
use crate::reactive::memo;
use battlefield::{
    aim::{Snap, Suggestion},
    geometry::Slot,
    position::Position,
    question::{Action, Move},
};
use leptos::prelude::*;

/// The places at a target as they lie beside each other for who charges.
const IN_ORDER: [Slot; 3] = [Slot::Left, Slot::Center, Slot::Right];

/// Places that are hard to hit by hand, while a Maneuver is the draft.
#[component]
pub fn Places(state: BattleState) -> impl IntoView {
    let maneuvers = memo(move |_| matches!(state.action(), Some(Action::Do(Move::Maneuver(_)))));
    // Nothing, and so the same, while a ghost is dragged past them.
    let exact = memo(move |_| match state.action() {
        Some(Action::Do(Move::Maneuver(course))) => state
            .sight()
            .places
            .with(|all| all.iter().any(|it| it.course == course))
            .then_some(course),
        _ => None,
    });
    move || {
        let all = maneuvers.get().then(|| state.sight().places.get())?;
        let more = all.len();
        let button = move |it: Suggestion| {
            let action = Action::Do(Move::Maneuver(it.course));
            let chosen = move || exact.get() == Some(it.course);
            let name = state.with_position(|position| place(position, it.what));
            view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{name}</button> }
        };
        (more > 0).then(|| {
            view! {
                <details class="battle-others">
                    <summary>{say!("Exact places: {more}" | "Genaue Plätze: {more}")}</summary>
                    <div class="battle-options">{all.into_iter().map(button).collect_view()}</div>
                </details>
            }
        })
    }
}

/// The places at the target of a charge, side by side.
#[component]
pub fn Slots(state: BattleState) -> impl IntoView {
    let all = state.asked_untracked(options).unwrap_or_default();
    let open = |slot: &Slot| {
        let action = Action::Align(*slot);
        all.iter()
            .any(|it| it.why_not.is_none() && it.action == action)
    };
    let open: Vec<Slot> = IN_ORDER.into_iter().filter(open).collect();
    let button = move |slot| {
        let chosen = move || state.action() == Some(Action::Align(slot));
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(Action::Align(slot))>{wording::place_at(slot)}</button> }
    };
    view! { <div class="battle-segments" role="group" aria-labelledby="battle-asked">{open.into_iter().map(button).collect_view()}</div> }
}

/// The place that a charger takes at its target, chosen with the charge: where that is not open once it arrives, it is
/// asked.
#[component]
pub fn Stands(state: BattleState) -> impl IntoView {
    let has_table = state.ahead().has_table();
    let charges =
        memo(move |_| has_table && matches!(state.action(), Some(Action::Do(Move::Charge { .. }))));
    let slot = state.then().slot();
    let button = move |it: Slot| {
        let chosen = move || slot.get() == it;
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| slot.set(it)>{wording::place_at(it)}</button> }
    };
    let title = word!("Its place there" | "Ihr Platz dort");
    move || {
        charges.get().then(|| {
            view! {
                <p class="note">{title}</p>
                <div class="battle-segments" role="group" aria-label=title>
                    {IN_ORDER.map(button).collect_view()}
                </div>
            }
        })
    }
}

fn place(position: &Position, what: Snap) -> String {
    match what {
        Snap::Beside(friend) => {
            let name = wording::dative(&wording::thing(position, friend));
            say!("In line with {name}" | "In einer Linie mit {name}")
        }
        Snap::Facing(enemy, side, slot) => {
            let name = wording::dative(&wording::thing(position, enemy));
            let (side, slot) = (wording::arc(side), wording::slot(slot));
            say!("1 inch from {name}: {side}, {slot}" | "1 Zoll vor {name}: {side}, {slot}")
        }
        Snap::Marker(number) => {
            let number = number + 1;
            say!("Touching marker {number}" | "An Zielmarker {number}")
        }
    }
}
