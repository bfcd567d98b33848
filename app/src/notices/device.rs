//! Telling this browser by its push service. Only a script can ask the browser, so that without
//! one there is no button.

use crate::Error;
#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::prelude::*;

/// Tells this browser from now on.
#[server(endpoint = "add_device")]
pub async fn add_device(endpoint: String, p256dh: String, auth: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    let device = platform::notices::Device {
        endpoint,
        p256dh,
        auth,
    };
    let label = server::browser();
    let called = (crate::language::language().code(), label.as_str());
    platform::notices::add_device(&server::platform(), &visitor, called, &device)
        .await
        .or_refuse()
}

/// The button that asks the browser; `key` is the server's. `added` changes when it was added.
#[component]
pub fn DeviceButton(key: String, added: RwSignal<usize>) -> impl IntoView {
    let able = RwSignal::new(false);
    let refused = RwSignal::new(None::<String>);
    let ask = move || {
        #[cfg(feature = "hydrate")]
        {
            let key = key.clone();
            leptos::task::spawn_local(async move {
                let asked = match browser::subscribe(&key).await {
                    Some((endpoint, p256dh, auth)) => {
                        let asked = add_device(endpoint, p256dh, auth).await;
                        asked.map_err(|error| error.to_string())
                    }
                    None => Err(unwilling().to_owned()),
                };
                if asked.is_ok() {
                    added.try_update(|it| *it += 1);
                }
                refused.try_set(asked.err());
            });
        }
        #[cfg(not(feature = "hydrate"))]
        let _ = (&key, added);
    };
    #[cfg(feature = "hydrate")]
    effect(move |_| able.set(browser::is_able()));
    let ask = StoredValue::new(ask);
    view! {
        {move || able.get().then(|| view! {
            <p>
                <button class="button" type="button" on:click=move |_| { ask.try_with_value(|it| it()); }>
                    {word!("Notify this browser" | "Diesen Browser benachrichtigen")}
                </button>
            </p>
        })}
        <p class="note" role="status">{move || refused.get()}</p>
    }
}

#[cfg(feature = "hydrate")]
fn unwilling() -> &'static str {
    word!(
        "The browser didn't give permission, or its push service can't be reached."
            | "Der Browser hat es nicht erlaubt, oder sein Push-Dienst ist nicht erreichbar."
    )
}

#[cfg(feature = "hydrate")]
mod browser {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
    use js_sys::{Reflect, Uint8Array, futures::JsFuture};
    use leptos::prelude::window;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{
        PushEncryptionKeyName, PushSubscription, PushSubscriptionOptionsInit,
        ServiceWorkerRegistration,
    };

    /// Tells whether this browser can be told at all: it knows push, and the line to it is safe.
    pub fn is_able() -> bool {
        let has = |it: &JsValue, name: &str| Reflect::has(it, &name.into()).unwrap_or(false);
        has(&window().navigator(), "serviceWorker") && has(&window(), "PushManager")
    }

    /// Returns where this browser can be told, and its two keys; nothing, if its person does not agree.
    pub async fn subscribe(key: &str) -> Option<(String, String, String)> {
        let workers = window().navigator().service_worker();
        JsFuture::from(workers.register("/push.js")).await.ok()?;
        let ready = JsFuture::from(workers.ready().ok()?).await.ok()?;
        let registration: ServiceWorkerRegistration = ready.unchecked_into();
        let options = PushSubscriptionOptionsInit::new();
        options.set_user_visible_only(true);
        options.set_application_server_key(&JsValue::from_str(key));
        let manager = registration.push_manager().ok()?;
        let asked = manager.subscribe_with_options(&options).ok()?;
        let subscription = JsFuture::from(asked).await.ok()?;
        let subscription: PushSubscription = subscription.unchecked_into();
        let key = |name| {
            let bytes = subscription.get_key(name).ok()??;
            Some(BASE64_URL_SAFE_NO_PAD.encode(Uint8Array::new(&bytes).to_vec()))
        };
        let p256dh = key(PushEncryptionKeyName::P256dh)?;
        let auth = key(PushEncryptionKeyName::Auth)?;
        Some((subscription.endpoint(), p256dh, auth))
    }
}
