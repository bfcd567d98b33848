//! The buttons beside the map.

use super::camera::Camera;
use super::input::{Input, STEP};
use leptos::{children::ViewFn, prelude::*};

/// Nearer, farther, and whole or as broad as the page.
#[allow(clippy::large_types_passed_by_value, reason = "handles, copied once")]
#[component]
pub fn Controls(input: Input, more: Option<ViewFn>) -> impl IntoView {
    let camera = input.camera;
    view! {
        <div class="map-controls" role="group" aria-label=word!("Map controls" | "Steuerung des Spielplans")>
            <button
                type="button"
                class="map-zoom"
                aria-label=word!("Zoom in" | "Näher heran")
                title=word!("Zoom in (+)" | "Näher heran (+)")
                on:click=move |_| {
                    input.look_by_hand(|it, frame| it.stepped(frame, STEP));
                }
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M-5 0H5M0 -5V5"></path>
                </svg>
            </button>
            <button
                type="button"
                class="map-zoom"
                aria-label=word!("Zoom out" | "Weiter weg")
                title=word!("Zoom out (-)" | "Weiter weg (-)")
                on:click=move |_| {
                    input.look_by_hand(|it, frame| it.stepped(frame, 1.0 / STEP));
                }
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M-5 0H5"></path>
                </svg>
            </button>
            <button
                type="button"
                aria-label=move || {
                    if camera.get().is_whole() {
                        word!("Fill the width" | "Ganze Breite")
                    } else {
                        word!("Show the whole map" | "Ganzen Spielplan zeigen")
                    }
                }
                title=move || {
                    if camera.get().is_whole() {
                        word!("Fill the width" | "Ganze Breite")
                    } else {
                        word!("Show the whole map (0)" | "Ganzen Spielplan zeigen (0)")
                    }
                }
                on:click=move |_| {
                    input
                        .look_by_hand(|it, frame| {
                            if it.is_whole() { it.wide(frame) } else { Camera::whole(frame) }
                        });
                }
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M-5 -2V-5H-2M2 -5H5V-2M5 2V5H2M-2 5H-5V2"></path>
                </svg>
            </button>
            {more.map(|more| more.run())}
        </div>
    }
}
