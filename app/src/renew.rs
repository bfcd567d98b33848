//! A page that is older than its server loads itself anew, but never again and again: behind a
//! half-installed server a newer page may not exist.

use leptos::prelude::window;

/// Where this tab keeps when it was last loaded anew, in milliseconds since 1970.
const KEPT: &str = "rookery-renewed";
/// Whoever was loaded anew so recently and still cannot read the server is told so instead.
const ENOUGH: f64 = 60_000.0;

/// Loads the page anew; says whether it does. A browser that keeps nothing could not count.
pub fn load_anew() -> bool {
    let Some(storage) = window().session_storage().ok().flatten() else {
        return false;
    };
    let now = js_sys::Date::now();
    let last = storage.get_item(KEPT).ok().flatten();
    let last: Option<f64> = last.and_then(|it| it.parse().ok());
    if last.is_some_and(|it| now - it < ENOUGH) {
        return false;
    }
    storage.set_item(KEPT, &now.to_string()).is_ok() && window().location().reload().is_ok()
}
