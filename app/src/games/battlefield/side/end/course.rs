//! The course of a battle: the curve of a lead, where there was any to be had.

use super::{
    super::super::{state::BattleState, story::Measure, wording},
    field::LastField,
    plot::{Line, NARROW, Plot, WIDE},
    told::{Told, classes},
};
use crate::reactive::memo;
use battlefield::position::SideId;
use leptos::prelude::*;

#[component]
pub fn Course(state: BattleState, told: Memo<Told>) -> impl IntoView {
    let measures = memo(move |_| told.with(measures));
    let chosen = RwSignal::new(None::<Measure>);
    let measure = memo(move |_| {
        chosen
            .get()
            .or_else(|| measures.with(|it| it.first().copied()))
    });
    let label = memo(move |_| {
        let first = told.with(Told::first);
        let own = state.page.with(|it| it.view.seat.is_some());
        let whose = (!own).then(|| state.with_position(|it| wording::side(it, first)));
        measure
            .get()
            .map(|it| wording::lead_in(it, whose.as_deref()))
    });
    let line = memo(move |_| {
        let measure = measure.get()?;
        let order = told.with(Told::order);
        let ends = [0, 1].map(|at| end(state, order.get(at).copied()));
        Some(told.with(|it| Line::of(it, measure, ends)))
    });
    let drawn = move || {
        let (line, label) = (line.get()?, label.get()?);
        let below = label.clone();
        Some(view! {
            <Plot it=line.clone() frame=WIDE label=label />
            <Plot it=line frame=NARROW label=below />
        })
    };
    let quiet = move || {
        measure.get().is_none().then(|| view! {
            <p class="battle-calm">
                {word!(
                    "The battle ended before anybody scored a point or dealt a wound." |
                    "Die Schlacht endete, bevor jemand einen Siegpunkt machte oder eine Wunde zufügte."
                )}
            </p>
            <LastField state whole=true />
        })
    };
    view! {
        <section class="ending-course" aria-labelledby="battle-course">
            <div class="ending-course-head">
                <h3 id="battle-course">{word!("How the battle turned" | "Der Verlauf der Schlacht")}</h3>
                <p>{move || label.get()}</p>
                {move || (measures.with(Vec::len) > 1).then(|| view! { <Measures measure chosen /> })}
            </div>
            {drawn}
            {quiet}
        </section>
    }
}

/// The choice of what the curve shows.
#[component]
fn Measures(measure: Memo<Option<Measure>>, chosen: RwSignal<Option<Measure>>) -> impl IntoView {
    let choice = |it: Measure| {
        view! {
            <label>
                <input
                    type="radio"
                    name="battle-measure"
                    prop:checked=move || measure.get() == Some(it)
                    on:change=move |_| chosen.set(Some(it))
                />
                <span>{wording::measure(it)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="ending-measures">
            <legend class="unseen">{word!("Shown after each turn" | "Nach jedem Zug gezeigt")}</legend>
            {Measure::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

/// The measures that anybody had any of, while the battle went on.
pub fn measures(told: &Told) -> Vec<Measure> {
    let all = Measure::ALL.into_iter();
    let told = all.filter(|it| told.course.len() > 1 && it.tells(&told.course));
    told.collect()
}

/// An end of the axis: the colors of a side, and who leads there.
fn end(state: BattleState, side: Option<SideId>) -> (String, String) {
    let told = |side| {
        state.with_position(|it| (classes(it, side), wording::ahead(&wording::side(it, side))))
    };
    side.map(told).unwrap_or_default()
}
