//! The third question of the form that opens a table: tonight, or over days.

use super::PaceChoice;
use crate::{language::Words, lobby::preset::ChosenPreset, reactive::effect};
use leptos::{html, prelude::*};

/// A kind of clock as the form sends it, its name, a hint, and the strokes of its picture.
type Kind = (&'static str, Words, Words, &'static str);

pub(super) const KINDS: [Kind; 4] = [
    (
        "live",
        words!("Tonight, live" | "Heute Abend, live"),
        words!(
            "45 minutes each (you can change that), two to four hours in all"
                | "45 Minuten je Spieler (änderbar), zusammen zwei bis vier Stunden"
        ),
        "M12 4a8 8 0 1 0 .1 0M12 8v5l3 2",
    ),
    (
        "correspondence",
        words!("A few moves a day" | "Ein paar Züge am Tag"),
        words!("Hours or days for each decision" | "Stunden oder Tage je Entscheidung"),
        "M3 13q3-7 9-7q2-3 5-2l4 2l-4 1q1 8-7 9l-1 4M12 16l1 4M8 12q3 1 6-1",
    ),
    (
        "unlimited",
        words!("No clock" | "Ohne Uhr"),
        words!("Among friends: nobody is rushed" | "Unter Freunden: niemand drängt"),
        "M8 12a3 3 0 1 0-.1 0M2 20q0-6 6-6t6 6M16 11a2.6 2.6 0 1 0-.1 0M16 14q5 0 6 5",
    ),
    (
        "fixed",
        words!("Times of day" | "Feste Uhrzeiten"),
        words!(
            "Planning ends at the same hour each day"
                | "Die Planung endet täglich zur selben Stunde"
        ),
        "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 13v3l2 1",
    ),
];

/// The kinds of clock as cards.
#[component]
pub fn WhenField(chosen: PaceChoice) -> impl IntoView {
    let (field, preset) = (NodeRef::<html::Div>::new(), use_context::<ChosenPreset>());
    // Not in the arena: the cards answer a little longer than the form lives that they belong to.
    let filled = chosen.kind.clone();
    let look = move || {
        if let (Some(field), Some(preset)) = (field.try_get().flatten(), preset) {
            preset.by_hand(kind_in(&field).filter(|it| *it != filled));
        }
    };
    // The browser may have brought back what was chosen before.
    let look_again = look.clone();
    effect(move |_| look_again());
    let card = move |(value, name, hint, strokes): Kind| {
        let checked = value == chosen.kind;
        view! {
            <label class="pick pick-when">
                <input type="radio" name="pace[kind]" value=value checked=checked />
                <svg class="stroke" viewBox="0 0 24 24" width="30" height="30" aria-hidden="true"><path d=strokes /></svg>
                <span>
                    <span class="pick-name">{name.here()}</span>
                    <span class="note">{hint.here()}</span>
                </span>
            </label>
        }
    };
    view! {
        <div class="picks when" node_ref=field on:change=move |_| untrack(&look)>
            {KINDS.map(card).into_iter().collect_view()}
        </div>
    }
}

/// Returns the kind of clock that is chosen in this part of the form.
fn kind_in(field: &leptos::web_sys::HtmlDivElement) -> Option<String> {
    #[cfg(feature = "hydrate")]
    {
        let chosen = field.query_selector("[name='pace[kind]']:checked");
        chosen.ok()??.get_attribute("value")
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = field;
        None
    }
}
