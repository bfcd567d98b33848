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

/// Keeps a short text for a year where the server can read it too.
pub fn send(name: &str, text: &str) {
    #[cfg(feature = "hydrate")]
    {
        use wasm_bindgen::JsCast;
        let cookie = format!("{name}={text}; path=/; max-age=31536000; samesite=lax");
        let document = leptos::prelude::document().dyn_into::<web_sys::HtmlDocument>();
        // Whose browser keeps none begins the guide again.
        let _ = document.map(|it| it.set_cookie(&cookie));
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = (name, text);
}

#[cfg(feature = "hydrate")]
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
