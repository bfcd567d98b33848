//! The buttons beside the table, and the scale bar of one that is seen from near.

use super::{
    eye::{STEP, ScaleBar},
    input::Input,
    legend::Legend,
    minimap::Minimap,
};
use crate::{games::battlefield::ruler, reactive::memo};
use leptos::prelude::*;

const NEARER: &str = "M-5 0H5M0 -5V5";
const FARTHER: &str = "M-5 0H5";
const WHOLE: &str = "M-5 -2V-5H-2M2 -5H5V-2M5 2V5H2M-2 5H-5V2";
const BACK: &str = "M-6 0H-3M3 0H6M0 -6V-3M0 3V6M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0";
const TURN: &str = "M-5 1A5 5 0 0 1 4 -3M4 -6V-3H1M5 -1A5 5 0 0 1 -4 3M-4 6V3H-1";

const MORE: &str = "M-5 0h.1M0 0h.1M5 0h.1";
const RULER: &str = "M-6 2L2 -6L6 -2L-2 6zM-3.5 -0.5L-2 1M-1 -3L0.5 -1.5M1.5 -5.5L3 -4";

/// The whole of the table, nearer, farther, the other side's view, the ruler, and the meaning of all signs. On a phone
/// the first stands below the table in small, and the others come with a press.
#[component]
pub fn Controls(input: Input) -> impl IntoView {
    let button = |label: &'static str, path: &'static str, act: fn(Input)| {
        view! {
            <button type="button" aria-label=label title=label on:click=move |_| act(input)>
                <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d=path></path></svg>
            </button>
        }
        .into_any()
    };
    let turn = move |_| input.state.turn_around();
    let measuring = input.state.sight().ruler;
    let ruler_label = word!("Measure (M)" | "Messen (M)");
    let more = RwSignal::new(false);
    let all = memo(move |_| input.eye.get().shows_all(input.chart.get()));
    let more_label = word!("More of the view" | "Mehr zur Ansicht");
    let turn_label = word!("Turn the table half round" | "Tisch halb herumdrehen");
    view! {
        <div class="battle-controls" class:more=more class:all-seen=all role="group" aria-label=word!("View of the table" | "Ansicht des Tisches")>
            <Minimap input />
            <WholeOrBack input />
            <button type="button" class="controls-more" aria-label=more_label title=more_label aria-expanded=move || more.get().to_string() on:click=move |_| more.update(|it| *it = !*it)>
                <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d=MORE></path></svg>
            </button>
            {button(word!("Zoom in" | "Näher heran"), NEARER, |it| {
                it.look(|eye, chart| eye.stepped(chart, STEP));
            })}
            {button(word!("Zoom out" | "Weiter weg"), FARTHER, |it| {
                it.look(|eye, chart| eye.stepped(chart, 1.0 / STEP));
            })}
            <button type="button" aria-label=turn_label title=turn_label on:click=turn>
                <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d=TURN></path></svg>
            </button>
            <button type="button" id=ruler::BUTTON aria-label=ruler_label title=ruler_label aria-keyshortcuts="m" aria-pressed=move || measuring.ends().is_some().to_string() on:click=move |_| measuring.toggle()>
                <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d=RULER></path></svg>
            </button>
            <Legend />
        </div>
    }
    .into_any()
}

/// The whole table, or back from it to what is asked about.
#[component]
fn WholeOrBack(input: Input) -> impl IntoView {
    let whole = memo(move |_| input.eye.get().is_whole());
    let unit = memo(move |_| input.subject().with(|it| it.unit));
    let label = move || match (whole.get(), unit.get()) {
        (false, _) => word!("Whole table" | "Ganzer Tisch"),
        (true, true) => word!("Back to the unit" | "Zurück zur Einheit"),
        (true, false) => word!("Back to the action" | "Zurück zum Geschehen"),
    };
    let path = move || if whole.get() { BACK } else { WHOLE };
    view! {
        <button type="button" class="controls-whole" aria-label=label title=label on:click=move |_| input.whole_or_back()>
            <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d=path></path></svg>
        </button>
    }
    .into_any()
}

/// A scale of some inches in the corner where no inches stand along the edge; the whole table has those.
#[component]
pub fn Scale(input: Input) -> impl IntoView {
    let scale = memo(move |_| input.eye.get().scale(input.chart.get()));
    let near = memo(move |_| !input.eye.get().is_whole());
    let bar = move || {
        let it = scale.get();
        let (right, y, tick, length) = (
            it.width - it.height / 60,
            it.height / 30,
            it.height / 100,
            it.inches * 1_000,
        );
        format!("M{right} {}v{tick}h-{length}v-{tick}", y - tick)
    };
    let words = move || format!("{}″", scale.get().inches);
    let beside =
        move || scale.with(|it| it.width - it.height / 60 - it.inches * 1_000 - it.height / 120);
    let drawn = move || {
        near.get().then(|| view! {
            <g>
                <path d=bar></path>
                <text x=beside y=move || scale.with(|it| it.height / 30) font-size=move || scale.with(|it| it.height / 40)>{words}</text>
            </g>
        })
    };
    view! {
        <svg class="battle-scale" viewBox=move || scale.with(ScaleBar::view_box) preserveAspectRatio="xMaxYMin meet" aria-hidden="true">
            {drawn}
        </svg>
    }
    .into_any()
}
