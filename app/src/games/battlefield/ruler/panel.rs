//! The ruler's two ends as lists to choose from, and what lies between them.

use super::{
    super::{state::BattleState, wording},
    BUTTON, all, key,
};
use crate::{focus, reactive::memo};
use battlefield::{aim::End, position::Position};
use leptos::prelude::*;

#[component]
pub fn RulerPanel(state: BattleState) -> impl IntoView {
    let ruler = state.sight().ruler;
    let said = memo(move |_| {
        let found = state.with_position(|it| ruler.measure(it));
        match (found, ruler.ends().unwrap_or_default()) {
            (Some(it), _) => wording::inches(it.length),
            (None, (None, _)) => word!(
                "Choose the first end: on the table or in the list."
                    | "Wähle das erste Ende: auf dem Tisch oder in der Liste."
            )
            .to_owned(),
            (None, _) => {
                word!("Now choose the other end." | "Wähle jetzt das andere Ende.").to_owned()
            }
        }
    });
    // With the panel its button goes, and the focus would be nowhere.
    let away = move |_| {
        ruler.toggle();
        focus::give_soon(BUTTON);
    };
    let on = memo(move |_| ruler.ends().is_some());
    move || {
        on.get().then(|| view! {
            <div class="battle-ruler" role="group" aria-label=word!("Ruler" | "Lineal")>
                <EndChoice state far=false />
                <EndChoice state far=true />
                <p role="status"><strong>{said}</strong></p>
                <button type="button" class="button quiet" on:click=away>{word!("Put the ruler away" | "Lineal weglegen")}</button>
            </div>
        })
    }
}

/// One end of it.
#[component]
fn EndChoice(state: BattleState, far: bool) -> impl IntoView {
    let ruler = state.sight().ruler;
    let own = move || {
        ruler
            .ends()
            .and_then(|(from, to)| if far { to } else { from })
    };
    let chosen = move || own().map(key).unwrap_or_default();
    let named = memo(move |_| {
        state.with_position(|it| {
            let named = all(it).into_iter().map(|end| (key(end), name(it, end)));
            named.collect::<Vec<_>>()
        })
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        let all = untrack(|| state.with_position(all));
        let end = all.into_iter().find(|it| key(*it) == value);
        if far {
            ruler.measure_to(end);
        } else {
            ruler.measure_from(end);
        }
    };
    let label = if far {
        word!("Measure to" | "Messen bis")
    } else {
        word!("Measure from" | "Messen von")
    };
    let place = move || matches!(own(), Some(End::Place(_)));
    view! {
        <label class="field">
            <span>{label}</span>
            <select prop:value=chosen on:change=choose>
                <option value="">{move || if place() { word!("A place on the table" | "Eine Stelle auf dem Tisch") } else { "–" }}</option>
                {move || {
                    let now = untrack(chosen);
                    named.get().into_iter().map(|(key, name)| {
                        let selected = key == now;
                        view! { <option value=key selected=selected>{name}</option> }
                    }).collect_view()
                }}
            </select>
        </label>
    }
}

fn name(position: &Position, end: End) -> String {
    match end {
        End::Thing(thing) => wording::thing(position, thing),
        End::Marker(number) => wording::marker(number),
        End::Place(_) => String::new(),
    }
}
