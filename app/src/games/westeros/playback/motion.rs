//! What moves by itself, and for whom.

#[cfg(feature = "hydrate")]
use leptos::prelude::window;

/// Whether this person wants nothing to move by itself.
#[cfg(feature = "hydrate")]
pub fn is_calm() -> bool {
    let query = "(prefers-reduced-motion: reduce)";
    let found = window().match_media(query).ok().flatten();
    found.is_some_and(|it| it.matches())
}

#[cfg(not(feature = "hydrate"))]
pub const fn is_calm() -> bool {
    true
}
