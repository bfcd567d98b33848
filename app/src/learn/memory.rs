//! What this browser remembers of its learner, and nobody else knows.

/// The text kept under this name; nothing on the server.
pub fn recall(name: &str) -> Option<String> {
    #[cfg(feature = "hydrate")]
    return storage()?.get_item(name).ok()?;
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = name;
        None
    }
}

/// Keeps a text. A full or forbidden memory costs no more than that it is forgotten.
pub fn remember(name: &str, text: &str) {
    #[cfg(feature = "hydrate")]
    if let Some(storage) = storage() {
        let _ = storage.set_item(name, text);
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = (name, text);
}

#[cfg(feature = "hydrate")]
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
