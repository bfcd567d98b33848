//! The whole map in small, with the part of it that is in sight; a click goes there. Keys move the map themselves.

use super::{dom, input::Input};
use crate::games::westeros::{
    geometry::{HEIGHT, SHORE, WIDTH},
    ids::MAP_TINTS,
};
use crate::reactive::{effect, memo};
use leptos::{ev::MouseEvent, prelude::*};

/// The share of the map that may be in sight: from more of it nobody loses the way.
const MOST: f64 = 0.6;

/// The map in small, shown once a browser has measured it.
#[allow(clippy::large_types_passed_by_value, reason = "handles, copied once")]
#[component]
pub fn Mini(input: Input) -> impl IntoView {
    let window = RwSignal::new(None::<[f64; 4]>);
    effect(move |_| {
        let camera = input.camera.get();
        let frame = input.framed.get_value();
        let seen = (frame.width > 0.0).then(|| camera.window(frame));
        let part = |it: &[f64; 4]| it[2] * it[3] < MOST * WIDTH * HEIGHT;
        window.set(seen.filter(part));
    });
    let shown = memo(move |_| window.with(Option::is_some));
    let go = move |event: MouseEvent| {
        let Some((across, down)) = dom::share(&event, ".map-mini") else {
            return;
        };
        let place = (across * WIDTH, down * HEIGHT);
        // Nothing else moves it for a while; and it is drawn at once, for it may go far.
        input.touched.set_value(dom::now());
        input.look(|it, frame| it.centred(frame, place));
    };
    // Beyond the part in sight the map is dark.
    let veil = move || {
        let [left, top, width, height] = window.get().unwrap_or_default().map(f64::round);
        let all = format!("M0 0H{WIDTH}V{HEIGHT}H0z");
        format!("{all}M{left} {top}h{width}v{height}h-{width}z")
    };
    view! {
        <Show when=move || shown.get()>
            <svg class="map-mini" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true" on:click=go>
                <path class="mini-land" d=SHORE></path>
                <use href=["#", MAP_TINTS].concat()></use>
                <path class="mini-veil" d=veil></path>
            </svg>
        </Show>
    }
}
