//! The requests of pages to the browser that shows them: for its memory, its screen, its timers. On the server nothing
//! is remembered and no screen is known.

use leptos::{html, prelude::*, web_sys::Element};
use std::time::Duration;

/// Returns what this browser remembers for this site; nothing where that is forbidden.
#[cfg(feature = "hydrate")]
pub fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The text kept under this name.
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

/// Closes what a summary has opened.
pub fn fold(details: NodeRef<html::Details>) {
    if let Some(details) = details.get_untracked() {
        details.set_open(false);
    }
}

/// Keeps a yes as a text under this name, and a no by forgetting it.
pub fn mark(name: &str, yes: bool) {
    if yes {
        remember(name, "yes");
    } else {
        forget(name);
    }
}

/// Forgets what is kept under this name.
fn forget(name: &str) {
    #[cfg(feature = "hydrate")]
    if let Some(storage) = storage() {
        // Fails only for what was not there.
        let _ = storage.remove_item(name);
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = name;
}

/// Tells whether this person wants nothing to move by itself; on the server nothing does.
pub fn is_calm() -> bool {
    cfg!(not(feature = "hydrate")) || matches("(prefers-reduced-motion: reduce)")
}

/// Tells whether the screen and its owner's wishes are as a media query says.
pub fn matches(query: &str) -> bool {
    #[cfg(feature = "hydrate")]
    {
        let window = web_sys::window();
        let found = window.and_then(|it| it.match_media(query).ok().flatten());
        found.is_some_and(|it| it.matches())
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = query;
        false
    }
}

/// Returns true where no rule makes an element invisible. Others may lie over it.
pub fn is_visible(element: &Element) -> bool {
    #[cfg(feature = "hydrate")]
    {
        let style = window().get_computed_style(element).ok().flatten();
        let visibility = style.and_then(|it| it.get_property_value("visibility").ok());
        visibility.is_some_and(|it| it == "visible")
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = element;
        false
    }
}

/// Milliseconds since the page was opened; 0 on the server.
pub fn now() -> f64 {
    #[cfg(feature = "hydrate")]
    let now = window().performance().map_or(0.0, |it| it.now());
    #[cfg(not(feature = "hydrate"))]
    let now = 0.0;
    now
}

/// Goes on in another task, before which the browser may answer a touch or paint.
#[cfg(feature = "hydrate")]
pub async fn next_task() {
    // Nobody touches a page that nobody sees, and its timers are slow.
    if document().hidden() {
        return;
    }
    let (tell, told) = futures::channel::oneshot::channel();
    // It is told once, and heard.
    set_timeout(|| tell.send(()).unwrap_or_default(), Duration::ZERO);
    told.await.unwrap_or_default();
}

/// Does this after a while, unless the effect or component that asks for it runs again or goes
/// before. For browsers alone.
pub fn after(wait: Duration, then: impl FnOnce() + 'static) {
    let timer = set_timeout_with_handle(then, wait);
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
}
