//! Whether the panels are folded in this browser.

#[cfg(feature = "hydrate")]
const FOLDED: &str = "panels folded";

#[cfg(feature = "hydrate")]
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

#[cfg(feature = "hydrate")]
pub fn folded() -> bool {
    storage().is_some_and(|it| it.get_item(FOLDED).ok().flatten().is_some())
}

/// A full or forbidden memory costs no more than folding them again.
#[cfg(feature = "hydrate")]
pub fn set_folded(folded: bool) {
    let Some(storage) = storage() else { return };
    let _ = if folded {
        storage.set_item(FOLDED, "yes")
    } else {
        storage.remove_item(FOLDED)
    };
}

#[cfg(not(feature = "hydrate"))]
pub const fn folded() -> bool {
    false
}

#[cfg(not(feature = "hydrate"))]
pub const fn set_folded(_: bool) {}
