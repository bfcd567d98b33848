//! The things that one can do with a line.

use super::{edit::Editing, report::Report};
use crate::{
    browser::fold,
    chat::{Chat, Line, Muting, mute_author},
};
use leptos::{html, prelude::*, task::spawn_local};

#[component]
pub fn More(
    chat: Chat,
    line: Line,
    who: String,
    quote: RwSignal<Option<Line>>,
    editing: Option<Editing>,
) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    let close = move || fold(menu);
    let line = StoredValue::new(line);
    let id = move || line.with_value(|it| it.id.clone());
    let mine = line.with_value(|it| it.mine);
    let reporting = RwSignal::new(false);
    let quiet = move |how: Muting| {
        let (at, channel) = (chat.at(), chat.open.get_untracked());
        spawn_local(async move {
            match mute_author(at, channel, id(), how).await {
                Ok(()) => {
                    chat.look();
                    chat.load();
                }
                Err(error) => {
                    chat.refusal.try_set(Some(error));
                }
            }
        });
    };
    let button = move |words: &'static str, press: Callback<()>| {
        view! {
            <button type="button" class="plain" on:click=move |_| press.run(())>
                {words}
            </button>
        }
    };
    view! {
        <details class="chat-more" node_ref=menu>
            <summary aria-label=say!("Actions for this message from {who}" | "Aktionen für diese Nachricht von {who}")>
                "⋯"
            </summary>
            <div class="chat-actions">
                {editing.map(|it| view! {
                    <Show when=move || it.may.get() && !it.open.get()>
                        {button(word!("Edit" | "Bearbeiten"), Callback::new(move |()| {
                            close();
                            it.open.set(true);
                        }))}
                    </Show>
                })}
                {button(word!("Quote" | "Zitieren"), Callback::new(move |()| {
                    close();
                    quote.set(Some(line.get_value()));
                }))}
                {(!mine).then(|| view! {
                    {button(word!("Mark as unread" | "Als ungelesen markieren"), Callback::new(move |()| chat.keep_unread(id())))}
                    {button(word!("Mute this person" | "Person stummschalten"), Callback::new(move |()| quiet(Muting::Mute)))}
                    {button(word!("Block this person" | "Person blockieren"), Callback::new(move |()| quiet(Muting::Block)))}
                    <button
                        type="button"
                        class="plain"
                        aria-expanded=move || if reporting.get() { "true" } else { "false" }
                        on:click=move |_| reporting.update(|it| *it = !*it)
                    >
                        {word!("Report" | "Melden")}
                    </button>
                })}
            </div>
            <Report chat line=id() open=reporting />
        </details>
    }
}
