//! The game over its rounds: castles first, then whatever else decided it.

use super::{
    plot::{NARROW, Numbers, Plot, Plotted, WIDE},
    series::{Measure, rounds, series, top},
    turning::{Turn, after},
};
use crate::games::westeros::{page::Chapter, wording::story as words};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::House;

/// The plot of one measure, which the reader chooses, and its numbers as a table.
#[component]
pub fn Course(chapters: Vec<Chapter>, turns: Vec<Turn>, me: Option<House>) -> impl IntoView {
    let measure = RwSignal::new(Measure::Castles);
    let marks: Vec<_> = turns
        .iter()
        .filter_map(|it| {
            let line = me.unwrap_or(it.house);
            Some((after(&chapters, it.round)?, line))
        })
        .collect();
    let plotted = memo(move |_| {
        let measure = measure.get();
        let series = series(&chapters, measure);
        Plotted {
            top: top(&series, measure),
            series,
            rounds: rounds(&chapters),
            me,
            marks: marks.clone(),
        }
    });
    let name = move || words::measure_name(measure.get());
    view! {
        <section class="ending-course" aria-labelledby="ending-course-title">
            <div class="ending-course-head">
                <h3 id="ending-course-title">{word!("Who was ahead, and when" | "Wer wann vorn lag")}</h3>
                <p>{move || say!("{name}, after each round" | "{name}, nach jeder Runde", name = name())}</p>
                <Measures measure />
            </div>
            {move || {
                let (it, label) = (plotted.get(), name());
                view! {
                    <Plot it=it.clone() frame=WIDE label />
                    <Plot it=it.clone() frame=NARROW label />
                    <details class="ending-numbers">
                        <summary>{word!("As a table" | "Als Tabelle")}</summary>
                        <div class="ending-numbers-in" tabindex="0" role="group" aria-label=label>
                            <Numbers it name=label />
                        </div>
                    </details>
                }
            }}
        </section>
    }
}

/// The choice of what is plotted.
#[component]
fn Measures(measure: RwSignal<Measure>) -> impl IntoView {
    let choice = |it: Measure| {
        view! {
            <label>
                <input
                    type="radio"
                    name="ending-measure"
                    prop:checked=move || measure.get() == it
                    on:change=move |_| measure.set(it)
                />
                <span>{words::measure_short(it)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="ending-measures">
            <legend class="unseen">{word!("Plotted after each round" | "Was nach jeder Runde gezeigt wird")}</legend>
            {Measure::ALL.map(choice).collect_view()}
        </fieldset>
    }
}
