//! The presses on a table whose code is still on its way, which are done again once the table answers.

#[cfg(feature = "hydrate")]
use js_sys::{Array, Function, Reflect};
#[cfg(feature = "hydrate")]
use leptos::{
    prelude::window,
    wasm_bindgen::{JsCast, JsValue},
    web_sys::{Element, Event},
};

/// The script that holds back what is pressed and typed, from the first moment of the page: a part that lives
/// already must not change what another is still taken over from.
#[cfg(feature = "ssr")]
pub const HEAR: &str = include_str!("early.js");

/// From now on the table answers itself, and the script holds nothing back any more and keeps nothing. What was
/// changed meanwhile, and the events of the last press that no browser answers by itself, as a link's, or of one
/// that has only begun. A letter may be a shortcut; a key that leads on, such as Tab, presses nothing.
#[cfg(feature = "hydrate")]
pub fn missed() -> Vec<Event> {
    // Absent on pages that are no hydration root.
    let early = Reflect::get(&window(), &"early".into()).ok();
    let early = early.and_then(|it| it.dyn_into::<Function>().ok());
    let press = early.and_then(|it| it.call0(&JsValue::UNDEFINED).ok());
    let press = press.and_then(|it| it.dyn_into::<Array>().ok());
    let events = press.iter().flat_map(Array::iter);
    events.filter_map(|it| it.dyn_into().ok()).collect()
}

/// Sends the events to where they were meant for, if that is still there.
#[cfg(feature = "hydrate")]
pub fn press_again(missed: &[Event]) {
    for event in missed {
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if let Some(target) = target.filter(|it| it.is_connected()) {
            // Fails only while the event is on its first way.
            let _ = target.dispatch_event(event);
        }
    }
}
