//! The end of a battle: how it ended and why, what points were for, what every unit did, and how the
//! dice fell.

mod dice;
mod gains;
mod units;

use super::super::{state::BattleState, wording};
use crate::{
    lobby::verdict,
    play::{History, Ways},
    reactive::memo,
};
use dice::DiceTable;
use gains::GainTable;
use leptos::prelude::*;
use units::UnitTable;

/// Nothing while the battle goes on. One that a vote has ended is counted all the same.
#[component]
pub fn End(state: BattleState) -> impl IntoView {
    let history = use_context::<History>();
    let voted = move || {
        let history = history.filter(|it| !it.is_looking())?;
        let verdict = history.live.with(|it| it.table.verdict).map(verdict)?;
        Some([format!("{verdict}."), String::new()])
    };
    let ending = memo(move |_| {
        let told = state.page.with(|it| {
            let log = it.standing().map(|it| &it.event);
            wording::ending(&it.view.open, log)
        });
        told.or_else(voted)
    });
    move || {
        ending.get().map(|[how, why]| {
            view! {
                <section class="battle-end" aria-label=word!("Result" | "Ergebnis")>
                    <h2>{how}</h2>
                    <p>{why}</p>
                    <Ways />
                    <GainTable state />
                    <UnitTable state />
                    <DiceTable state />
                </section>
            }
        })
    }
}
