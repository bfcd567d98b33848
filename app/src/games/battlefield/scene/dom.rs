//! Everything that the table asks of the browser. On the server nothing is asked.

use super::{eye::Place, model, room::Room};
use crate::browser::matches;
use battlefield::field::Thing;
use leptos::{
    prelude::*,
    svg,
    wasm_bindgen::JsCast,
    web_sys::{Element, EventTarget},
};

/// The position of the picture on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Pixels a unit.
    pub scale: f64,
    /// The place of its origin.
    pub origin: Place,
}

impl Screen {
    /// The place of the picture under a point of the screen.
    pub fn place(self, (x, y): Place) -> Place {
        (
            (x - self.origin.0) / self.scale,
            (y - self.origin.1) / self.scale,
        )
    }
}

#[cfg(feature = "hydrate")]
pub fn screen(sheet: NodeRef<svg::Svg>) -> Option<Screen> {
    let sheet = sheet.get_untracked()?;
    let sheet = sheet.dyn_ref::<web_sys::SvgGraphicsElement>()?;
    let matrix = sheet.get_screen_ctm()?;
    let [scale, left, top] = [matrix.a(), matrix.e(), matrix.f()].map(f64::from);
    (scale > f64::EPSILON).then_some(Screen {
        scale,
        origin: (left, top),
    })
}

#[cfg(not(feature = "hydrate"))]
pub const fn screen(_: NodeRef<svg::Svg>) -> Option<Screen> {
    None
}

/// The screens on which the parts of a battle lie below each other: `style/battle-phone.css`.
const SMALL: &str = "(max-width: 59.99em), (max-height: 30em)";
/// From the edge of the room to its buttons, and from those to what is shown.
#[cfg(feature = "hydrate")]
const GAPS: f64 = 8.0;
/// The time that the table glides.
#[cfg(feature = "hydrate")]
const GLIDE: std::time::Duration = std::time::Duration::from_millis(300);

pub fn is_small() -> bool {
    matches(SMALL)
}

/// The element that the pictures of the table fill.
#[cfg(feature = "hydrate")]
fn view(sheet: NodeRef<svg::Svg>) -> Option<Element> {
    sheet.get_untracked()?.parent_element()
}

/// Measures the room of the table. On a large screen the buttons lie beside it.
#[cfg(feature = "hydrate")]
pub fn room(sheet: NodeRef<svg::Svg>) -> Option<Room> {
    let size = |it: &Element| [it.client_width(), it.client_height()].map(f64::from);
    let view = view(sheet)?;
    let small = is_small();
    let buttons = view
        .parent_element()
        .and_then(|it| it.query_selector(".battle-controls").ok().flatten());
    let covered = buttons.filter(|_| small).map_or((0.0, 0.0), |it| {
        let [width, height] = size(&it);
        (width + GAPS, height + GAPS)
    });
    let [width, height] = size(&view);
    Some(Room::new((width, height), covered, small)).filter(|it| it.is_known())
}

#[cfg(not(feature = "hydrate"))]
pub const fn room(_: NodeRef<svg::Svg>) -> Option<Room> {
    None
}

/// The pictures that move together.
#[cfg(feature = "hydrate")]
fn layers(sheet: NodeRef<svg::Svg>) -> Vec<web_sys::SvgElement> {
    let found = view(sheet).and_then(|it| {
        it.query_selector_all(":scope > svg:not(.battle-scale)")
            .ok()
    });
    let Some(found) = found else {
        return Vec::new();
    };
    let all = (0..found.length()).filter_map(|it| found.item(it));
    all.filter_map(|it| it.dyn_into().ok()).collect()
}

#[cfg(feature = "hydrate")]
fn dress(layers: &[web_sys::SvgElement], all: &[(&str, &str)]) {
    for layer in layers {
        for (name, value) in all {
            // Fails only where the browser forbids to change the style of an element.
            let _ = layer.style().set_property(name, value);
        }
    }
}

/// Lets the table glide to where it is drawn now, from where a transformation puts it; for whoever wants nothing to
/// move it is there at once.
#[cfg(feature = "hydrate")]
pub fn glide(sheet: NodeRef<svg::Svg>, from: &str) {
    if crate::browser::is_calm() {
        return;
    }
    let layers = layers(sheet);
    // Seen from elsewhere it shows what lies beside its room.
    let begins = [
        ("transition", "none"),
        ("overflow", "visible"),
        ("transform", from),
    ];
    dress(&layers, &begins);
    // The browser has to see where it begins.
    for layer in &layers {
        let _ = layer.get_bounding_client_rect();
    }
    let moves = [
        ("transition", "transform 0.3s ease-out"),
        ("transform", "none"),
    ];
    dress(&layers, &moves);
    set_timeout(move || dress(&layers, &[("overflow", "")]), GLIDE);
}

#[cfg(not(feature = "hydrate"))]
pub const fn glide(_: NodeRef<svg::Svg>, _: &str) {}

/// The table is where it would have come to at the end.
pub fn halt(sheet: NodeRef<svg::Svg>) {
    #[cfg(feature = "hydrate")]
    dress(&layers(sheet), &[("transition", "none"), ("overflow", "")]);
    #[cfg(not(feature = "hydrate"))]
    let _ = sheet;
}

/// Does this whenever the room of the table gets another size.
#[cfg(feature = "hydrate")]
pub fn on_resize(sheet: NodeRef<svg::Svg>, then: impl Fn() + 'static) {
    let heard = wasm_bindgen::prelude::Closure::<dyn Fn()>::new(then);
    let observer = web_sys::ResizeObserver::new(heard.as_ref().unchecked_ref());
    let (Some(view), Ok(observer)) = (view(sheet), observer) else {
        return;
    };
    observer.observe(&view);
    let held = StoredValue::new_local((observer, heard));
    on_cleanup(move || held.with_value(|(observer, _)| observer.disconnect()));
}

#[cfg(not(feature = "hydrate"))]
pub fn on_resize(_: NodeRef<svg::Svg>, then: impl Fn() + 'static) {
    let _ = then;
}

/// Keeps the pointer's events coming while it is outside of the table.
pub fn capture(sheet: NodeRef<svg::Svg>, pointer: i32) {
    if let Some(sheet) = sheet.get_untracked() {
        // Fails only for a pointer that has just gone up.
        let _ = sheet.set_pointer_capture(pointer);
    }
}

/// The thing to which an element belongs.
pub fn thing_of(target: Option<EventTarget>) -> Option<Thing> {
    model::thing(&attribute(target, "data-thing")?)
}

/// The number of the ghost that an element belongs to.
pub fn ghost_of(target: Option<EventTarget>) -> Option<usize> {
    attribute(target, "data-ghost")?.parse().ok()
}

/// The number of the place at a target that an element belongs to.
pub fn place_of(target: Option<EventTarget>) -> Option<usize> {
    attribute(target, "data-place")?.parse().ok()
}

pub fn within(target: Option<EventTarget>, selector: &str) -> bool {
    closest(target, selector).is_some()
}

fn attribute(target: Option<EventTarget>, name: &str) -> Option<String> {
    let selector = ["[", name, "]"].concat();
    closest(target, &selector)?.get_attribute(name)
}

fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
