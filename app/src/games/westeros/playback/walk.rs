//! Units on their way over the map.

use super::Walk;
use crate::games::westeros::map::{UnitFigure, way};
use leptos::prelude::*;
use std::time::Duration;

/// They begin where they come from, and go along the arrow to where they arrive, as the style sheet says.
#[component]
pub fn Walking(walk: Walk, fast: bool) -> impl IntoView {
    let [from, aside, to] = way(walk.from, walk.to);
    let (at, beside) = (RwSignal::new(moved(from)), RwSignal::new(moved((0.0, 0.0))));
    let half = Duration::from_millis(if fast { 200 } else { 400 });
    // With the picture after the first: or there would be no way between the two.
    request_animation_frame(move || {
        request_animation_frame(move || {
            at.try_set(moved(to));
            beside.try_set(moved(aside));
            let back = move || {
                beside.try_set(moved((0.0, 0.0)));
            };
            set_timeout(back, half);
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
            <g class="playback-bow" style:transform=beside>
                {figures.collect_view()}
            </g>
        </g>
    }
}

fn moved((x, y): (f64, f64)) -> String {
    format!("translate({x}px, {y}px)")
}
