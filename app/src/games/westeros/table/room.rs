//! How much of the page the map has: the panels lie beside it, are folded away, or the map has the
//! whole screen. Only desktops ask for it; a phone has its drawer.
//!
#![doc = include_str!("room.md")]

mod screen;

use crate::reactive::effect;
use crate::{browser, games::westeros::ids};
use leptos::prelude::*;

/// What a browser in which the panels are folded remembers.
const FOLDED: &str = "panels folded";

/// The room of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Of what stands beside the map the question alone is left, and lies over it.
    pub folded: bool,
    /// Neither the head of the page nor the panels are there.
    pub full: bool,
}

impl Room {
    pub const fn class(self) -> &'static str {
        match (self.full, self.folded) {
            (true, _) => " panels-folded map-full",
            (false, true) => " panels-folded",
            (false, false) => "",
        }
    }

    /// The panels go, or come back. From the full screen they come back beside the map.
    const fn fold(self) -> Self {
        Self {
            folded: !self.folded && !self.full,
            full: false,
        }
    }

    const fn fill(self) -> Self {
        Self {
            full: !self.full,
            ..self
        }
    }
}

/// The room of the map on this page; cheap to copy.
#[derive(Clone, Copy)]
pub struct Rooms(RwSignal<Room>);

impl Rooms {
    /// Makes it known to all parts of the page, brings back what this browser remembers, and
    /// follows the screen.
    pub fn provide() -> Self {
        let it = Self(RwSignal::new(Room::default()));
        provide_context(it);
        let Self(room) = it;
        // Server and browser draw the same page first.
        effect(move |_| {
            if browser::recall(FOLDED).is_some() {
                room.update(|it| it.folded = true);
            }
            screen::on_leave(move || {
                if room.get_untracked().full {
                    room.update(|it| it.full = false);
                }
            });
        });
        it
    }

    pub fn get(self) -> Room {
        self.0.get()
    }

    /// Changes with the room.
    pub fn changes(self) -> Signal<()> {
        Signal::derive(move || self.0.track())
    }

    /// Folds the panels away, or back.
    pub fn fold(self) {
        self.make(Room::fold);
    }

    /// Gives the map the whole screen, or takes it back.
    pub fn fill_the_screen(self) {
        self.make(Room::fill);
    }

    /// Unfolds the panels.
    pub fn show_panels(self) {
        self.make(|_| Room::default());
    }

    fn make(self, change: fn(Room) -> Room) {
        let before = self.0.get_untracked();
        let now = change(before);
        if now == before {
            return;
        }
        self.0.set(now);
        browser::mark(FOLDED, now.folded);
        if now.full != before.full {
            if now.full {
                screen::fill();
            } else {
                screen::leave();
            }
        }
    }
}

/// The button that folds the panels, at the rim of the map next to them.
#[component]
pub fn Fold(rooms: Rooms) -> impl IntoView {
    let folded = move || rooms.get() != Room::default();
    view! {
        <button
            type="button"
            class="room-fold"
            aria-expanded=move || if folded() { "false" } else { "true" }
            aria-controls=ids::PANELS
            aria-keyshortcuts="p"
            title=move || {
                if folded() { word!("Show the panels (P)" | "Tafeln zeigen (P)") } else { word!("Hide the panels (P)" | "Tafeln ausblenden (P)") }
            }
            on:click=move |_| rooms.fold()
        >
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d="M-2 -5L3 0L-2 5"></path>
            </svg>
            {word!("Panels" | "Tafeln")}
        </button>
    }
}

/// The button for the whole screen, among those of the map.
#[component]
pub fn FillScreen(rooms: Rooms) -> impl IntoView {
    let full = move || rooms.get().full;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_come_back_the_way_they_went() {
        let beside = Room::default();
        let folded = beside.fold();
        assert!(folded.folded && folded.fold() == beside);
        assert_eq!(
            folded.fill().fill(),
            folded,
            "the screen gives back what was"
        );
        assert_eq!(beside.fill().fold(), beside, "out of the full screen");
    }

    #[test]
    fn the_full_screen_has_no_panels() {
        assert!(Room::default().fill().class().contains("panels-folded"));
    }
}
