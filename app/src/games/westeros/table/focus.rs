//! Where the keyboard is, and how it comes back there. Only browsers have one.

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::prelude::{document, request_animation_frame};
    use std::cell::RefCell;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, SvgElement};
    use westeros::Area;

    thread_local! {
        static BEFORE: RefCell<Option<Element>> = const { RefCell::new(None) };
    }

    fn active() -> Option<Element> {
        web_sys::window()?.document()?.active_element()
    }

    /// Keeps in mind what has the focus now.
    pub fn remember() {
        BEFORE.set(active());
    }

    /// Gives the focus back to what had it.
    pub fn give_back() {
        if let Some(element) = BEFORE.take() {
            focus(&element);
        }
    }

    fn focus(element: &Element) {
        // A refusal means that the element has left the page; the focus then stays where it is.
        if let Some(html) = element.dyn_ref::<HtmlElement>() {
            let _ = html.focus();
        } else if let Some(svg) = element.dyn_ref::<SvgElement>() {
            let _ = svg.focus();
        }
    }

    /// Scrolls an area of the map to where it is seen, once the page has been laid out.
    pub fn show(area: Area) {
        request_animation_frame(move || {
            let selector = format!("[data-area=\"{}\"]", area.index());
            let found = document().query_selector(&selector).ok().flatten();
            if let Some(element) = found {
                let middle = ScrollIntoViewOptions::new();
                middle.set_block(ScrollLogicalPosition::Center);
                element.scroll_into_view_with_scroll_into_view_options(&middle);
            }
        });
    }

    /// Gives the focus to the first of these elements that can take it.
    pub fn give(ids: &[String]) {
        let Some(document) = web_sys::window().and_then(|it| it.document()) else {
            return;
        };
        for id in ids {
            if let Some(element) = document.get_element_by_id(id) {
                focus(&element);
                if active().is_some_and(|it| it.id() == *id) {
                    return;
                }
            }
        }
    }
}

#[cfg(feature = "hydrate")]
pub use browser::{give, give_back, remember, show};

#[cfg(not(feature = "hydrate"))]
mod server {
    use westeros::Area;

    pub const fn remember() {}
    pub const fn give_back() {}
    pub const fn give(_: &[String]) {}
    pub const fn show(_: Area) {}
}

#[cfg(not(feature = "hydrate"))]
pub use server::{give, give_back, remember, show};
