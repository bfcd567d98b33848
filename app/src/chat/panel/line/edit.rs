//! Changing one's own line, for a minute.

use crate::chat::names::id_of;
use crate::reactive::effect;
use crate::{
    Error,
    chat::{Chat, Line, edit_line},
    unsent::write,
};
use leptos::{ev::SubmitEvent, html, prelude::*, task::spawn_local};

/// So long the server takes other words, in milliseconds.
const EDITABLE: u32 = 60_000;
/// The longest line, in characters.
const MOST: usize = 2000;

/// The state of a line of one's own.
#[derive(Clone, Copy, Default)]
pub struct Editing {
    /// True as long as it is of any use to change it.
    pub may: RwSignal<bool>,
    /// True while there is a place to write it anew.
    pub open: RwSignal<bool>,
}

/// The place to write a line anew.
#[component]
pub fn Edit(chat: Chat, line: Line, editing: Editing) -> impl IntoView {
    let Editing { may, open } = editing;
    let (id, at) = (StoredValue::new(line.id), line.at);
    let before = StoredValue::new(line.text);
    let unsent = StoredValue::new(id.with_value(|it| chat.unsent("edit", it)));
    let keep = move |text: &str| write(unsent.get_value().as_ref(), text);
    let typed = unsent.with_value(|it| it.as_ref()?.read());
    let may_still = chat.age(at) < f64::from(EDITABLE);
    if typed.is_some() && !may_still {
        keep("");
    }
    // A line that the stream brings before the answer has the words already.
    let changes = |typed: &String| before.with_value(|it| it.trim() != typed.trim());
    let typed = typed.filter(|it| may_still && changes(it));
    open.set(typed.is_some());
    let text = RwSignal::new(typed.unwrap_or_else(|| before.get_value()));
    let busy = RwSignal::new(false);
    let refusal = RwSignal::new(None::<Error>);
    for_a_minute(chat, at, may);
    let field = NodeRef::<html::Textarea>::new();
    effect(move |_| {
        if let Some(field) = field.get() {
            // Fails only for what cannot have it.
            let _ = field.focus();
        }
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        let (to, channel) = (chat.at(), chat.open.get_untracked());
        let (id, words) = (id.get_value(), text.get_untracked());
        // The stream brings the line anew, perhaps before the answer: this component is gone then.
        let unsent = unsent.get_value();
        busy.set(true);
        refusal.set(None);
        spawn_local(async move {
            match edit_line(to, channel.clone(), id.clone(), words).await {
                Ok(line) => {
                    write(unsent.as_ref(), "");
                    open.try_set(false);
                    if chat.is_open(&channel) {
                        chat.renew(vec![line]);
                        go_on_at(&id);
                    }
                }
                Err(error) => {
                    refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    };
    let cancel = move || {
        open.set(false);
        keep("");
        refusal.set(None);
        text.set(before.get_value());
        id.with_value(|it| go_on_at(it));
    };
    view! {
        <Show when=move || open.get()>
            <form class="chat-rewrite" on:submit=submit>
                <textarea
                    node_ref=field
                    rows="3"
                    maxlength=MOST
                    aria-label=word!("Edit your message" | "Deine Nachricht bearbeiten")
                    prop:value=move || text.get()
                    on:input=move |event| {
                        let words = event_target_value(&event);
                        keep(&words);
                        text.set(words);
                    }
                ></textarea>
                <div class="chat-actions">
                    <button type="submit" disabled=move || busy.get() || text.with(|it| it.trim().is_empty())>
                        {word!("Save" | "Speichern")}
                    </button>
                    <button type="button" class="plain" on:click=move |_| cancel()>
                        {word!("Cancel" | "Abbrechen")}
                    </button>
                </div>
            </form>
        </Show>
        {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
    }
}

/// The way to it goes with its use.
fn for_a_minute(chat: Chat, at: i64, may: RwSignal<bool>) {
    effect(move |_| {
        let rest = f64::from(EDITABLE) - chat.age(at);
        if rest <= 0.0 {
            return;
        }
        may.set(true);
        let over = move || {
            may.try_set(false);
        };
        let rest = std::time::Duration::from_secs_f64(rest.min(f64::from(EDITABLE)) / 1000.0);
        if let Ok(handle) = set_timeout_with_handle(over, rest) {
            on_cleanup(move || handle.clear());
        }
    });
}

/// Gives the focus to the line, as what had the keyboard is gone.
fn go_on_at(line: &str) {
    let id = id_of(line);
    #[cfg(feature = "hydrate")]
    request_animation_frame(move || {
        use wasm_bindgen::JsCast;
        let line = document().get_element_by_id(&id);
        if let Some(line) = line.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            // Fails only for what cannot have it.
            let _ = line.focus();
        }
    });
    #[cfg(not(feature = "hydrate"))]
    let _ = id;
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    #[test]
    fn the_button_is_there_as_long_as_the_platform_takes_other_words() {
        assert_eq!(i64::from(EDITABLE), platform::chat::EDITABLE);
        assert_eq!(MOST, platform::chat::MOST);
    }
}
