//! Keeping the focus where it was when a part comes alive under it, what was pressed in it, typed into it
//! and unfolded.

use leptos::{
    ev::MouseEvent,
    web_sys::{Element, HtmlElement},
};
#[cfg(feature = "hydrate")]
use leptos::{
    prelude::document,
    wasm_bindgen::JsCast,
    web_sys::{Event, EventInit, HtmlInputElement, MouseEventInit, Node},
};

/// What can have the focus.
#[cfg(feature = "hydrate")]
const CONTROLS: &str = "a[href], button, input, select, summary, [tabindex]";

/// Kinds of fields into which nothing is typed.
#[cfg(feature = "hydrate")]
const UNTYPED: [&str; 4] = ["hidden", "checkbox", "radio", "file"];

/// A button that was pressed: which of the controls in its place, and its words.
pub type Pressed = (u32, String);

/// The button of this place that a click is for.
pub fn pressed(place: &impl AsRef<Element>, event: &MouseEvent) -> Option<Pressed> {
    #[cfg(feature = "hydrate")]
    {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        let button = target.closest("button, [role=button]").ok()??;
        // A form is sent by the browser itself.
        if button.closest("form").ok()?.is_some() {
            return None;
        }
        let words = words_of(&button)?;
        let button = Node::from(button);
        let controls = place.as_ref().query_selector_all(CONTROLS).ok()?;
        let at = (0..controls.length()).find(|&at| controls.item(at).as_ref() == Some(&button))?;
        Some((at, words))
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = (place, event);
        None
    }
}

/// Presses it, if the button in the same order has the same words: otherwise it is another one.
pub fn press(place: &impl AsRef<Element>, (at, words): &Pressed) {
    #[cfg(feature = "hydrate")]
    {
        let controls = place.as_ref().query_selector_all(CONTROLS);
        let control = controls.ok().and_then(|it| it.item(*at));
        let control = control.and_then(|it| it.dyn_into::<Element>().ok());
        if let Some(button) = control.filter(|it| words_of(it).as_ref() == Some(words)) {
            click(&button);
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, u32, &str) = (place, *at, words);
}

/// What a button is called: by its label, or by what stands on it.
#[cfg(feature = "hydrate")]
fn words_of(button: &Element) -> Option<String> {
    button
        .get_attribute("aria-label")
        .or_else(|| button.text_content())
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
        // Whoever has gone on meanwhile is not called back.
        let lost = document().active_element() == document().body().map(Into::into);
        let controls = place.as_ref().query_selector_all(CONTROLS);
        let control = controls.ok().filter(|_| lost).and_then(|it| it.item(at));
        if let Some(control) = control.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // Fails only for what cannot have it.
            let _ = control.focus();
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, u32, Option<HtmlElement>) = (place, at, None);
}

/// What somebody has typed into the fields of this place, by what the fields are called.
pub fn typed(place: impl AsRef<Element>) -> Vec<(String, String)> {
    #[cfg(feature = "hydrate")]
    {
        let typed = |it: HtmlInputElement| {
            let text = it.value();
            (text != it.default_value()).then(|| (called(&it), text))
        };
        fields(place.as_ref())
            .into_iter()
            .filter_map(typed)
            .collect()
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = place;
        Vec::new()
    }
}

/// Types it into the fields that are called the same, for whatever listens to them.
pub fn type_again(place: &impl AsRef<Element>, typed: &[(String, String)]) {
    #[cfg(feature = "hydrate")]
    for (name, text) in typed {
        let mut fields = fields(place.as_ref()).into_iter();
        if let Some(field) = fields.find(|it| called(it) == *name) {
            field.set_value(text);
            let init = EventInit::new();
            init.set_bubbles(true);
            // Both fail only for names that are none.
            if let Ok(event) = Event::new_with_event_init_dict("input", &init) {
                let _ = field.dispatch_event(&event);
            }
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, &[(String, String)]) = (place, typed);
}

/// What one types into; another one may have come before it meanwhile.
#[cfg(feature = "hydrate")]
fn fields(place: &Element) -> Vec<HtmlInputElement> {
    let all = place.query_selector_all("input[id], input[name]");
    let nodes = all
        .iter()
        .flat_map(|it| (0..it.length()).filter_map(|at| it.item(at)));
    let fields = nodes.filter_map(|it| it.dyn_into().ok());
    let is_typed = |it: &HtmlInputElement| !UNTYPED.contains(&it.type_().as_str());
    fields
        .filter(|it| is_typed(it) && !it.read_only())
        .collect()
}

#[cfg(feature = "hydrate")]
fn called(field: &HtmlInputElement) -> String {
    [&field.id(), " ", &field.name()].concat()
}

/// Which of the details in this place are unfolded.
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
