//! What stands beside the map on a wide screen is a drawer at the bottom of a small one: it is
//! pulled up and pushed down by its grip, or by the buttons on it.

use super::desk::Desk;
use leptos::{
    ev::{KeyboardEvent, PointerEvent},
    prelude::*,
};

/// How far the drawer is pulled out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Height {
    /// One sentence; the map has the screen.
    Low,
    /// What is to be done, and at least half of the map.
    #[default]
    Half,
    /// All of what is to be done and what has happened.
    Full,
    /// The question, and below it a panel.
    Panel,
}

impl Height {
    pub const fn class(self) -> &'static str {
        match self {
            Self::Low => "war-table drawer-low",
            Self::Half => "war-table drawer-half",
            Self::Full => "war-table drawer-full",
            Self::Panel => "war-table drawer-full drawer-panel",
        }
    }

    const fn higher(self) -> Self {
        match self {
            Self::Low => Self::Half,
            Self::Half | Self::Full | Self::Panel => Self::Full,
        }
    }

    const fn lower(self) -> Self {
        match self {
            Self::Full | Self::Panel => Self::Half,
            Self::Half | Self::Low => Self::Low,
        }
    }

    /// After the grip was moved by so many pixels, downwards; a tap goes on round and round.
    fn dragged(self, down: i32) -> Self {
        match self {
            _ if down <= -REACH => self.higher(),
            _ if down >= REACH => self.lower(),
            Self::Full | Self::Panel => Self::Half,
            Self::Half | Self::Low => self.higher(),
        }
    }
}

/// How far a finger moves before it drags, in pixels.
const REACH: i32 = 12;

/// The handle of the drawer, and a button for each way.
#[component]
pub fn Grip(desk: Desk) -> impl IntoView {
    let height = desk.height;
    let pressed = StoredValue::new(None::<i32>);
    let take = move |event: PointerEvent| pressed.set_value(Some(event.client_y()));
    let let_go = move |event: PointerEvent| {
        if let Some(from) = pressed.try_update_value(Option::take).flatten() {
            height.update(|it| *it = it.dragged(event.client_y() - from));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "ArrowUp" => height.update(|it| *it = it.higher()),
            "ArrowDown" => height.update(|it| *it = it.lower()),
            "Enter" | " " => height.update(|it| *it = it.dragged(0)),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <div class="grip">
            <button
                type="button"
                class="plain"
                aria-label=word!("Show less" | "Weniger zeigen")
                disabled=move || height.get() == Height::Low
                on:click=move |_| height.update(|it| *it = it.lower())
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M-6 -3L0 3L6 -3"></path>
                </svg>
            </button>
            <button
                type="button"
                class="plain grip-handle"
                aria-label=word!("Size of this sheet" | "Größe dieses Blatts")
                on:pointerdown=take
                on:pointerup=let_go
                on:pointercancel=move |_| pressed.set_value(None)
                on:keydown=on_key
            ></button>
            <button
                type="button"
                class="plain"
                aria-label=word!("Show more" | "Mehr zeigen")
                disabled=move || height.get() == Height::Full
                on:click=move |_| height.update(|it| *it = it.higher())
            >
                <svg viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M-6 3L0 -3L6 3"></path>
                </svg>
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drag_goes_one_step_its_way_and_a_tap_round() {
        assert_eq!(Height::Half.dragged(-80), Height::Full);
        assert_eq!(Height::Half.dragged(80), Height::Low);
        assert_eq!(Height::Low.dragged(80), Height::Low);
        assert_eq!(Height::Low.dragged(2), Height::Half);
        assert_eq!(Height::Half.dragged(0), Height::Full);
        assert_eq!(Height::Full.dragged(0), Height::Half);
        assert_eq!(Height::Panel.dragged(0), Height::Half, "a way back");
        assert_eq!(Height::Panel.dragged(80), Height::Half);
    }
}
