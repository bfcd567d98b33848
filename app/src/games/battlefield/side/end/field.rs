//! The field as it was left, in small: what lies behind the sheet, drawn once more.

use super::super::super::state::BattleState;
use leptos::prelude::*;

/// A part of it where `whole` is false: as much as there is room for.
#[component]
pub fn LastField(state: BattleState, whole: bool) -> impl IntoView {
    let view_box =
        move || state.with_position(|it| format!("0 0 {} {}", it.setup.width, it.setup.depth));
    let fit = if whole {
        "xMidYMid meet"
    } else {
        "xMidYMid slice"
    };
    view! {
        // Copies of units would take the focus as units do.
        <div class="battle-remains" inert=true aria-hidden="true">
            <svg viewBox=view_box preserveAspectRatio=fit>
                <use href="#b-meadow"></use>
                <use href="#b-lying"></use>
                <use href="#b-standing"></use>
            </svg>
        </div>
    }
}
