//! What somebody presses on a table whose code is still on its way is pressed again once the table answers.

#[cfg(feature = "hydrate")]
use js_sys::{Array, Reflect};
#[cfg(feature = "hydrate")]
use leptos::{
    prelude::window,
    wasm_bindgen::{JsCast, JsValue},
    web_sys::{Element, Event, KeyboardEvent},
};

/// What a browser answers by itself.
#[cfg(feature = "hydrate")]
const ANSWERED: &str = "a[href], form, summary, label, input, select, textarea";

/// The script that remembers what is pressed, from the first moment of the page.
#[cfg(feature = "ssr")]
pub const HEAR: &str = include_str!("early.js");

/// From now on the table answers itself. The events of the last press that it has missed, if that is whole.
#[cfg(feature = "hydrate")]
pub fn missed() -> Vec<Event> {
    let heard = Reflect::get(&window(), &"early".into());
    // Fails only for what is no object.
    let _ = Reflect::set(&window(), &"early".into(), &JsValue::NULL);
    let heard = heard.ok().and_then(|it| it.dyn_into::<Array>().ok());
    let events = heard.iter().flat_map(Array::iter);
    let mut press: Vec<Event> = events.filter_map(|it| it.dyn_into().ok()).collect();
    let first = press.iter().rposition(begins).unwrap_or_default();
    press.drain(..first);
    if press.last().is_some_and(ends) {
        press
    } else {
        Vec::new()
    }
}

#[cfg(feature = "hydrate")]
fn begins(event: &Event) -> bool {
    matches!(event.type_().as_str(), "pointerdown" | "keydown")
}

/// Whether something is pressed with it: a key that leads on, such as Tab, presses nothing.
#[cfg(feature = "hydrate")]
fn ends(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
    match key {
        Some(key) => matches!(key.as_str(), "Enter" | " "),
        None => event.type_() == "click",
    }
}

/// Sends the events to where they were meant for, if that is still there.
#[cfg(feature = "hydrate")]
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
