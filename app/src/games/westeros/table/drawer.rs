//! The drawer at the bottom of a small screen, which holds what stands beside the map on a wide one: it is pulled up
//! and pushed down by its grip, or by the buttons on it.

use super::{height::Height, state::PageState};
use crate::play::History;
use crate::reactive::effect;
use leptos::{
    ev::{KeyboardEvent, PointerEvent},
    prelude::*,
};

/// Folds the panel from which looking back began, as whoever looks back wants to see the map; afterwards the question
/// is there again.
pub fn fold_to_look_back(state: PageState) {
    let Some(history) = use_context::<History>() else {
        return;
    };
    let height = state.height;
    let folded = StoredValue::new(false);
    let fold = move || {
        let covers = matches!(
            height.try_get_untracked(),
            Some(Height::Full | Height::Panel)
        );
        if covers {
            folded.set_value(true);
            height.set(Height::Low);
        }
    };
    effect(move |_| {
        if history.wanted.get().is_some() {
            // The question that closes pulls the drawer as well.
            request_animation_frame(fold);
        } else if folded.get_value() {
            folded.set_value(false);
            if height.get_untracked() == Height::Low {
                height.set(Height::Half);
            }
        }
    });
}

/// The handle of the drawer, and a button for each way.
#[component]
pub fn Grip(state: PageState) -> impl IntoView {
    let height = state.height;
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
                aria-label=word!("Size of this panel" | "Größe dieser Tafel")
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
