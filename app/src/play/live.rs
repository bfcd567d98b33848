//! The browser's end of the table's stream of events.

use super::TablePage;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{EventSource, MessageEvent};

/// Keeps `page` up to date until the component goes away; the browser reconnects by itself and
/// names the last event it has seen. `connected` tells the person whether news can arrive.
pub fn follow(page: RwSignal<TablePage>, connected: RwSignal<bool>, invitation: Option<&str>) {
    let table = page.with_untracked(|it| (it.table.id.clone(), it.seq));
    let invitation = invitation.map(str::to_owned);
    Effect::new(move |_| {
        let (id, seq) = &table;
        let mut url = format!("/tables/{id}/stream?since={seq}");
        if let Some(invitation) = &invitation {
            url.push_str("&invitation=");
            url.push_str(&String::from(js_sys::encode_uri_component(invitation)));
        }
        let Ok(source) = EventSource::new(&url) else {
            connected.set(false);
            return;
        };
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(newer) = serde_json::from_str::<TablePage>(&text) {
                page.update(|page| *page = page.followed_by(newer));
            }
        });
        let opened = Closure::<dyn Fn()>::new(move || connected.set(true));
        let failed = Closure::<dyn Fn()>::new(move || connected.set(false));
        source.set_onmessage(Some(message.as_ref().unchecked_ref()));
        source.set_onopen(Some(opened.as_ref().unchecked_ref()));
        source.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let held = StoredValue::new_local((source, message, opened, failed));
        on_cleanup(move || {
            held.with_value(|(source, ..)| source.close());
        });
    });
}
