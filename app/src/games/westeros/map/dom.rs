//! The requests of the map to the browser. On the server nothing is asked.

use super::camera::{Cover, Frame, Place};
#[cfg(feature = "hydrate")]
use crate::browser;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};
use leptos::{html, svg, web_sys};
use westeros::{Area, Unit};

/// The area that an element belongs to: a plate to the one of which it speaks, wherever it lies.
pub fn area_of(target: Option<EventTarget>) -> Option<Area> {
    let element = closest(target, "[data-area], [data-plate]")?;
    let plate = element.get_attribute("data-plate");
    let number = plate.or_else(|| element.get_attribute("data-area"))?;
    Area::ALL.get(number.parse::<usize>().ok()?).copied()
}

/// Returns the share of the width and of the height of an element at which a click has hit it.
#[cfg(feature = "hydrate")]
pub fn share(event: &MouseEvent, selector: &str) -> Option<Place> {
    let it = closest(event.target(), selector)?.get_bounding_client_rect();
    let [x, y] = [event.client_x(), event.client_y()].map(f64::from);
    Some(((x - it.left()) / it.width(), (y - it.top()) / it.height()))
}

#[cfg(not(feature = "hydrate"))]
pub const fn share(_: &MouseEvent, _: &str) -> Option<Place> {
    None
}

/// The kind of figure under the pointer, where one may be taken.
pub fn unit_of(target: Option<EventTarget>) -> Option<Unit> {
    let number = closest(target, "[data-unit]")?.get_attribute("data-unit")?;
    Unit::ALL.get(number.parse::<usize>().ok()?).copied()
}

/// The area at a point of the screen, whatever has captured the pointer.
pub fn area_at(x: i32, y: i32) -> Option<Area> {
    let [x, y] = [x, y].map(|at| u16::try_from(at).ok().map(f32::from));
    let element = document().element_from_point(x?, y?)?;
    area_of(Some(element.into()))
}

pub fn within(target: Option<EventTarget>, selector: &str) -> bool {
    closest(target, selector).is_some()
}

fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Keeps the pointer's events coming while it is outside of the map.
pub fn capture(sheet: NodeRef<html::Div>, pointer: i32) {
    if let Some(svg) = drawn(sheet) {
        // Fails only for a pointer that has just gone up.
        let _ = svg.set_pointer_capture(pointer);
    }
}

/// Moves the map as it is drawn, by what CSS calls a transformation; none if it is empty.
pub fn glide(sheet: NodeRef<html::Div>, transform: &str) {
    if let Some(svg) = drawn(sheet).and_then(|it| it.dyn_into::<web_sys::SvgElement>().ok()) {
        // Fails only where the browser forbids to change the style of an element.
        let _ = svg.style().set_property("transform", transform);
    }
}

/// Moves what is carried to a point of the map's element.
pub fn carry(bearer: NodeRef<svg::Svg>, (x, y): Place) {
    if let Some(bearer) = bearer.get_untracked() {
        let to = ["translate(", &x.to_string(), "px, ", &y.to_string(), "px)"].concat();
        // As above.
        let _ = bearer.style().set_property("transform", &to);
    }
}

/// Moves what is told to a point of the map's element.
pub fn put(bearer: NodeRef<html::Div>, (x, y): Place) {
    if let Some(bearer) = bearer.get_untracked() {
        let bearer: &web_sys::HtmlElement = &bearer;
        let to = ["translate(", &x.to_string(), "px, ", &y.to_string(), "px)"].concat();
        // As above.
        let _ = bearer.style().set_property("transform", &to);
    }
}

fn drawn(sheet: NodeRef<html::Div>) -> Option<web_sys::Element> {
    sheet.get_untracked()?.first_element_child()
}

/// Moves the keyboard focus to an area.
pub fn focus(area: Area) {
    let selector = ["[data-area=\"", &area.index().to_string(), "\"]"].concat();
    if let Ok(Some(element)) = document().query_selector(&selector) {
        // An SVG element has the same method as an HTML element.
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

#[cfg(feature = "hydrate")]
pub fn frame(sheet: NodeRef<html::Div>) -> Frame {
    let (Some(holder), Some(svg)) = (sheet.get_untracked(), drawn(sheet)) else {
        return Frame::default();
    };
    let (seen, it) = (
        holder.get_bounding_client_rect(),
        svg.get_bounding_client_rect(),
    );
    Frame {
        left: it.left(),
        top: it.top(),
        width: it.width(),
        height: it.height(),
        seen: seen.height().min(it.height()),
    }
}

#[cfg(not(feature = "hydrate"))]
pub fn frame(_: NodeRef<html::Div>) -> Frame {
    Frame::default()
}

/// Returns the parts of the screen where something lies over the map that stays there for a while.
#[cfg(feature = "hydrate")]
pub fn covers() -> Vec<Cover> {
    boxes(
        ".fight-corner, .moment.glimpse, .raven > button, .table-now .place, .playback-dock, .history-bar",
    )
}

/// Returns those that lie over a large screen's map always: the houses, the tools and the question.
#[cfg(feature = "hydrate")]
pub fn fixtures() -> Vec<Cover> {
    boxes(".strip ol, .map-controls, .table-now > .bar")
}

#[cfg(feature = "hydrate")]
fn boxes(over: &str) -> Vec<Cover> {
    let Ok(found) = document().query_selector_all(over) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
    // A scene that waits keeps its place unseen.
    let seen = elements.filter(browser::is_visible);
    let boxes = seen.map(|it| it.get_bounding_client_rect());
    let drawn = boxes.filter(|it| it.width() > 0.0);
    let covers = drawn.map(|it| Cover {
        left: it.left(),
        top: it.top(),
        right: it.right(),
        bottom: it.bottom(),
    });
    covers.collect()
}

#[cfg(not(feature = "hydrate"))]
pub const fn covers() -> Vec<Cover> {
    Vec::new()
}

#[cfg(not(feature = "hydrate"))]
pub const fn fixtures() -> Vec<Cover> {
    Vec::new()
}

/// Milliseconds since the page was opened.
#[cfg(feature = "hydrate")]
pub fn now() -> f64 {
    window().performance().map_or(0.0, |it| it.now())
}

#[cfg(not(feature = "hydrate"))]
pub const fn now() -> f64 {
    0.0
}
