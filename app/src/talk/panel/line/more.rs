//! What one can do with a line.

use super::report::Report;
use crate::talk::{Hush, Line, Talk, hush_author};
use leptos::{prelude::*, task::spawn_local};

#[component]
pub fn More(talk: Talk, line: Line, who: String, quote: RwSignal<Option<Line>>) -> impl IntoView {
    let line = StoredValue::new(line);
    let id = move || line.with_value(|it| it.id.clone());
    let mine = line.with_value(|it| it.mine);
    let reporting = RwSignal::new(false);
    let quiet = move |how: Hush| {
        let (at, channel) = (talk.at(), talk.open.get_untracked());
        spawn_local(async move {
            match hush_author(at, channel, id(), how).await {
                Ok(()) => {
                    talk.look();
                    talk.load();
                }
                Err(error) => {
                    talk.refusal.try_set(Some(error));
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
        <details class="talk-more">
            <summary aria-label=say!("Actions for this message from {who}" | "Aktionen für diese Nachricht von {who}")>
                "⋯"
            </summary>
            <div class="talk-deeds">
                {button(word!("Quote" | "Zitieren"), Callback::new(move |()| quote.set(Some(line.get_value()))))}
                {(!mine).then(|| view! {
                    {button(word!("Mark as unread" | "Als ungelesen markieren"), Callback::new(move |()| talk.keep_unread(id())))}
                    {button(word!("Mute this person" | "Person stummschalten"), Callback::new(move |()| quiet(Hush::Mute)))}
                    {button(word!("Block this person" | "Person blockieren"), Callback::new(move |()| quiet(Hush::Block)))}
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
            <Report talk line=id() open=reporting />
        </details>
    }
}
