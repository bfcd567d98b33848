//! The whole screen, where the browser gives it; elsewhere the page alone makes room.

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::prelude::{document, on_cleanup, window_event_listener_untyped};

    /// A browser that refuses leaves the page as large as its window.
    pub fn fill() {
        if let Some(page) = document().document_element() {
            let _ = page.request_fullscreen();
        }
    }

    pub fn leave() {
        if is_full() {
            document().exit_fullscreen();
        }
    }

    fn is_full() -> bool {
        document().fullscreen_element().is_some()
    }

    /// Does this when the browser has taken the screen back, with Escape for example.
    pub fn on_leave(then: impl Fn() + 'static) {
        let listening = window_event_listener_untyped("fullscreenchange", move |_| {
            if !is_full() {
                then();
            }
        });
        on_cleanup(move || listening.remove());
    }
}

#[cfg(feature = "hydrate")]
pub use browser::{fill, leave, on_leave};

#[cfg(not(feature = "hydrate"))]
mod server {
    pub const fn fill() {}
    pub const fn leave() {}
    pub fn on_leave(_: impl Fn() + 'static) {}
}

#[cfg(not(feature = "hydrate"))]
pub use server::{fill, leave, on_leave};
