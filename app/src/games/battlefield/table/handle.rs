//! The handle of the sheet on a phone: dragged or pressed it makes the sheet larger or smaller.

use super::{super::state::BattleState, Opened};
use crate::reactive::effect;
use leptos::{
    ev::{MouseEvent, PointerEvent},
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::Element,
};
use tabletop::DecisionId;

/// So many pixels are a drag.
const FAR: i32 = 16;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Height {
    /// The heading and what sends an answer; the field has the rest.
    Low,
    #[default]
    Usual,
    High,
}

impl Height {
    const fn larger(self) -> Self {
        match self {
            Self::Low => Self::Usual,
            Self::Usual | Self::High => Self::High,
        }
    }

    const fn smaller(self) -> Self {
        match self {
            Self::High => Self::Usual,
            Self::Usual | Self::Low => Self::Low,
        }
    }

    /// Returns the height after a press, by which all of them are reached.
    const fn after_press(self) -> Self {
        match self {
            Self::Usual => Self::High,
            Self::High => Self::Low,
            Self::Low => Self::Usual,
        }
    }

    /// Returns the height after a drag by so many pixels down; nothing where that was none.
    const fn dragged(self, down: i32) -> Option<Self> {
        if down >= FAR {
            Some(self.smaller())
        } else if down <= -FAR {
            Some(self.larger())
        } else {
            None
        }
    }
}

/// Each question begins with the usual height: what is asked is in sight.
#[component]
pub fn Handle(state: BattleState, opened: Opened) -> impl IntoView {
    let height = opened.height;
    effect(move |before: Option<Option<DecisionId>>| {
        let now = state.asked.with(|it| it.as_ref().map(|(id, _)| *id));
        if before.is_some_and(|it| it != now) && height.get_untracked() != Height::Usual {
            height.set(Height::Usual);
        }
        now
    });
    let (from, was_drag) = (StoredValue::new(None::<i32>), StoredValue::new(false));
    let down = move |event: PointerEvent| {
        from.set_value(Some(event.client_y()));
        was_drag.set_value(false);
        let handle = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if let Some(handle) = handle {
            // Fails only for a pointer that has just gone up.
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
    };
    let up = move |event: PointerEvent| {
        let begun = from.get_value();
        from.set_value(None);
        let now = height.get_untracked();
        let after = begun.and_then(|it| now.dragged(event.client_y() - it));
        if let Some(after) = after {
            was_drag.set_value(true);
            height.set(after);
        }
    };
    let gone = move |_| {
        from.set_value(None);
        was_drag.set_value(false);
    };
    let press = move |event: MouseEvent| {
        // A key presses without a pointer; no press follows the drag of a finger.
        let dragged = was_drag.get_value() && event.detail() > 0;
        was_drag.set_value(false);
        if !dragged {
            height.update(|it| *it = it.after_press());
        }
    };
    let label = move || match height.get().after_press() {
        Height::High => word!("Larger panel" | "Tafel vergrößern"),
        Height::Low => word!("Smaller panel" | "Tafel verkleinern"),
        Height::Usual => word!("Panel as before" | "Tafel zurücksetzen"),
    };
    view! {
        <button type="button" class="sheet-handle" aria-label=label on:pointerdown=down on:pointerup=up on:pointercancel=gone on:click=press></button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_reaches_every_height_and_a_drag_goes_its_way() {
        let [one, two, three] =
            [1, 2, 3].map(|presses| (0..presses).fold(Height::default(), |it, _| it.after_press()));
        assert_eq!(
            (one, two, three),
            (Height::High, Height::Low, Height::Usual)
        );
        assert_eq!(Height::Usual.dragged(40), Some(Height::Low));
        assert_eq!(Height::Low.dragged(40), Some(Height::Low));
        assert_eq!(Height::Low.dragged(-40), Some(Height::Usual));
        assert_eq!(Height::Usual.dragged(-40), Some(Height::High));
        assert_eq!(Height::Usual.dragged(5), None, "a press");
    }
}
