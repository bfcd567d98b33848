//! The place of the keyboard, and its way back there. Only browsers have one.

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::{
        prelude::{document, request_animation_frame},
        task::{spawn_local, tick},
    };
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

    pub fn focus(element: &Element) {
        // A refusal means that the element has left the page; the focus then stays where it is.
        if let Some(html) = element.dyn_ref::<HtmlElement>() {
            let _ = html.focus();
        } else if let Some(svg) = element.dyn_ref::<SvgElement>() {
            let _ = svg.focus();
        }
    }

    /// Tells whether keys belong to a field or an open dialog, and are no shortcuts.
    pub fn is_typing() -> bool {
        active().is_some_and(|it| {
            it.matches("input, select, textarea, [contenteditable], dialog[open] *")
                .unwrap_or(false)
        })
    }

    /// Returns true where a dialog or a menu lies over the page, which Escape closes without us.
    pub fn is_covered() -> bool {
        // Two questions: a browser without popovers refuses the second one.
        let finds = |it| matches!(document().query_selector(it), Ok(Some(_)));
        finds("dialog[open]") || finds(":popover-open")
    }

    /// Returns true where a list to choose from has the focus: it may be open, and Escape closes it without us.
    pub fn is_choosing() -> bool {
        active().is_some_and(|it| it.matches("select").unwrap_or(false))
    }

    /// Tells whether something inside this element has the focus.
    pub fn is_within(id: &str) -> bool {
        let place = document().get_element_by_id(id);
        place.is_some_and(|it| it.contains(active().as_deref()))
    }

    /// Returns true where this element itself has the focus.
    pub fn is_on(id: &str) -> bool {
        active().is_some_and(|it| it.id() == id)
    }

    /// Tells whether nothing on the page has the focus.
    pub fn is_lost() -> bool {
        active().is_none_or(|it| it.matches("body").unwrap_or(false))
    }

    /// Scrolls the list around this element just as far as it takes to see it.
    pub fn reveal(id: &str) {
        let item = document().get_element_by_id(id);
        let Some((item, list)) = item.and_then(|it| it.parent_element().map(|list| (it, list)))
        else {
            return;
        };
        let (it, around) = (
            item.get_bounding_client_rect(),
            list.get_bounding_client_rect(),
        );
        let off = (it.top() - around.top()).min(0.0) + (it.bottom() - around.bottom()).max(0.0);
        #[expect(clippy::cast_possible_truncation, reason = "a few hundred pixels")]
        list.set_scroll_top(list.scroll_top() + off.round() as i32);
    }

    /// Scrolls whatever scrolls around this element, as far as the nearest of these, back to where it begins.
    pub fn begin_at(id: &str, within: &str) {
        let mut around = document()
            .get_element_by_id(id)
            .and_then(|it| it.parent_element());
        let item = document().get_element_by_id(id);
        while let (Some(list), Some(item)) = (around, &item) {
            let top = item.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
            if list.scroll_top() > 0 && top < 0.0 {
                #[expect(clippy::cast_possible_truncation, reason = "a few hundred pixels")]
                list.set_scroll_top(list.scroll_top() + top.floor() as i32);
            }
            if list.matches(within).unwrap_or(true) {
                return;
            }
            around = list.parent_element();
        }
    }

    /// Scrolls the row around this element until it is in its middle.
    pub fn centre(id: &str) {
        let item = document().get_element_by_id(id);
        let Some((item, row)) = item.and_then(|it| it.parent_element().map(|row| (it, row))) else {
            return;
        };
        let (it, around) = (
            item.get_bounding_client_rect(),
            row.get_bounding_client_rect(),
        );
        let off = it.left() + it.width() / 2.0 - around.left() - around.width() / 2.0;
        #[expect(clippy::cast_possible_truncation, reason = "a few hundred pixels")]
        row.set_scroll_left(row.scroll_left() + off.round() as i32);
    }

    /// Does this once the next picture of the page is painted.
    pub fn after_paint(then: impl FnOnce() + 'static) {
        request_animation_frame(move || request_animation_frame(then));
    }

    /// Gives the focus to the first of these elements once all that has changed meanwhile is on
    /// the page: the browser lays the page out to find them.
    pub fn give_then(ids: Vec<String>) {
        spawn_local(async move {
            tick().await;
            give(&ids);
        });
    }

    /// Gives the focus to this element once it has been drawn.
    pub fn give_soon(id: &'static str) {
        request_animation_frame(move || give(&[id.to_owned()]));
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
pub use browser::{
    after_paint, begin_at, centre, focus, give, give_back, give_soon, give_then, is_choosing,
    is_covered, is_lost, is_on, is_typing, is_within, remember, reveal,
};

#[cfg(not(feature = "hydrate"))]
mod server {
    pub const fn remember() {}
    pub const fn give_back() {}
    pub const fn give(_: &[String]) {}
    pub const fn give_soon(_: &str) {}
    pub fn give_then(_: Vec<String>) {}
    pub fn after_paint(_: impl FnOnce() + 'static) {}
    pub const fn begin_at(_: &str, _: &str) {}
    pub const fn reveal(_: &str) {}
    pub const fn centre(_: &str) {}

    pub const fn is_typing() -> bool {
        false
    }

    pub const fn is_covered() -> bool {
        false
    }

    pub const fn is_choosing() -> bool {
        false
    }

    pub const fn is_within(_: &str) -> bool {
        false
    }

    pub const fn is_on(_: &str) -> bool {
        false
    }

    pub const fn is_lost() -> bool {
        false
    }
}

#[cfg(not(feature = "hydrate"))]
pub use server::{
    after_paint, begin_at, centre, give, give_back, give_soon, give_then, is_choosing, is_covered,
    is_lost, is_on, is_typing, is_within, remember, reveal,
};
