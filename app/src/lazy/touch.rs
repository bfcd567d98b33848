//! A page that the server has drawn whole waits for whoever reads it.

use super::at_rest;
use leptos::{leptos_dom::helpers::WindowListenerHandle, prelude::window_event_listener_untyped};
use std::{cell::RefCell, rc::Rc};

/// The events that tell that somebody is about to use the page. Not `pointerdown`: what comes alive could move what the
/// click is meant for.
const SIGNS: [&str; 4] = ["pointermove", "pointerup", "keydown", "focusin"];

/// Does this once, with the first sign of a person, or when the page has come to rest.
pub fn at_first_touch(then: impl FnOnce() + 'static) {
    let waiting = Rc::new(RefCell::new(Some(then)));
    let listening = Rc::new(RefCell::new(Vec::new()));
    let begin = {
        let listening = listening.clone();
        move || {
            let handles = listening.take();
            handles.into_iter().for_each(WindowListenerHandle::remove);
            if let Some(then) = waiting.take() {
                then();
            }
        }
    };
    listening.replace(Vec::from(SIGNS.map(|sign| {
        let begin = begin.clone();
        window_event_listener_untyped(sign, move |_| begin())
    })));
    at_rest(begin);
}
