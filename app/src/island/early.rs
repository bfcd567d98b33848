//! What somebody presses on a table whose code is still on its way is pressed again once the table answers.

use leptos::{
    leptos_dom::helpers::WindowListenerHandle,
    prelude::window_event_listener_untyped,
    wasm_bindgen::JsCast,
    web_sys::{Element, Event, KeyboardEvent},
};
use std::{cell::RefCell, rc::Rc};

/// The events of a press, in their order, and of a press by keyboard.
const PRESS: [&str; 4] = ["pointerdown", "pointerup", "click", "keydown"];

/// What a browser answers by itself.
const ANSWERED: &str = "a[href], form, summary, label, input, select, textarea";

/// Remembers the last press.
pub struct Early {
    press: Rc<RefCell<Vec<Event>>>,
    listening: [WindowListenerHandle; 4],
}

impl Early {
    pub fn listen() -> Self {
        let press = Rc::new(RefCell::new(Vec::new()));
        let listening = PRESS.map(|kind| {
            let press = press.clone();
            window_event_listener_untyped(kind, move |event| {
                let mut press = press.borrow_mut();
                if begins(&event) {
                    press.clear();
                }
                press.push(event);
            })
        });
        Self { press, listening }
    }

    /// Stops listening: from now on the table answers itself. What it has missed is a whole press or nothing.
    pub fn missed(self) -> Vec<Event> {
        self.listening
            .into_iter()
            .for_each(WindowListenerHandle::remove);
        let press = self.press.take();
        if press.last().is_some_and(ends) {
            press
        } else {
            Vec::new()
        }
    }
}

fn begins(event: &Event) -> bool {
    matches!(event.type_().as_str(), "pointerdown" | "keydown")
}

/// Whether something is pressed with it: a key that leads on, such as Tab, presses nothing.
fn ends(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
    match key {
        Some(key) => matches!(key.as_str(), "Enter" | " "),
        None => event.type_() == "click",
    }
}

/// Sends the events to where they were meant for, if that is still there.
pub fn press_again(missed: &[Event]) {
    for event in missed {
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        let unanswered = |it: &Element| matches!(it.closest(ANSWERED), Ok(None));
        if let Some(target) = target.filter(|it| it.is_connected() && unanswered(it)) {
            // Fails only while the event is on its first way.
            let _ = target.dispatch_event(event);
        }
    }
}
