//! Finding what was said.

use super::{
    Links,
    line::{Text, speaker},
};
use crate::chat::{Chat, Found, clock::when, names::title, search_chat};
use leptos::{prelude::*, task::spawn_local};

#[component]
pub fn Find(chat: Chat, links: Links, open: Callback<String>) -> impl IntoView {
    let words = RwSignal::new(String::new());
    let found = RwSignal::new(None::<Vec<Found>>);
    let look = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (at, wanted) = (chat.at(), words.get_untracked());
        if wanted.trim().is_empty() {
            return;
        }
        spawn_local(async move {
            match search_chat(at, wanted).await {
                Ok(all) => {
                    found.try_set(Some(all));
                }
                Err(error) => {
                    chat.refusal.try_set(Some(error));
                }
            }
        });
    };
    let count = move || {
        found.with(|it| {
            it.as_ref().map(|it| match it.len() {
                0 => word!("Nothing found." | "Nichts gefunden.").to_owned(),
                1 => word!("1 message" | "1 Nachricht").to_owned(),
                n => say!("{n} messages" | "{n} Nachrichten"),
            })
        })
    };
    view! {
        <section class="chat-find" aria-label=word!("Search" | "Suche")>
            <form role="search" on:submit=look>
                <input
                    type="search"
                    maxlength="100"
                    aria-label=word!("Search for" | "Suchen nach")
                    prop:value=move || words.get()
                    on:input=move |event| words.set(event_target_value(&event))
                />
                <button type="submit" class="primary">{word!("Find" | "Finden")}</button>
            </form>
            <p role="status" class="note">{count}</p>
            <ul class="chat-found">
                {move || {
                    let found = found.get().unwrap_or_default().into_iter();
                    found.map(|it| view! { <Hit chat found=it links open /> }).collect_view()
                }}
            </ul>
        </section>
    }
}

#[component]
fn Hit(chat: Chat, found: Found, links: Links, open: Callback<String>) -> impl IntoView {
    let Found { channel, line } = found;
    let place = chat.page.with_untracked(|it| title(it, &channel));
    let who = speaker(chat, line.seat, &line.name);
    view! {
        <li class="chat-line chat-hit">
            <header>
                <button type="button" class="plain" on:click=move |_| open.run(channel.clone())>
                    {place}
                </button>
                <strong>{who}</strong>
                <span class="chat-when">{when(line.at)}</span>
            </header>
            <p class="chat-text"><Text chat text=line.text links /></p>
            {line.proposal.is_some().then(|| view! {
                <p class="note">{word!("with a plan" | "mit einem Plan")}</p>
            })}
        </li>
    }
}
