//! A page that the server has drawn whole waits for whoever reads it.

use super::at_rest;
use leptos::{
    ev,
    leptos_dom::helpers::WindowListenerHandle,
    prelude::{document, window_event_listener, window_event_listener_untyped},
    web_sys::{Element, HtmlElement},
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;

/// What tells that somebody is about to use the page.
const SIGNS: [&str; 4] = ["pointermove", "pointerdown", "keydown", "focusin"];

/// Does this once, with the first sign of a person, or when the page has come to rest. `then` is told what
/// was pressed before.
pub fn at_first_touch(then: impl FnOnce(Pressed) + 'static) {
    let waiting = Rc::new(RefCell::new(Some((then, Pressed::listen()))));
    let begin = move || {
        let begun = waiting.borrow_mut().take();
        if let Some((then, pressed)) = begun {
            then(pressed);
        }
    };
    let signs = SIGNS.map(|sign| {
        let begin = begin.clone();
        window_event_listener_untyped(sign, move |_| begin())
    });
    at_rest(move || {
        begin();
        signs.into_iter().for_each(WindowListenerHandle::remove);
    });
}

/// The button that was pressed last, before the page could answer.
pub struct Pressed {
    last: Rc<RefCell<Option<HtmlElement>>>,
    listener: WindowListenerHandle,
}

impl Pressed {
    fn listen() -> Self {
        let last = Rc::new(RefCell::new(None));
        let pressed = last.clone();
        let listener = window_event_listener(ev::click, move |event| {
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let button = target.and_then(|it| it.closest("button").ok()?);
            // A form is sent by the browser itself.
            let alone = button.filter(|it| matches!(it.closest("form"), Ok(None)));
            *pressed.borrow_mut() = alone.and_then(|it| it.dyn_into().ok());
        });
        Self { last, listener }
    }

    /// Presses it again, if it is still there.
    pub fn press(self) {
        self.listener.remove();
        if let Some(button) = self.last.take()
            && document().contains(Some(&button))
        {
            button.click();
        }
    }
}
