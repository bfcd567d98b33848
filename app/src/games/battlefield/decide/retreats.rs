//! The four directions of a Retreat, before its die is rolled.

use super::{
    super::{state::BattleState, wording},
    spot::unit_of,
};
use crate::reactive::memo;
use battlefield::{
    aim,
    question::{Action, Move},
};
use leptos::prelude::*;

/// Lists the distance that each leads away from the enemies, and how likely the die allows it.
#[component]
pub fn Retreats(state: BattleState) -> impl IntoView {
    let retreats = memo(move |_| matches!(state.action(), Some(Action::Do(Move::Retreat))));
    move || {
        let unit = retreats
            .get()
            .then(|| state.asked_with(|_, prompt| unit_of(prompt)))??;
        let unit = unit?;
        let rows = state.with_position(|position| {
            let all = aim::retreats(position, unit).into_iter();
            all.map(|(to, it)| wording::retreat(position, to, &it))
                .collect::<Vec<_>>()
        });
        let rows = rows.into_iter().map(|it| view! { <li>{it}</li> });
        Some(view! { <ul class="battle-forecast">{rows.collect_view()}</ul> })
    }
}
