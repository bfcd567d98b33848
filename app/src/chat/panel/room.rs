//! An open channel: its lines, the newest at the bottom, and the place to write.

mod follow;

use super::{Links, Plans, composer::Composer, line::LineView};
use crate::chat::{
    Chat, Line,
    clock::when,
    names::{GALLERY, HALL, readers, title},
};
use crate::reactive::memo;
use follow::Follow;
use leptos::{html, prelude::*};

#[component]
pub fn Room(
    chat: Chat,
    channel: String,
    links: Links,
    plans: Plans,
    on: Signal<bool>,
    stir: Signal<()>,
) -> impl IntoView {
    let name = chat.page.with_untracked(|it| title(it, &channel));
    let readers = chat.page.with_untracked(|it| readers(it, &channel));
    let log = NodeRef::<html::Div>::new();
    let follow = Follow::new(chat, log, on, stir);
    let there = memo(move |_| chat.lines.with(Option::is_some));
    let empty = memo(move |_| chat.lines.with(|it| it.as_ref().is_some_and(Vec::is_empty)));
    let quote = RwSignal::new(None::<Line>);
    let label = name.clone();
    let here = channel.clone();
    let named = channel.clone();
    let moderated = memo(move |_| {
        chat.known.with(|it| {
            let mut rows = it.as_ref()?.channels.iter();
            rows.find(|it| it.name == named)?.moderated
        })
    });
    // Why one may not speak here now.
    let barred = memo(move |_| {
        chat.known.with(|it| {
            let known = it.as_ref()?;
            match &*here {
                HALL => known.hall.clone(),
                GALLERY => None,
                _ => known.private.clone(),
            }
        })
    });
    view! {
        <section class="chat-room">
            <h3>{name.clone()}</h3>
            <p class="note">{readers}</p>
            {move || moderated.get().map(|at| view! {
                <p class="note chat-moderated">
                    {word!("A moderator read this because it was reported: " | "Das hat ein Moderator gelesen, weil es gemeldet wurde: ")}
                    {when(at)}
                </p>
            })}
            <Show when=move || chat.earlier.get()>
                <button type="button" class="plain" on:click=move |_| chat.load_earlier()>
                    {word!("Earlier messages" | "Frühere Nachrichten")}
                </button>
            </Show>
            // It comes with its lines: only what is added afterwards is spoken.
            {move || there.get().then(|| view! {
                <div
                    class="chat-log"
                    role="log"
                    aria-live="polite"
                    aria-label=label.clone()
                    tabindex="0"
                    node_ref=log
                >
                    <For
                        each=move || chat.lines.get().unwrap_or_default()
                        key=|it| {
                            let quoted = it.quote.as_ref().map(|it| it.text.clone());
                            (it.id.clone(), it.muted, it.edited, quoted)
                        }
                        let:line
                    >
                        <LineView chat line links plans quote />
                    </For>
                </div>
            })}
            <Show when=move || empty.get()>
                <p class="empty">{word!("No messages yet." | "Noch keine Nachrichten.")}</p>
            </Show>
            <Below follow />
            {move || chat.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || match barred.get() {
                Some(why) => view! { <p class="note chat-barred">{why.to_string()}</p> }.into_any(),
                None => view! {
                    <Composer chat channel=channel.clone() name=name.clone() links quote />
                    {plans.compose.run((chat, channel.clone()))}
                }
                .into_any(),
            }}
        </section>
    }
}

/// How many lines have come out of sight, and the way down to them.
#[component]
fn Below(follow: Follow) -> impl IntoView {
    let words = move || match follow.below.get() {
        1 => word!("1 new message" | "1 neue Nachricht").to_owned(),
        n => say!("{n} new messages" | "{n} neue Nachrichten"),
    };
    let some = memo(move |_| follow.below.get() > 0);
    view! {
        <Show when=move || some.get()>
            <button type="button" class="primary chat-below" on:click=move |_| follow.go_down()>
                {words}
            </button>
        </Show>
    }
}
