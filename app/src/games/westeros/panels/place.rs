//! The area that is looked at: whose it is and why, what stands there, and who may come.

mod facts;

use super::token::{HouseToken, house_class};
use crate::games::westeros::{map::UnitFigure, wording};
use crate::reactive::memo;
pub use facts::{Facts, Hold, facts};
use leptos::prelude::*;
use westeros::{Area, View};

/// The identifier of the card, which takes the focus when it opens.
pub const CARD: &str = "area-card";

/// The card of the area that is looked at; nothing while none is. `on_look` looks at another
/// area, `on_close` at none.
#[component]
pub fn AreaCard(
    view: Memo<View>,
    looked: RwSignal<Option<Area>>,
    on_look: Callback<Area>,
    on_close: Callback<()>,
) -> impl IntoView {
    let facts = memo(move |_| {
        let area = looked.get()?;
        Some(view.with(|view| facts(view, area)))
    });
    move || facts.get().map(|facts| card(facts, on_look, on_close))
}

fn card(facts: Facts, on_look: Callback<Area>, on_close: Callback<()>) -> impl IntoView {
    let name = wording::area_name(facts.area);
    let class = facts.controller.map_or("", |(house, _)| house_class(house));
    let lines = wording::place_lines(&facts);
    view! {
        <section
            id=CARD
            class=format!("place {class}")
            aria-label=say!("Area: {name}" | "Gebiet: {name}")
            tabindex="-1"
        >
            <div class="place-head">
                {facts.controller.map(|(house, _)| view! { <HouseToken house /> })}
                <h3>{name}</h3>
                <button type="button" class="plain" on:click=move |_| on_close.run(())>
                    {word!("Close" | "Schließen")}
                </button>
            </div>
            {figures(&facts)}
            <dl class="place-facts">
                {lines
                    .into_iter()
                    .map(|(what, words)| view! { <dt>{what}</dt><dd>{words}</dd> })
                    .collect_view()}
            </dl>
            <h4>{word!("Next to it" | "Nachbargebiete")}</h4>
            <ul class="place-near">
                {facts
                    .near
                    .into_iter()
                    .map(|area| {
                        view! {
                            <li>
                                <button type="button" on:click=move |_| on_look.run(area)>
                                    {wording::area_name(area)}
                                </button>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </section>
    }
}

/// The units as they stand on the map; words tell the same below.
fn figures(facts: &Facts) -> impl IntoView + use<> {
    let house = facts.seen.units_of?;
    let units: Vec<_> = facts.seen.units.iter().collect();
    let figures = units.into_iter().map(move |unit| {
        view! {
            <svg viewBox="-20 -22 40 44">
                <UnitFigure unit house />
            </svg>
        }
    });
    Some(view! { <div class="place-units" aria-hidden="true">{figures.collect_view()}</div> })
}
