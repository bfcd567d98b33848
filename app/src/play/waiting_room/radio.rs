//! The radio buttons of free seats, as the browser has them.

#[cfg(feature = "hydrate")]
use leptos::{prelude::document, wasm_bindgen::JsCast, web_sys::HtmlInputElement};

/// Returns the seat that is chosen in the page.
#[cfg(feature = "hydrate")]
pub fn checked() -> Option<u8> {
    input(":checked")?.value().parse().ok()
}

#[cfg(not(feature = "hydrate"))]
pub const fn checked() -> Option<u8> {
    None
}

/// Chooses a seat in the page, if there is one to choose.
#[cfg(feature = "hydrate")]
pub fn check(seat: Option<u8>) {
    let found = seat.and_then(|it| input(&["[value='", &it.to_string(), "']"].concat()));
    if let Some(found) = found {
        found.set_checked(true);
    }
}

#[cfg(not(feature = "hydrate"))]
pub const fn check(_: Option<u8>) {}

#[cfg(feature = "hydrate")]
fn input(which: &str) -> Option<HtmlInputElement> {
    let selector = [".take-seat input[name='seat']", which].concat();
    document().query_selector(&selector).ok()??.dyn_into().ok()
}
