//! All odds at once, by one key.

use crate::games::westeros::focus;
use crate::reactive::effect;
use leptos::{ev, ev::KeyboardEvent, html, prelude::*};

/// The fold that holds all odds; cheap to copy.
#[derive(Clone, Copy)]
pub struct AllOdds {
    pub fold: NodeRef<html::Details>,
}

impl AllOdds {
    /// Follows the key as long as what has made it lives.
    pub fn new() -> Self {
        let it = Self {
            fold: NodeRef::new(),
        };
        effect(move |_| {
            let listening = window_event_listener(ev::keydown, move |event| it.turn_with(&event));
            on_cleanup(move || listening.remove());
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
