//! All the numbers of a battle as tables, folded.

use super::{
    super::super::state::BattleState, dice::DiceTable, gains::GainTable, units::UnitTable,
};
use leptos::prelude::*;

#[component]
pub fn Figures(state: BattleState) -> impl IntoView {
    view! {
        <details class="battle-figures">
            <summary>{word!("All the numbers" | "Alle Zahlen")}</summary>
            <div class="battle-figures-in">
                <GainTable state />
                <UnitTable state />
                <div><DiceTable state /></div>
            </div>
        </details>
    }
}
