//! Everything that the table asks of the browser. On the server nothing is asked.

use super::{eye::Place, model};
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
