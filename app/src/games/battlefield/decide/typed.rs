//! The numbers of a draft as fields to type in, each between buttons that change it a little.

use super::{
    super::{state::BattleState, wording},
    numbers::{Which, numbers, stepped, with_number},
    turning::started,
};
use crate::reactive::memo;
use battlefield::question::Action;
use leptos::prelude::*;

/// The numbers of the draft, to be typed or stepped.
#[component]
pub fn Numbers(state: BattleState) -> impl IntoView {
    let all = memo(move |_| {
        let action = state.action();
        let found = state.asked_with(|view, prompt| {
            let action = started(prompt, action.as_ref())?;
            Some(numbers(view, prompt, &action))
        });
        found.flatten().unwrap_or_default()
    });
    let kinds =
        memo(move |_| all.with(|it| it.iter().map(|it| (it.which, it.most)).collect::<Vec<_>>()));
    let field = move |(which, most): (Which, i32)| {
        let now = move || {
            let it = all.with(|it| it.iter().find(|it| it.which == which).copied());
            it.map(|it| it.thousandths)
        };
        let value = move || {
            now()
                .map(|it| (f64::from(it) / 1000.0).to_string())
                .unwrap_or_default()
        };
        let set = move |thousandths: i32| {
            state.alter(|view, prompt, action| {
                let action = started(prompt, action)?;
                with_number(view, prompt, &action, (which, thousandths))
            });
        };
        let typed = move |event| {
            let Ok(typed) = event_target_value(&event).replace(',', ".").parse::<f64>() else {
                return;
            };
            // What a field holds is far below the limits of whole numbers.
            set((typed * 1000.0).round().clamp(-1e6, 1e6) as i32);
        };
        let step = move |by: i32| {
            if let Some(now) = untrack(now) {
                set(stepped((which, now), by, most));
            }
        };
        let left = move || {
            let now = now().filter(|it| which == Which::Length && *it <= most)?;
            let left = wording::inches(most - now);
            Some(say!("{left} left" | "noch {left}"))
        };
        let label = label(state, which);
        let less = say!("{label}: less" | "{label}: weniger");
        let more = say!("{label}: more" | "{label}: mehr");
        view! {
            <div class="battle-number">
                <button type="button" class="button" aria-label=less on:click=move |_| step(-1)>"−"</button>
                <label class="field">
                    <span>{label} " " <span class="note">{left}</span></span>
                    <input type="number" inputmode="decimal" min="0" max=(most / 1000).to_string() step="any" prop:value=value value=untrack(value) on:change=typed />
                </label>
                <button type="button" class="button" aria-label=more on:click=move |_| step(1)>"+"</button>
            </div>
        }
    };
    move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| view! { <div class="battle-numbers">{kinds.into_iter().map(field).collect_view()}</div> })
    }
}

/// The same for what is placed, folded: a hand or keys place it, and seldom numbers.
#[component]
pub fn ExactPlace(state: BattleState) -> impl IntoView {
    let placed = memo(move |_| {
        let action = state.action();
        action.is_some_and(|it| {
            matches!(
                it,
                Action::Deploy { .. } | Action::Place { .. } | Action::Marker(_)
            )
        })
    });
    move || {
        placed.get().then(|| {
            view! {
                <details class="battle-others">
                    <summary>{word!("Exact place" | "Genauer Ort")}</summary>
                    <Numbers state />
                </details>
            }
        })
    }
}

fn label(state: BattleState, which: Which) -> String {
    let words = match which {
        Which::East => word!("Inches from the west" | "Zoll von Westen"),
        Which::North => word!("Inches from the south" | "Zoll von Süden"),
        Which::Heading => word!("Heading in degrees" | "Richtung in Grad"),
        Which::Length => word!("Inches to move" | "Zoll Bewegung"),
        Which::Facing => word!("Facing in degrees" | "Blick in Grad"),
        Which::Freed(unit) => {
            let name = untrack(|| state.with_position(|it| wording::unit(it, unit)));
            return say!("{name}: facing in degrees" | "{name}: Blick in Grad");
        }
    };
    words.to_owned()
}
