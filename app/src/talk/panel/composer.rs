//! The place to write.

use super::{Links, line::Quoted};
use crate::talk::{Line, Quote, Talk, say, state::Draft};
use leptos::{ev::KeyboardEvent, html, prelude::*, task::spawn_local};

/// The longest line, in characters.
const MOST: usize = 2000;
/// From so many left on, it is said how many.
const FEW: usize = 200;

#[component]
pub fn Composer(
    talk: Talk,
    channel: String,
    name: String,
    links: Links,
    quote: RwSignal<Option<Line>>,
) -> impl IntoView {
    let channel = StoredValue::new(channel);
    let begun = channel.with_value(|it| talk.draft(it));
    let text = RwSignal::new(begun.text);
    quote.set(begun.quote);
    // The id of what was sent and perhaps not taken: the same words go again under the same one.
    let tried = StoredValue::new(begun.tried);
    let keep = move || {
        channel.with_value(|it| {
            let draft = Draft {
                text: text.get_untracked(),
                quote: quote.get_untracked(),
                tried: tried.get_value(),
            };
            talk.keep_draft(it, draft);
        });
    };
    let field = NodeRef::<html::Textarea>::new();
    // Whoever quotes goes on writing.
    Effect::new(move |before: Option<()>| {
        if quote.with(Option::is_some)
            && before.is_some()
            && let Some(field) = field.get_untracked()
        {
            let _ = field.focus();
        }
    });
    let busy = RwSignal::new(false);
    let send = move || {
        let words = text.get_untracked();
        if busy.get_untracked() || words.trim().is_empty() {
            return;
        }
        let answers = quote.with_untracked(|it| it.as_ref().map(|it| it.id.clone()));
        let same = tried
            .get_value()
            .filter(|it| it.0 == words && it.1 == answers);
        let id = same.map_or_else(fresh_id, |it| it.2);
        tried.set_value(Some((words.clone(), answers.clone(), id.clone())));
        keep();
        busy.set(true);
        talk.refusal.set(None);
        let (at, to) = (talk.at(), channel.get_value());
        spawn_local(async move {
            match say(at, to.clone(), id, words, answers).await {
                Ok(line) => {
                    talk.keep_draft(&to, Draft::default());
                    talk.said(&to, line);
                    text.try_set(String::new());
                    quote.try_set(None);
                    tried.try_set_value(None);
                }
                Err(error) => {
                    talk.refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    };
    let on_key = move |event: KeyboardEvent| {
        let plain = event.key() == "Enter" && !event.shift_key() && !event.is_composing();
        if plain && !has_no_keys() {
            event.prevent_default();
            send();
        }
    };
    let insert = move |event| {
        let place = event_target_value(&event);
        if place.is_empty() {
            return;
        }
        text.update(|it| {
            if !it.is_empty() && !it.ends_with(char::is_whitespace) {
                it.push(' ');
            }
            it.extend(["[", &place, "] "]);
        });
        keep();
        if let Some(field) = field.get_untracked() {
            let _ = field.focus();
        }
    };
    let left = Memo::new(move |_| {
        let left = MOST.saturating_sub(text.with(|it| it.chars().count()));
        (left < FEW).then_some(left)
    });
    view! {
        <form
            class="talk-composer"
            on:submit=move |event| {
                event.prevent_default();
                send();
            }
        >
            {move || quote.get().map(|it| view! {
                <div class="talk-quoting">
                    <Quoted talk quote=Quote { id: it.id, seat: it.seat, name: it.name, text: it.text } />
                    <button type="button" class="plain" on:click=move |_| quote.set(None)>
                        {word!("Do not quote" | "Nicht zitieren")}
                    </button>
                </div>
            })}
            // Never between the tags: what somebody writes is a property, and no HTML.
            <textarea
                node_ref=field
                rows="3"
                maxlength=MOST
                aria-label=say!("What you say: {name}" | "Was du sagst: {name}")
                aria-describedby="talk-hint"
                prop:value=move || text.get()
                on:input=move |event| {
                    text.set(event_target_value(&event));
                    keep();
                }
                on:keydown=on_key
            ></textarea>
            <div class="talk-send">
                <select
                    aria-label=word!("Link an area" | "Gebiet verlinken")
                    prop:value=""
                    on:change=insert
                >
                    <option value="">{word!("[Area]" | "[Gebiet]")}</option>
                    {(links.names)().into_iter().map(|it| view! { <option value=it>{it}</option> }).collect_view()}
                </select>
                <button type="submit" class="primary" disabled=move || busy.get() || text.with(|it| it.trim().is_empty())>
                    {word!("Send" | "Senden")}
                </button>
            </div>
            <p class="note" id="talk-hint">
                {move || match left.get() {
                    Some(left) => say!("{left} characters left" | "noch {left} Zeichen"),
                    None => word!(
                        "Shift and Enter: a new line. [Winterfell] lights the area, #12 leads to a moment." |
                        "Umschalt und Enter: neue Zeile. [Winterfell] zeigt das Gebiet, #12 führt zu einem Moment."
                    )
                    .to_owned(),
                }}
            </p>
        </form>
    }
}

/// Whether there is no keyboard whose Enter could mean Send.
fn has_no_keys() -> bool {
    #[cfg(feature = "hydrate")]
    {
        let window = web_sys::window();
        let coarse = window.and_then(|it| it.match_media("(pointer: coarse)").ok().flatten());
        coarse.is_some_and(|it| it.matches())
    }
    #[cfg(not(feature = "hydrate"))]
    false
}

/// 128 bits that nobody else will choose; they guard nothing.
fn fresh_id() -> String {
    #[cfg(feature = "hydrate")]
    {
        let digit = || {
            let chance = js_sys::Math::random() * 16.0;
            // At most 15.
            #[expect(clippy::cast_sign_loss, reason = "chance is never negative")]
            char::from_digit(chance as u32, 16).unwrap_or('0')
        };
        (0..32).map(|_| digit()).collect()
    }
    #[cfg(not(feature = "hydrate"))]
    String::new()
}
