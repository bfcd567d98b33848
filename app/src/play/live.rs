//! The browser's end of the table's stream of events.

use super::{
    TablePage,
    hot_seat::take_over_all,
    line::{Line, refused},
};
use crate::reactive::{effect, memo};
use crate::{chat::Wire, hydration::at_last, json, packed, renew::load_anew};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{EventSource, MessageEvent};

/// The time that news wait at most for a picture: whoever turns to another window meanwhile gets none.
const LATEST: Duration = Duration::from_millis(100);

/// Keeps `page` up to date until the component goes away. The browser reconnects by itself after a
/// lost connection, and names the last event it has seen; after a refusal we do. `line` tells
/// the person whether news can arrive; what is said goes to the [`Wire`].
pub fn follow(page: RwSignal<TablePage>, line: RwSignal<Line>, invitation: Option<&str>) {
    let wire = expect_context::<Wire>();
    let invitation = invitation.map(str::to_owned);
    let again = Trigger::new();
    let refusals = StoredValue::new(0);
    let seat = memo(move |_| page.with(TablePage::as_seat));
    let listen = move || {
        again.track();
        // Where the device changes hands, nothing more is heard of the seat before.
        seat.with(|_| ());
        let url = page.with_untracked(|page| address(page, invitation.as_deref()));
        let Ok(source) = EventSource::new(&url) else {
            line.set(Line::Broken);
            return;
        };
        let waiting = Waiting::new(Vec::new());
        let opened_before = StoredValue::new(false);
        let unread = source.clone();
        let last = StoredValue::new(Vec::new());
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match last.try_update_value(|last| packed::follow(last, &text)) {
                Some(Some(newer)) => bring(page, waiting, newer),
                // The server has become newer than this page: the page follows.
                _ => {
                    if !load_anew() {
                        // What it would bring next is no better.
                        unread.close();
                        line.try_set(Line::Unread);
                    }
                }
            }
        });
        let opened = Closure::<dyn Fn()>::new(move || {
            line.try_set(Line::Open);
            refusals.try_set_value(0);
            // Nobody kept what was said while the line was dead.
            if opened_before.try_update_value(|it| std::mem::replace(it, true)) == Some(true) {
                wire.bring(None);
            }
        });
        let failing = source.clone();
        let failed = Closure::<dyn Fn()>::new(move || {
            if failing.ready_state() != EventSource::CLOSED {
                line.try_set(Line::Broken);
                return;
            }
            let count = |it: &mut u32| {
                *it = it.saturating_add(1);
                *it
            };
            if let Some(times) = refusals.try_update_value(count) {
                let (state, wait) = refused(times, js_sys::Math::random());
                line.try_set(state);
                set_timeout(move || again.notify(), wait);
            }
        });
        let chat = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // What does not read is of a newer make, and looked for anew.
            wire.bring(json::read(&text).flatten());
        });
        // Fails only for a name that is none.
        let _ = source.add_event_listener_with_callback("chat", chat.as_ref().unchecked_ref());
        source.set_onmessage(Some(message.as_ref().unchecked_ref()));
        source.set_onopen(Some(opened.as_ref().unchecked_ref()));
        source.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let held = StoredValue::new_local((source, message, chat, opened, failed));
        on_cleanup(move || {
            held.with_value(|(source, ..)| source.close());
        });
    };
    // Whatever counts as news what comes after the page has to see that first.
    at_last(Box::new(|| effect(move |_| listen())));
}

/// The pages that the stream has brought and the page has not taken over yet; gone with the stream.
type Waiting = StoredValue<Vec<TablePage>>;

/// Takes over a newer page with the next picture: computers may answer ten times between two. A
/// page that nobody sees is drawn by no picture, but its title still says whose turn it is.
fn bring(page: RwSignal<TablePage>, waiting: Waiting, newer: TablePage) {
    let first = waiting.try_update_value(|all| {
        all.push(newer);
        all.len() == 1
    });
    let take = move || {
        if let Some(all) = waiting.try_update_value(std::mem::take) {
            take_over_all(page, all);
        }
    };
    if document().hidden() {
        take();
    } else if first == Some(true) {
        request_animation_frame(take);
        set_timeout(take, LATEST);
    }
}

fn address(page: &TablePage, invitation: Option<&str>) -> String {
    let mut url = format!("/tables/{}/stream?since={}", page.table.id, page.seq);
    if let Some(seat) = page.as_seat() {
        url.extend(["&seat=", &seat.to_string()]);
    }
    if let Some(invitation) = invitation {
        url.push_str("&invitation=");
        url.push_str(&String::from(js_sys::encode_uri_component(invitation)));
    }
    url
}
