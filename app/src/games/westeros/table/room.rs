//! The room of the map: the page, or the whole screen.
//!
#![doc = include_str!("room.md")]

mod screen;

use crate::reactive::effect;
use leptos::prelude::*;

/// The room of the map of this page, true for the whole screen; cheap to copy.
#[derive(Clone, Copy)]
pub struct Rooms(RwSignal<bool>);

impl Rooms {
    /// Makes it known to all parts of the page, and follows the screen.
    pub fn provide() -> Self {
        let it = Self(RwSignal::new(false));
        provide_context(it);
        let Self(full) = it;
        effect(move |_| {
            screen::on_leave(move || {
                if full.get_untracked() {
                    full.set(false);
                }
            });
        });
        it
    }

    fn is_full(self) -> bool {
        self.0.get()
    }

    /// Changes with the room.
    pub fn changes(self) -> Signal<()> {
        Signal::derive(move || self.0.track())
    }

    /// Gives the page the whole screen, or takes it back.
    pub fn fill_the_screen(self) {
        let full = !self.0.get_untracked();
        self.0.set(full);
        if full {
            screen::fill();
        } else {
            screen::leave();
        }
    }
}

/// The button for the whole screen, among those of the map.
#[component]
pub fn FillScreen(rooms: Rooms) -> impl IntoView {
    let full = move || rooms.is_full();
    view! {
        <button
            type="button"
            class="room-full"
            aria-pressed=move || if full() { "true" } else { "false" }
            aria-label=word!("Full screen" | "Vollbild")
            aria-keyshortcuts="f"
            title=move || {
                if full() { word!("Leave full screen (F)" | "Vollbild verlassen (F)") } else { word!("Full screen (F)" | "Vollbild (F)") }
            }
            on:click=move |_| rooms.fill_the_screen()
        >
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d="M-6 -4.5H6V4.5H-6zM-3 -1.5H3V1.5H-3z"></path>
            </svg>
        </button>
    }
}
