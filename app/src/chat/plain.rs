//! The chat at the table of a game that has no words for it of its own.

use super::{ChatPanel, Links, Plans};
use crate::reactive::memo;
use leptos::prelude::*;

/// What the players say to each other: no place on the table has a name, and nothing can be promised.
#[component]
pub fn PlainChat(#[prop(default = "")] class: &'static str) -> impl IntoView {
    let links = Links {
        place: |_| None,
        names: Vec::new,
        light: Callback::new(|_| {}),
        go: Callback::new(|_| {}),
    };
    let plans = Plans {
        card: Callback::new(|_| ().into_any()),
        compose: Callback::new(|_| ().into_any()),
    };
    let on = memo(|_| true);
    view! {
        <section class=class aria-label=word!("Chat" | "Chat")>
            <ChatPanel links plans on stir=Signal::stored(()) />
        </section>
    }
}
