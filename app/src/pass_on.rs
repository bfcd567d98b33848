//! The ways to pass a link on.

#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::{html, prelude::*};

/// The time for which the button says that the link is copied.
#[cfg(feature = "hydrate")]
const COPIED: std::time::Duration = std::time::Duration::from_secs(2);

/// The links of a chain, as strokes.
const CHAIN: &str =
    "M10 14l4-4M8.5 11.5l-3 3a3.5 3.5 0 0 0 5 5l3-3M15.5 12.5l3-3a3.5 3.5 0 0 0-5-5l-3 3";

/// Buttons that copy the link, and share it where the device can. Without a script there are none.
#[component]
pub fn PassOn(link: Signal<String>, field: NodeRef<html::Input>) -> impl IntoView {
    let able = RwSignal::new(false);
    let shares = RwSignal::new(false);
    let status = RwSignal::new("");
    let copied = RwSignal::new(false);
    #[cfg(feature = "hydrate")]
    effect(move |_| {
        able.set(true);
        shares.set(browser::can_share());
    });
    let copy = move |_| {
        #[cfg(feature = "hydrate")]
        leptos::task::spawn_local(async move {
            if browser::copy(&link.get_untracked()).await {
                status.try_set(word!("Copied." | "Kopiert."));
                copied.try_set(true);
                set_timeout(
                    move || {
                        copied.try_set(false);
                        status.try_set("");
                    },
                    COPIED,
                );
                return;
            }
            // The browser keeps its clipboard shut: then the keyboard copies.
            if let Some(field) = field.try_get_untracked().flatten() {
                field.select();
            }
            status.try_set(word!(
                "The link is selected: copy it." | "Der Link ist markiert: Kopiere ihn."
            ));
        });
        #[cfg(not(feature = "hydrate"))]
        let _ = (link, field, status);
    };
    let share = move |_| {
        #[cfg(feature = "hydrate")]
        browser::share(&link.get_untracked());
    };
    view! {
        <Show when=move || able.get()>
            <button class="button primary" type="button" on:click=copy>
                <svg class="stroke" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d=CHAIN /></svg>
                {move || {
                    if copied.get() {
                        word!("Copied" | "Kopiert")
                    } else {
                        word!("Copy link" | "Kopieren")
                    }
                }}
            </button>
        </Show>
        <Show when=move || shares.get()>
            <button class="button" type="button" on:click=share>
                <svg class="stroke" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M12 15V4M8 8l4-4l4 4M5 13v7h14v-7" /></svg>
                {word!("Share" | "Teilen")}
            </button>
        </Show>
        <span role="status" class:unseen=move || copied.get()>{move || status.get()}</span>
    }
}

#[cfg(feature = "hydrate")]
pub use browser::copy;

#[cfg(feature = "hydrate")]
mod browser {
    use js_sys::{Function, Object, Promise, Reflect, futures::JsFuture};
    use leptos::prelude::window;
    use wasm_bindgen::{JsCast, JsValue};

    /// A function of the navigator or of a part of it; not every browser has them, nor every line.
    fn function(of: &JsValue, name: &str) -> Option<Function> {
        Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
    }

    pub fn can_share() -> bool {
        function(&window().navigator(), "share").is_some()
    }

    /// Copies a text; false where the browser keeps its clipboard shut.
    pub async fn copy(text: &str) -> bool {
        let Ok(clipboard) = Reflect::get(&window().navigator(), &"clipboard".into()) else {
            return false;
        };
        let written = function(&clipboard, "writeText")
            .and_then(|it| it.call1(&clipboard, &text.into()).ok())
            .and_then(|it| it.dyn_into::<Promise>().ok());
        match written {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        }
    }

    /// Opens the device's own sheet; whoever closes it has changed their mind.
    pub fn share(link: &str) {
        let navigator = window().navigator();
        let data = Object::new();
        let set = Reflect::set(&data, &"url".into(), &link.into());
        let opened = function(&navigator, "share")
            .filter(|_| set.is_ok())
            .and_then(|it| it.call1(&navigator, &data).ok())
            .and_then(|it| it.dyn_into::<Promise>().ok());
        if let Some(promise) = opened {
            leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
        }
    }
}
