//! Formations as little pictures: one press draws the whole army up.

use super::super::{state::BattleState, wording};
use crate::reactive::{effect, memo};
use battlefield::{question::Action, standing::Formation};
use leptos::prelude::*;

/// The trays of a picture.
const fn picture(formation: Option<Formation>) -> &'static str {
    match formation {
        Some(Formation::OneLine) => {
            "M2 9h8v7h-8zM11 9h8v7h-8zM20 9h8v7h-8zM29 9h8v7h-8zM38 9h8v7h-8z"
        }
        Some(Formation::TwoLines) => {
            "M6 4h8v7h-8zM20 4h8v7h-8zM34 4h8v7h-8zM13 15h8v7h-8zM27 15h8v7h-8z"
        }
        Some(Formation::LeftHook) => {
            "M2 2h8v7h-8zM11 5h8v7h-8zM20 9h8v7h-8zM29 12h8v7h-8zM38 15h8v7h-8z"
        }
        Some(Formation::RightHook) => {
            "M2 15h8v7h-8zM11 12h8v7h-8zM20 9h8v7h-8zM29 5h8v7h-8zM38 2h8v7h-8z"
        }
        None => "M2 5h8v7h-8zM14 5h8v7h-8zM20 15h8v7h-8zM31 5h8v7h-8zM38 12h8v7h-8z",
    }
}

/// The way in which a plan was drawn up, and the plan as it was then.
pub type Drawn = Option<(Option<Formation>, Vec<Action>)>;

/// Three formations, and the last line-up of the same army; a fourth formation while there is none.
#[component]
pub fn Formations(state: BattleState) -> impl IntoView {
    let drawn = RwSignal::new(Drawn::None);
    // As long as nothing of it is changed.
    let on = memo(move |_| {
        drawn.with(|it| {
            let (formation, made) = it.as_ref()?;
            (*made == state.all_planned()).then_some(*formation)
        })
    });
    let last = RwSignal::new(None::<Vec<Action>>);
    // In the browser alone, which remembers it.
    effect(move |_| {
        state.page.track();
        state.recall_line_up(last);
    });
    let tile = move |formation: Option<Formation>| {
        let name = match formation {
            Some(it) => wording::formation(it),
            None => word!("Last time" | "Wie zuletzt"),
        };
        let press = move |_| {
            if let Some(it) = formation {
                state.form(it, drawn);
            } else {
                let plan = last.get_untracked().unwrap_or_default();
                drawn.set(Some((None, plan.clone())));
                state.plan_all(plan, 0);
            }
        };
        view! {
            <button type="button" class="battle-form" aria-pressed=move || (on.get() == Some(formation)).to_string() on:click=press>
                <svg viewBox="0 0 48 24" aria-hidden="true"><path d=picture(formation)></path></svg>
                {name}
            </button>
        }
    };
    let known = memo(move |_| last.with(Option::is_some));
    let always = [Formation::OneLine, Formation::TwoLines, Formation::LeftHook];
    view! {
        <div class="battle-forms" role="group" aria-label=word!("Formations" | "Formationen")>
            {always.map(|it| tile(Some(it))).collect_view()}
            {move || tile((!known.get()).then_some(Formation::RightHook))}
        </div>
    }
}
