//! The link that lets others in, and the ways to pass it on.

mod qr_code;

#[cfg(feature = "ssr")]
pub use qr_code::invitation;

use super::TablePage;
use crate::lobby::{Admission, Stakes};
#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use crate::reactive::memo;
use leptos::{html, prelude::*};
use qr_code::QrCode;

/// The time for which the button says that the link is copied.
#[cfg(feature = "hydrate")]
const COPIED: std::time::Duration = std::time::Duration::from_secs(2);

/// The links of a chain, as strokes.
const CHAIN: &str =
    "M10 14l4-4M8.5 11.5l-3 3a3.5 3.5 0 0 0 5 5l3-3M15.5 12.5l3-3a3.5 3.5 0 0 0-5-5l-3 3";

#[component]
pub fn Invite(page: RwSignal<TablePage>) -> impl IntoView {
    let path = move || {
        let page = page.read();
        // At an open table, too: whoever has it needs no account.
        match &page.invitation {
            Some(secret) => format!("/tables/{}?invitation={secret}", page.table.id),
            None => format!("/tables/{}", page.table.id),
        }
    };
    #[cfg(feature = "ssr")]
    let origin = crate::server::origin();
    #[cfg(not(feature = "ssr"))]
    let origin = window().location().origin().unwrap_or_default();
    let origin = SharedValue::new(|| origin).into_inner();
    let host = origin.rsplit('/').next().unwrap_or_default().to_owned();
    let link = Signal::derive(move || format!("{origin}{}", path()));
    let words = memo(move |_| page.read().words.clone());
    let field = NodeRef::<html::Input>::new();
    view! {
        <div class="card field invite">
            <h2>{word!("Bring your friends" | "Bring deine Freunde mit")}</h2>
            <label for="invite">{word!("Send this link to the other players" | "Schick diesen \
                 Link an die anderen")}</label>
            <div class="actions">
                <input node_ref=field id="invite" readonly value=move || link.get() prop:value=move || link.get() />
                <PassOn link field />
                <QrCode page />
            </div>
            {move || words.get().map(|it| {
                let address = [&*host, "/", &it.replace(' ', "-")].concat();
                view! {
                    <p class="join-words">
                        {word!("or tell them the words " | "oder nenn ihnen die Wörter ")} <strong translate="no">{it}</strong>
                        {word!(", or the address " | " oder die Adresse ")} <span translate="no">{address}</span>
                    </p>
                }
            })}
            <Show when=move || page.with(welcomes_guests)>
                <p class="note">
                    {word!(
                        "Whoever opens it picks a seat and needs only a name."
                            | "Wer den Link öffnet, sucht sich einen Platz aus und braucht nur einen Namen."
                    )}
                </p>
            </Show>
            <Show when=move || page.with(|it| !it.table.open)>
                <p class="note">
                    {word!(
                        "The address of this page alone won't let anyone in."
                            | "Die Adresse dieser Seite allein lässt niemanden herein."
                    )}
                </p>
            </Show>
        </div>
    }
}

/// Returns true where a name is enough for whoever comes by the link.
pub fn welcomes_guests(page: &TablePage) -> bool {
    let (stakes, admission) = (page.table.stakes, page.table.terms.admission);
    (stakes, admission) == (Stakes::Friendly, Admission::Everybody)
}

/// Buttons that copy the link, and share it where the device can. Without a script there are none.
#[component]
fn PassOn(link: Signal<String>, field: NodeRef<html::Input>) -> impl IntoView {
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
                        word!("Copy link" | "Link kopieren")
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
