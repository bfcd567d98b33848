//! All odds at once, by one key, until a key or a click elsewhere closes them.

use crate::games::westeros::focus;
use crate::reactive::effect;
use leptos::{
    ev,
    ev::{KeyboardEvent, MouseEvent},
    html,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::Element,
};

/// The fold that holds all odds; cheap to copy.
#[derive(Clone, Copy)]
pub struct AllOdds {
    pub fold: NodeRef<html::Details>,
}

impl AllOdds {
    /// Follows keys and clicks as long as what has made it lives.
    pub fn new() -> Self {
        let it = Self {
            fold: NodeRef::new(),
        };
        effect(move |_| {
            let keys = window_event_listener(ev::keydown, move |event| it.turn_with(&event));
            let clicks = window_event_listener(ev::click, move |event| it.leave_with(&event));
            on_cleanup(move || {
                keys.remove();
                clicks.remove();
            });
        });
        it
    }

    /// `O` opens them and closes them again.
    fn turn_with(self, event: &KeyboardEvent) {
        let held = event.ctrl_key() || event.meta_key() || event.alt_key() || event.repeat();
        if held || event.default_prevented() || focus::is_typing() {
            return;
        }
        if event.key().eq_ignore_ascii_case("o")
            && let Some(fold) = self.fold.get_untracked()
        {
            event.prevent_default();
            fold.set_open(!fold.open());
        }
        // The focus may lie outside of the moment, where it hears no key.
        self.close_with(event);
    }

    /// A click elsewhere closes them.
    fn leave_with(self, event: &MouseEvent) {
        let Some(fold) = self.fold.get_untracked() else {
            return;
        };
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if fold.open() && target.is_some_and(|it| !fold.contains(Some(&it))) {
            fold.set_open(false);
        }
    }

    /// Escape closes them, and nothing else.
    pub fn close_with(self, event: &KeyboardEvent) {
        if event.key() != "Escape" {
            return;
        }
        if let Some(fold) = self
            .fold
            .get_untracked()
            .filter(leptos::web_sys::HtmlDetailsElement::open)
        {
            event.prevent_default();
            fold.set_open(false);
        }
    }
}
