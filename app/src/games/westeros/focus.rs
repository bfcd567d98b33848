//! The place of the keyboard on this game's tables.

pub use crate::focus::{
    after_paint, centre, give, give_back, give_soon, give_then, is_choosing, is_covered, is_lost,
    is_on, is_typing, is_within, remember, reveal,
};

#[cfg(feature = "hydrate")]
mod browser {
    use crate::focus::focus;
    use leptos::prelude::{document, request_animation_frame, window};
    use westeros::Area;

    /// Gives the focus to the map: to an area that wants something, if there is one.
    pub fn enter_map() {
        let first = [".m-wanted", ".m-source", ".m-target", ".map-sheet"]
            .into_iter()
            .find_map(|it| document().query_selector(it).ok().flatten());
        if let Some(element) = first {
            focus(&element);
        }
    }

    /// Gives the focus to an area of the map.
    pub fn area(area: Area) {
        let selector = format!("[data-area=\"{}\"]", area.index());
        if let Ok(Some(element)) = document().query_selector(&selector) {
            focus(&element);
        }
    }

    /// Opens the rules beside this page.
    pub fn open_rules() {
        // A browser that opens no second page has refused nothing that matters here.
        let _ = window().open_with_url_and_target("/help", "_blank");
    }

    /// Scrolls what stands beside the map back to its beginning, where the question is.
    pub fn to_the_question() {
        request_animation_frame(|| {
            if let Ok(Some(now)) = document().query_selector(".table-now") {
                now.set_scroll_top(0);
            }
        });
    }
}

#[cfg(feature = "hydrate")]
pub use browser::{area, enter_map, open_rules, to_the_question};

#[cfg(not(feature = "hydrate"))]
mod server {
    use westeros::Area;

    pub const fn area(_: Area) {}
    pub const fn to_the_question() {}
    pub const fn enter_map() {}
    pub const fn open_rules() {}
}

#[cfg(not(feature = "hydrate"))]
pub use server::{area, enter_map, open_rules, to_the_question};
