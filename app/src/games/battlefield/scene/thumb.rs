//! The round handle beside a ghost on a phone: a thumb that drags it hides neither the ghost nor the ground before it.

use super::{chart::Spot, eye::Place, input::Input};
use crate::{
    games::battlefield::decide::{Ghost, Preview},
    reactive::memo,
};
use battlefield::position::Phase;
use leptos::prelude::*;

/// Its radius, and its distance from the middle of the ghost, aside and down, in pixels.
const RADIUS: f64 = 33.0;
const ASIDE: f64 = 80.0;
const DOWN: f64 = 98.0;
/// So many pixels from its middle a finger lies beside a ghost, not on it.
pub const BESIDE: f64 = 70.0;

/// Four arrows, in pixels.
const ARROWS: &str =
    "M-15 0H15M0 -15V15M-10 -5L-15 0L-10 5M10 -5L15 0L10 5M-5 -10L0 -15L5 -10M-5 10L0 15L5 10";

/// Only a finger sees it (`style/battle-phone.css`), and keys need none.
#[component]
pub fn Thumb(input: Input) -> impl IntoView {
    let (state, chart, eye) = (input.state, input.chart, input.eye);
    // Before the battle it would lie over the others of the army.
    let fights = memo(move |_| state.with_position(|it| it.phase != Phase::SetUp));
    let at = memo(move |_| {
        let held = state.preview.with(|it| held(it).map(|it| it.tray.pose));
        let pose = held.map(|it| state.dragging().ahead().unwrap_or(it));
        pose.map(|it| it.at)
            .filter(|_| fights.get())
            .map(|it| chart.get().spot(it))
    });
    let drawn = memo(move |_| {
        let (at, eye, chart) = (at.get()?, eye.get(), chart.get());
        let scale = eye.pixels(chart).filter(|_| eye.room.small)?;
        Some(drawn(at, 1.0 / scale, eye.seen(chart)))
    });
    view! {
        <g class="b-thumb" aria-hidden="true" data-thumb="" inner_html=move || drawn.get().unwrap_or_default()></g>
    }
    .into_any()
}

/// Returns the ghost that is dragged by it: not one that only turns before it attacks, nor one of several.
pub fn held(preview: &Preview) -> Option<&Ghost> {
    let mut ghosts = preview.ghosts.iter();
    let held = ghosts.find(|it| it.held && it.number.is_none());
    held.filter(|_| preview.strike.is_none())
}

/// Returns its place beside a ghost: at the right, or where that is out of sight at the left; as low as it is seen.
fn place((x, y): Place, pixel: f64, [_, _, right, bottom]: [f64; 4]) -> Place {
    let (aside, radius) = (ASIDE * pixel, RADIUS * pixel);
    let across = if x + aside + radius <= right {
        x + aside
    } else {
        x - aside
    };
    (across, DOWN.mul_add(pixel, y).min(bottom - radius))
}

fn drawn((x, y): Spot, pixel: f64, seen: [f64; 4]) -> String {
    let (across, down) = place((f64::from(x), f64::from(y)), pixel, seen);
    let stalk = 3.0 * pixel;
    format!(
        "<path class=\"b-thumb-stalk\" stroke-width=\"{stalk:.0}\" d=\"M{x} {y}L{across:.0} {down:.0}\"/>\
         <g transform=\"translate({across:.0} {down:.0})scale({pixel:.2})\">\
         <circle r=\"{RADIUS}\"/><path d=\"{ARROWS}\"/></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: [f64; 4] = [0.0, 0.0, 28_000.0, 28_000.0];

    #[test]
    fn it_lies_in_sight_beside_its_ghost() {
        let pixel = 70.0;
        for at in [
            (4_000.0, 4_000.0),
            (24_000.0, 4_000.0),
            (24_000.0, 26_000.0),
            (4_000.0, 26_000.0),
        ] {
            let (x, y) = place(at, pixel, SEEN);
            let radius = RADIUS * pixel;
            assert!((x - at.0).abs() - radius > 2_750.0, "clear of its tray");
            assert!(x + radius <= 28_000.0 && y + radius <= 28_000.0, "{at:?}");
        }
        let (x, y) = place((4_000.0, 4_000.0), pixel, SEEN);
        assert!(x > 4_000.0 && y > 4_000.0, "a right hand comes from below");
        assert!(drawn((4_000, 4_000), pixel, SEEN).starts_with("<path class=\"b-thumb-stalk\""));
    }
}
