//! The memory of this browser about its learner, of which nobody else knows.

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
