//! Units on their way over the map.

use super::Walk;
use crate::games::westeros::map::{UnitFigure, anchor};
use leptos::prelude::*;

/// They begin where they come from, and go where they arrive as the style sheet says.
#[component]
pub fn Walking(walk: Walk, fast: bool) -> impl IntoView {
    let moved = |(x, y): (f64, f64)| format!("translate({x}px, {y}px)");
    let (from, to) = (moved(anchor(walk.from)), moved(anchor(walk.to)));
    let at = RwSignal::new(from);
    // With the picture after the first: or there would be no way between the two.
    request_animation_frame(move || {
        request_animation_frame(move || {
            at.try_set(to);
        });
    });
    let figures = walk.row().map(|(x, unit)| {
        view! {
            <g transform=format!("translate({x} 0)")>
                <UnitFigure unit house=walk.house />
            </g>
        }
    });
    view! {
        <g class="playback-walk" class:playback-fast=fast style:transform=at>
            {figures.collect_view()}
        </g>
    }
}
