//! Where the keyboard is, and how it comes back there. Only browsers have one.

#[cfg(feature = "hydrate")]
mod browser {
    use std::cell::RefCell;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlElement, SvgElement};

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

    /// Scrolls up to this element, if it lies in the lower half of the screen.
    pub fn bring_up(id: &str) {
        let Some(window) = web_sys::window() else {
            return;
        };
        let element = window.document().and_then(|it| it.get_element_by_id(id));
        let height = window.inner_height().ok().and_then(|it| it.as_f64());
        if let (Some(element), Some(height)) = (element, height)
            && element.get_bounding_client_rect().top() > height / 2.0
        {
            element.scroll_into_view();
        }
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
pub use browser::{bring_up, give, give_back, remember};

#[cfg(not(feature = "hydrate"))]
mod server {
    pub const fn remember() {}
    pub const fn give_back() {}
    pub const fn give(_: &[String]) {}
    pub const fn bring_up(_: &str) {}
}

#[cfg(not(feature = "hydrate"))]
pub use server::{bring_up, give, give_back, remember};
