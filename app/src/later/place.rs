//! Keeping the focus where it was when a part comes alive under it.

use leptos::web_sys::{Element, HtmlElement};
#[cfg(feature = "hydrate")]
use leptos::{prelude::document, wasm_bindgen::JsCast, web_sys::Node};

/// What can have the focus.
#[cfg(feature = "hydrate")]
const CONTROLS: &str = "a[href], button, input, select, summary, [tabindex]";

/// Which of the controls in this place has the focus.
pub fn focused(place: impl AsRef<Element>) -> Option<u32> {
    #[cfg(feature = "hydrate")]
    {
        let active: Node = document().active_element()?.into();
        let controls = place.as_ref().query_selector_all(CONTROLS).ok()?;
        (0..controls.length()).find(|&at| controls.item(at).as_ref() == Some(&active))
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = place;
        None
    }
}

/// Gives the focus to the control in the same order.
pub fn focus(place: &impl AsRef<Element>, at: u32) {
    #[cfg(feature = "hydrate")]
    {
        let controls = place.as_ref().query_selector_all(CONTROLS);
        let control = controls.ok().and_then(|it| it.item(at));
        if let Some(control) = control.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // Fails only for what cannot have it.
            let _ = control.focus();
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, u32, Option<HtmlElement>) = (place, at, None);
}
