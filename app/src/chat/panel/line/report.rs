//! Complaining about a line: what goes to the moderators is said before it goes.

use crate::reactive::effect;
use crate::{
    Error,
    chat::{Chat, report},
    unsent::write,
};
use leptos::{ev::SubmitEvent, html, prelude::*, task::spawn_local};

#[component]
pub fn Report(chat: Chat, line: String, open: RwSignal<bool>) -> impl IntoView {
    let unsent = StoredValue::new(chat.unsent("report", &line));
    let typed = unsent.with_value(|it| it.as_ref()?.read());
    let words = RwSignal::new(typed.unwrap_or_default());
    let keep = move |text: &str| write(unsent.get_value().as_ref(), text);
    let busy = RwSignal::new(false);
    let sent = RwSignal::new(false);
    let refusal = RwSignal::new(None::<Error>);
    let line = StoredValue::new(line);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let (at, channel) = (chat.at(), chat.open.get_untracked());
        let (line, words) = (line.get_value(), words.get_untracked());
        // Where the line is changed meanwhile, this component is gone.
        let unsent = unsent.get_value();
        busy.set(true);
        refusal.set(None);
        spawn_local(async move {
            match report(at, channel, line, words).await {
                Ok(()) => {
                    write(unsent.as_ref(), "");
                    sent.try_set(true);
                    open.try_set(false);
                }
                Err(error) => {
                    refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    };
    let form = NodeRef::<html::Form>::new();
    // Below the last line it would open out of sight.
    effect(move |_| {
        if let Some(form) = form.get() {
            request_animation_frame(move || form.scroll_into_view_with_bool(false));
        }
    });
    view! {
        <Show when=move || open.get()>
            <form class="chat-report" node_ref=form on:submit=submit>
                <p class="note">{what_goes()}</p>
                <label>
                    <span>{word!("What's wrong with it? (optional)" | "Was ist daran falsch? (freiwillig)")}</span>
                    <textarea
                        rows="2"
                        maxlength="1000"
                        prop:value=move || words.get()
                        on:input=move |event| {
                            let text = event_target_value(&event);
                            keep(&text);
                            words.set(text);
                        }
                    ></textarea>
                </label>
                <div class="chat-actions">
                    <button type="submit" disabled=move || busy.get()>
                        {word!("Send report" | "Meldung senden")}
                    </button>
                    <button type="button" class="plain" on:click=move |_| open.set(false)>
                        {word!("Cancel" | "Abbrechen")}
                    </button>
                </div>
            </form>
        </Show>
        {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
        <p role="status" class="note">{move || sent.get().then(thanks)}</p>
    }
}

fn what_goes() -> &'static str {
    word!(
        "Moderators will read this message and those before it in this conversation. After the game, everyone in the conversation is told that it was read."
            | "Moderatoren lesen dann diese Nachricht und die davor in diesem Gespräch. Nach dem Ende der Partie erfahren alle in diesem Gespräch, dass es gelesen wurde."
    )
}

fn thanks() -> &'static str {
    word!(
        "Reported, along with the messages before it."
            | "Gemeldet, zusammen mit den Nachrichten davor."
    )
}
