//! An army as figures.

use crate::games::westeros::{map::UnitFigure, wording};
use leptos::prelude::*;
use westeros::{Army, House};

/// Every unit as a figure; routed ones lie on their side.
#[component]
pub fn Figures(house: House, army: Army, lying: bool) -> impl IntoView {
    let spoken = match wording::army(army) {
        none if none.is_empty() => None,
        some if lying => Some(say!("routed: {some}" | "geschlagen: {some}")),
        some => Some(some),
    };
    spoken.map(|spoken| {
        let figures = army.iter().map(|unit| {
            view! {
                <svg viewBox="-15 -16 30 32" aria-hidden="true">
                    <UnitFigure unit house />
                </svg>
            }
        });
        view! {
            <span class="figures" class:lying=lying role="img" aria-label=spoken.clone() title=spoken>
                {figures.collect_view()}
            </span>
        }
    })
}
