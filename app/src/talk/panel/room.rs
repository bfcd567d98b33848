//! An open channel: its lines, the newest at the bottom, and the place to write.

mod follow;

use super::{Links, Plans, composer::Composer, line::LineView};
use crate::reactive::memo;
use crate::talk::{
    Line, Talk,
    clock::when,
    names::{GALLERY, readers, title},
    state::HALL,
};
use follow::Follow;
use leptos::{html, prelude::*};

#[component]
pub fn Room(
    talk: Talk,
    channel: String,
    links: Links,
    plans: Plans,
    on: Signal<bool>,
    stir: Signal<()>,
) -> impl IntoView {
    let name = talk.page.with_untracked(|it| title(it, &channel));
    let readers = talk.page.with_untracked(|it| readers(it, &channel));
    let log = NodeRef::<html::Div>::new();
    let follow = Follow::new(talk, log, on, stir);
    let there = memo(move |_| talk.lines.with(Option::is_some));
    let empty = memo(move |_| talk.lines.with(|it| it.as_ref().is_some_and(Vec::is_empty)));
    let quote = RwSignal::new(None::<Line>);
    let label = name.clone();
    let here = channel.clone();
    let named = channel.clone();
    let moderated = memo(move |_| {
        talk.known.with(|it| {
            let mut rows = it.as_ref()?.channels.iter();
            rows.find(|it| it.name == named)?.moderated
        })
    });
    // Why one may not speak here now.
    let barred = memo(move |_| {
        talk.known.with(|it| {
            let known = it.as_ref()?;
            match &*here {
                HALL => known.hall.clone(),
                GALLERY => None,
                _ => known.private.clone(),
            }
        })
    });
    view! {
        <section class="talk-room">
            <h3>{name.clone()}</h3>
            <p class="note">{readers}</p>
            {move || moderated.get().map(|at| view! {
                <p class="note talk-moderated">
                    {word!("A moderator read this because it was reported: " | "Das hat ein Moderator gelesen, weil es gemeldet wurde: ")}
                    {when(at)}
                </p>
            })}
            <Show when=move || talk.earlier.get()>
                <button type="button" class="plain" on:click=move |_| talk.load_earlier()>
                    {word!("Earlier messages" | "Frühere Nachrichten")}
                </button>
            </Show>
            // It comes with its lines: only what is added afterwards is spoken.
            {move || there.get().then(|| view! {
                <div
                    class="talk-log"
                    role="log"
                    aria-live="polite"
                    aria-label=label.clone()
                    tabindex="0"
                    node_ref=log
                >
                    <For
                        each=move || talk.lines.get().unwrap_or_default()
                        key=|it| {
                            let quoted = it.quote.as_ref().map(|it| it.text.clone());
                            (it.id.clone(), it.hushed, it.edited, quoted)
                        }
                        let:line
                    >
                        <LineView talk line links plans quote />
                    </For>
                </div>
            })}
            <Show when=move || empty.get()>
                <p class="empty">{word!("No messages yet." | "Noch keine Nachrichten.")}</p>
            </Show>
            <Below follow />
            {move || talk.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || match barred.get() {
                Some(why) => view! { <p class="note talk-barred">{why.to_string()}</p> }.into_any(),
                None => view! {
                    <Composer talk channel=channel.clone() name=name.clone() links quote />
                    {plans.compose.run((talk, channel.clone()))}
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
            <button type="button" class="primary talk-below" on:click=move |_| follow.go_down()>
                {words}
            </button>
        </Show>
    }
}
