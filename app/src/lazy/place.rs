//! Keeping the focus where it was when a part comes alive under it, what was pressed in it and unfolded.

use leptos::{
    ev::MouseEvent,
    web_sys::{Element, HtmlElement},
};
#[cfg(feature = "hydrate")]
use leptos::{prelude::document, wasm_bindgen::JsCast, web_sys::MouseEventInit};

/// The elements that can have the focus.
#[cfg(feature = "hydrate")]
const CONTROLS: &str = "a[href], button, input, select, summary, textarea, [tabindex]";

/// A control by its words, and which of those with the same words it is: another one may come before it.
pub type Control = (String, usize);

/// The button of this place that a click is for.
pub fn pressed(place: &impl AsRef<Element>, event: &MouseEvent) -> Option<Control> {
    #[cfg(feature = "hydrate")]
    {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        let button = target.closest("button, [role=button]").ok()??;
        // A form is sent by the browser itself, and what a button opens is opened.
        if button.closest("form, [popovertarget]").ok()?.is_some() {
            return None;
        }
        let words = words_of(&button)?;
        let at = called(place, &words).position(|it| it == button)?;
        Some((words, at))
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = (place, event);
        None
    }
}

/// Presses the one that is in its place now.
pub fn press(place: &impl AsRef<Element>, (words, at): &Control) {
    #[cfg(feature = "hydrate")]
    if let Some(button) = called(place, words).nth(*at) {
        click(&button);
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, &str, usize) = (place, words, *at);
}

/// All controls of this place with these words.
#[cfg(feature = "hydrate")]
fn called(place: &impl AsRef<Element>, words: &str) -> impl Iterator<Item = Element> {
    let controls = place.as_ref().query_selector_all(CONTROLS).ok();
    let nodes = controls.into_iter();
    let nodes = nodes.flat_map(|it| (0..it.length()).filter_map(move |at| it.item(at)));
    let elements = nodes.filter_map(|it| it.dyn_into::<Element>().ok());
    elements.filter(move |it| words_of(it).as_deref() == Some(words))
}

/// Returns what a button is called: by its label, or by what stands on it. The server writes a space where there is
/// nothing.
#[cfg(feature = "hydrate")]
fn words_of(button: &Element) -> Option<String> {
    let label = button.get_attribute("aria-label");
    let words = label.or_else(|| button.text_content())?;
    Some(words.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// As by a screen reader, without a place; what is drawn as SVG has no click of its own.
#[cfg(feature = "hydrate")]
fn click(button: &Element) {
    if let Some(button) = button.dyn_ref::<HtmlElement>() {
        return button.click();
    }
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = MouseEvent::new_with_mouse_event_init_dict("click", &init) {
        // Fails only while the event is on its first way.
        let _ = button.dispatch_event(&event);
    }
}

/// The control of this place that has the focus.
pub fn focused(place: impl AsRef<Element>) -> Option<Control> {
    #[cfg(feature = "hydrate")]
    {
        let active = document().active_element()?;
        // Often that is the body, whose words are all of the page.
        if !place.as_ref().contains(Some(&active)) {
            return None;
        }
        let words = words_of(&active)?;
        let at = called(&place, &words).position(|it| it == active)?;
        Some((words, at))
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = place;
        None
    }
}

/// Gives the focus to the one that is in its place now.
pub fn focus(place: &impl AsRef<Element>, (words, at): &Control) {
    #[cfg(feature = "hydrate")]
    {
        // Whoever has gone on meanwhile is not called back.
        let lost = document().active_element() == document().body().map(Into::into);
        let control = called(place, words).nth(*at).filter(|_| lost);
        if let Some(control) = control.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // Fails only for what cannot have it.
            let _ = control.focus();
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, &str, usize, Option<HtmlElement>) = (place, words, *at, None);
}

/// Tells which of the details in this place are unfolded.
pub fn unfolded(place: impl AsRef<Element>) -> Vec<bool> {
    #[cfg(feature = "hydrate")]
    {
        let all = details(place.as_ref());
        all.iter().map(|it| it.has_attribute("open")).collect()
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = place;
        Vec::new()
    }
}

/// Unfolds the details in the same order, if there are as many as there were.
pub fn unfold(place: &impl AsRef<Element>, unfolded: &[bool]) {
    #[cfg(feature = "hydrate")]
    {
        let all = details(place.as_ref());
        if all.len() == unfolded.len() {
            for (it, &open) in all.iter().zip(unfolded) {
                // Fails only for names that are none.
                let _ = it.toggle_attribute_with_force("open", open);
            }
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, &[bool]) = (place, unfolded);
}

#[cfg(feature = "hydrate")]
fn details(place: &Element) -> Vec<Element> {
    let all = place.query_selector_all("details").ok();
    let nodes = all
        .iter()
        .flat_map(|it| (0..it.length()).filter_map(|at| it.item(at)));
    nodes.filter_map(|it| it.dyn_into().ok()).collect()
}
