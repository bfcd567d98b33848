//! An open channel: its lines, the newest at the bottom, and the place to write.

mod follow;

use super::{Links, Plans, composer::Composer, line::LineView};
use crate::chat::{
    Chat, Line,
    clock::when,
    names::{GALLERY, HALL, is_among_computers, person, readers, title},
};
use crate::reactive::memo;
use follow::Follow;
use leptos::{html, prelude::*};
use std::iter;

/// So long the lines of one speaker stand together, in milliseconds.
const A_WHILE: i64 = 300_000;

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
    let person = chat.page.with_untracked(|it| person(it, &channel));
    let readers = chat.page.with_untracked(|it| readers(it, &channel));
    let log = NodeRef::<html::Div>::new();
    let follow = Follow::new(chat, log, on, stir);
    let there = memo(move |_| chat.lines.with(Option::is_some));
    // Until the lines are there their place is kept: nothing below it moves.
    let waits = memo(move |_| !there.get());
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
    let alone = memo(move |_| chat.page.with(is_among_computers));
    let invited = move || {
        let free = barred.with(Option::is_none);
        free.then(|| view! { <span class="note">{invitation(alone.get())}</span> })
    };
    view! {
        <section class="chat-room">
            <header class="chat-head">
                <h3>{name.clone()}</h3>
                {person.map(|it| view! { <span class="note">{it}</span> })}
                <p class="note">{readers}</p>
            </header>
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
                        each=move || chat.lines.with(|it| rows(it.as_deref().unwrap_or_default()))
                        key=|(it, goes_on)| {
                            let quoted = it.quote.as_ref().map(|it| it.text.clone());
                            (it.id.clone(), it.muted, it.edited, quoted, *goes_on)
                        }
                        let:row
                    >
                        <LineView chat line=row.0 goes_on=row.1 links plans quote />
                    </For>
                </div>
            })}
            <Show when=move || empty.get() || waits.get()>
                <p class="chat-empty" class:chat-waits=waits>
                    <strong>{word!("No messages yet." | "Noch keine Nachrichten.")}</strong>
                    {invited}
                </p>
            </Show>
            <Below follow />
            {move || chat.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || match barred.get() {
                Some(why) => view! { <p class="note chat-barred">{why.to_string()}</p> }.into_any(),
                None => view! {
                    <div class="chat-foot">
                        <Composer chat channel=channel.clone() name=name.clone() links quote />
                        {plans.compose.run((chat, channel.clone()))}
                    </div>
                }
                .into_any(),
            }}
        </section>
    }
}

/// Returns the words below an empty channel; where only computers play, nobody would answer.
fn invitation(alone: bool) -> &'static str {
    if alone {
        return word!("The computers don't read this." | "Die Computer lesen das nicht.");
    }
    word!(
        "Say hello, offer a deal or ask for support."
            | "Begrüße die anderen, biete einen Handel an oder bitte um Unterstützung."
    )
}

/// The lines, each with true where it goes on with what its speaker said just before.
fn rows(lines: &[Line]) -> Vec<(Line, bool)> {
    let before = iter::once(None).chain(lines.iter().map(Some));
    let row = |(before, line): (Option<&Line>, &Line)| {
        let goes_on = before.is_some_and(|it| goes_on(it, line));
        (line.clone(), goes_on)
    };
    before.zip(lines).map(row).collect()
}

fn goes_on(before: &Line, line: &Line) -> bool {
    // All masked people of the gallery have one name.
    let known = line.seat.is_some() || line.mine;
    let same = known && before.seat == line.seat && before.name == line.name;
    let alike = before.mine == line.mine && before.muted == line.muted;
    let alone = line.quote.is_none() && line.proposal.is_none();
    same && alike && alone && line.at - before.at < A_WHILE
}

/// Draws how many lines have come out of sight, and the way down to them.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seat: u8, at: i64) -> Line {
        Line {
            id: at.to_string(),
            name: "Bob".into(),
            seat: Some(seat),
            mine: false,
            muted: false,
            text: "Hail".into(),
            quote: None,
            proposal: None,
            seq: 0,
            at,
            edited: None,
            unread: false,
        }
    }

    #[test]
    fn lines_of_one_speaker_stand_together_for_a_while() {
        let lines = [
            line(1, 0),
            line(1, 1),
            line(2, 2),
            line(1, 3),
            line(1, 3 + A_WHILE),
        ];
        let joined: Vec<bool> = rows(&lines).into_iter().map(|it| it.1).collect();
        assert_eq!(joined, [false, true, false, false, false]);
    }

    #[test]
    fn masked_people_of_the_gallery_may_be_several() {
        let masked = |at, mine| Line {
            name: "A spectator".into(),
            seat: None,
            mine,
            ..line(0, at)
        };
        let lines = [
            masked(0, false),
            masked(1, false),
            masked(2, true),
            masked(3, true),
        ];
        let joined: Vec<bool> = rows(&lines).into_iter().map(|it| it.1).collect();
        assert_eq!(joined, [false, false, false, true]);
    }
}
