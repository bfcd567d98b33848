//! A page that is older than its server loads itself anew, but never again and again: behind a
//! half-installed server a newer page may not exist.

use leptos::{prelude::window, web_sys::Storage};

/// The name under which this tab keeps the time when it was last loaded anew, in milliseconds since 1970.
const KEPT: &str = "rookery-renewed";
/// The time, in milliseconds, before which a page is not loaded anew again: whoever was loaded anew so recently and
/// still cannot read the server is told so instead.
const ENOUGH: f64 = 60_000.0;

/// A page that was loaded so recently is the one that loaded itself.
const JUST_NOW: f64 = 15_000.0;

/// Returns true where this page was just loaded by itself, and not by somebody who wants to look at it.
pub fn has_loaded_itself() -> bool {
    let storage = window().session_storage().ok().flatten();
    last(storage.as_ref()).is_some_and(|it| js_sys::Date::now() - it < JUST_NOW)
}

/// Loads the page anew; says whether it does. A browser that keeps nothing could not count.
pub fn load_anew() -> bool {
    let Some(storage) = window().session_storage().ok().flatten() else {
        return false;
    };
    let now = js_sys::Date::now();
    if last(Some(&storage)).is_some_and(|it| now - it < ENOUGH) {
        return false;
    }
    storage.set_item(KEPT, &now.to_string()).is_ok() && window().location().reload().is_ok()
}

/// Returns the instant at which this tab last loaded itself, in milliseconds since 1970.
fn last(storage: Option<&Storage>) -> Option<f64> {
    storage?.get_item(KEPT).ok().flatten()?.parse().ok()
}
