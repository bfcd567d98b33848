//! The rolls of a deed, a row for each: what was needed, the dice, and what they came to.

use super::Die;
use crate::games::battlefield::{
    state::BattleState,
    story::{Cast, Comes, Deed},
    wording::casts,
};
use battlefield::position::Position;
use leptos::prelude::*;

/// More dice than these lie closer.
const MANY: usize = 9;

/// All of it to be seen; the sentence beside it is for whoever hears.
#[component]
pub fn Casts(state: BattleState, deed: Deed) -> impl IntoView {
    untrack(|| state.with_position(|it| drawn(it, &deed)))
}

fn drawn(position: &Position, deed: &Deed) -> AnyView {
    let told = casts::told(position, deed);
    let total = casts::arithmetic(deed);
    let mut rows: Vec<AnyView> = Vec::new();
    for it in &deed.casts {
        rows.push(row(position, deed, (it, total.is_empty())));
        if matches!(it.comes, Comes::Blocked(..)) && !total.is_empty() {
            rows.push(view! { <p class="cast-total">{total.clone()}</p> }.into_any());
        }
    }
    let losses = casts::besides(position, deed).join(". ");
    view! {
        <p class="unseen">{told}</p>
        <div class="casts" aria-hidden="true">
            {rows}
            {(!losses.is_empty()).then(|| view! { <p class="cast-losses">{losses}</p> })}
        </div>
    }
    .into_any()
}

/// Hits and saves are counted beside their dice until the sum tells them.
fn row(position: &Position, deed: &Deed, (it, counts): (&Cast, bool)) -> AnyView {
    let (head, sum) = (casts::head(position, deed, it), casts::sum(it));
    let summed = !counts && matches!(it.comes, Comes::Hits(_) | Comes::Blocked(..));
    let comes = (!summed).then(|| casts::comes(it));
    let dice = it.sorted();
    let many = dice.len() > MANY;
    let dice = dice.into_iter().enumerate();
    let dice: Vec<AnyView> = dice
        .map(|(place, it)| view! { <Die it place /> }.into_any())
        .collect();
    let fails = is_bad(it.comes);
    view! {
        <div class="cast">
            <p class="cast-head"><span>{head}</span> " " <b class:cast-fails=fails>{comes}</b></p>
            <div class="cast-throw">
                <p class="battle-dice" class:battle-many=many>{dice}</p>
                {(!sum.is_empty()).then(|| view! { <p class="cast-sum">{sum}</p> })}
            </div>
        </div>
    }
    .into_any()
}

const fn is_bad(it: Comes) -> bool {
    match it {
        Comes::Open | Comes::Hits(_) => false,
        Comes::Blocked(_, wounds) => wounds > 0,
        Comes::Charge {
            arrived,
            disorderly,
            ..
        } => disorderly || matches!(arrived, Some(false)),
        Comes::Test { passed, .. } => !passed,
    }
}
