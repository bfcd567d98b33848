//! The place to write.

mod sending;

use super::{Links, line::Quoted};
use crate::chat::{
    Chat, Line, Quote,
    names::{GALLERY, HALL},
};
use crate::reactive::{effect, memo};
use leptos::{ev::KeyboardEvent, html, prelude::*};
use sending::Sending;
pub use sending::fresh_id;

/// The longest line, in characters.
const MOST: usize = 2000;
/// From so many left on, it is said how many.
const FEW: usize = 200;
/// The id of the line that tells what can be written.
const HELP: &str = "chat-help";

fn what_to_write() -> &'static str {
    word!("What you can write" | "Was du schreiben kannst")
}

#[component]
pub fn Composer(
    chat: Chat,
    channel: String,
    name: String,
    links: Links,
    quote: RwSignal<Option<Line>>,
) -> impl IntoView {
    let to = match &*channel {
        HALL => word!("Write to everyone" | "An alle schreiben").to_owned(),
        GALLERY => word!("Write to the spectators" | "An die Zuschauer schreiben").to_owned(),
        _ => say!("Write to {name}" | "An {name} schreiben"),
    };
    let sending = Sending::new(chat, channel, quote);
    let text = sending.text;
    let field = NodeRef::<html::Textarea>::new();
    let write_on = move || {
        if let Some(field) = field.get_untracked() {
            // Fails only for what cannot have it.
            let _ = field.focus();
        }
    };
    // Whoever quotes goes on writing.
    effect(move |before: Option<()>| {
        if quote.with(Option::is_some) && before.is_some() {
            write_on();
        }
    });
    let on_key = move |event: KeyboardEvent| {
        let plain = event.key() == "Enter" && !event.shift_key() && !event.is_composing();
        if plain && !has_no_keys() {
            event.prevent_default();
            sending.send();
        }
    };
    let help = RwSignal::new(false);
    let insert = move |place: String| {
        sending.insert(&place);
        write_on();
    };
    view! {
        <form
            class="chat-composer"
            on:submit=move |event| {
                event.prevent_default();
                sending.send();
            }
        >
            {move || quote.get().map(|it| view! { <Quoting chat line=it quote /> })}
            <div class="chat-send">
                <button
                    type="button"
                    class="plain chat-ask"
                    aria-label=what_to_write()
                    title=what_to_write()
                    aria-expanded=move || if help.get() { "true" } else { "false" }
                    aria-controls=HELP
                    on:click=move |_| help.update(|it| *it = !*it)
                >
                    "?"
                </button>
            // Never between the tags: what somebody writes is a property, and no HTML.
            <textarea
                node_ref=field
                rows="1"
                maxlength=MOST
                placeholder=to
                aria-label=say!("Message: {name}" | "Nachricht: {name}")
                aria-describedby="chat-hint"
                prop:value=move || text.get()
                on:input=move |event| sending.write(event_target_value(&event))
                on:keydown=on_key
            ></textarea>
                <button
                    type="submit"
                    class="primary"
                    disabled=move || sending.busy.get() || text.with(|it| it.trim().is_empty())
                >
                    {word!("Send" | "Senden")}
                </button>
            </div>
            <Left text />
            <div class="chat-help" id=HELP hidden=move || !help.get()>
                <Areas links insert=Callback::new(insert) />
                <Hint links />
            </div>
        </form>
    }
}

/// The line that is answered, and the way not to.
#[component]
fn Quoting(chat: Chat, line: Line, quote: RwSignal<Option<Line>>) -> impl IntoView {
    let answered = Quote {
        id: line.id,
        seat: line.seat,
        name: line.name,
        text: line.text,
    };
    view! {
        <div class="chat-quoting">
            <Quoted chat quote=answered />
            <button type="button" class="plain" on:click=move |_| quote.set(None)>
                {word!("Remove quote" | "Zitat entfernen")}
            </button>
        </div>
    }
}

/// All areas, to link one without typing its name.
#[component]
fn Areas(links: Links, insert: Callback<String>) -> impl IntoView {
    let choose = move |event| {
        let place = event_target_value(&event);
        if !place.is_empty() {
            insert.run(place);
        }
    };
    let names = (links.names)();
    (!names.is_empty()).then(|| view! {
        <select aria-label=word!("Link an area" | "Gebiet verlinken") prop:value="" on:change=choose>
            <option value="">{word!("[Area]" | "[Gebiet]")}</option>
            {names.into_iter().map(|it| view! { <option value=it>{it}</option> }).collect_view()}
        </select>
    })
}

/// The number of characters that can still be written, where it is small.
#[component]
fn Left(text: RwSignal<String>) -> impl IntoView {
    let left = memo(move |_| {
        let left = MOST.saturating_sub(text.with(|it| it.chars().count()));
        (left < FEW).then_some(left)
    });
    let words = |left| say!("{left} characters left" | "noch {left} Zeichen");
    move || {
        left.get()
            .map(|it| view! { <p class="note">{words(it)}</p> })
    }
}

/// The help for writing: places and moments.
#[component]
fn Hint(links: Links) -> impl IntoView {
    let links = match (links.names)().first() {
        Some(place) => say!(
            "[{place}] links to the area, #12 to a moment."
                | "[{place}] verweist auf das Gebiet, #12 auf einen Moment."
        ),
        None => word!("#12 links to a moment." | "#12 verweist auf einen Moment.").to_owned(),
    };
    view! {
        <p class="note" id="chat-hint">
            <span class="with-keys">
                {word!("Shift+Enter for a new line. " | "Umschalt+Enter für eine neue Zeile. ")}
            </span>
            {links}
        </p>
    }
}

/// Tells whether there is no keyboard whose Enter could mean Send.
fn has_no_keys() -> bool {
    crate::browser::matches("(pointer: coarse)")
}
