//! The chat at the table of a game that has no words for it of its own.

use super::{Chat, ChatPanel, Links, Plans};
use leptos::prelude::*;

/// Draws what the players say to each other: no place on the table has a name, and nothing can be promised. Nothing in
/// a lesson, which has no chat.
#[component]
pub fn PlainChat(
    #[prop(default = "")] class: &'static str,
    /// True while it is in sight; always, where nothing hides it.
    #[prop(optional, into)]
    on: Option<Signal<bool>>,
) -> impl IntoView {
    use_context::<Chat>()?;
    let links = Links {
        place: |_| None,
        name: |_| None,
        names: Vec::new,
        light: Callback::new(|_| {}),
        go: Callback::new(|_| {}),
    };
    let plans = Plans {
        card: Callback::new(|_| ().into_any()),
        compose: Callback::new(|_| ().into_any()),
    };
    let on = on.unwrap_or_else(|| Signal::stored(true));
    Some(view! {
        <section class=class aria-label=word!("Chat" | "Chat")>
            <ChatPanel links plans on stir=Signal::stored(()) />
        </section>
    })
}
