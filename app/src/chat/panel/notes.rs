//! Notes to oneself by round, and whom one has muted.

mod kept;
mod muted;

use crate::chat::{Chat, Note, load_notes};
use crate::reactive::memo;
use kept::Page;
use leptos::{prelude::*, task::spawn_local};
use muted::Muted;

#[component]
pub fn Notes(chat: Chat) -> impl IntoView {
    let pages = RwSignal::new(None::<Vec<Note>>);
    let now = chat
        .known
        .with_untracked(|it| it.as_ref().map_or(0, |it| it.chapter));
    let at = chat.at();
    spawn_local(async move {
        match load_notes(at).await {
            Ok(mut notes) => {
                if notes.iter().all(|it| it.chapter != now) {
                    let text = String::new();
                    notes.push(Note { chapter: now, text });
                }
                // This round first.
                notes.reverse();
                pages.try_set(Some(notes));
            }
            Err(error) => {
                chat.refusal.try_set(Some(error));
            }
        }
    });
    let muted = memo(move |_| {
        chat.known
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.muted.clone()))
    });
    view! {
        <section class="chat-notes" aria-label=word!("Notes" | "Notizen")>
            <p class="note">{word!("Only you can read these." | "Nur du kannst sie lesen.")}</p>
            {move || {
                let pages = pages.get().unwrap_or_default().into_iter();
                pages.map(|note| view! { <Page chat note /> }).collect_view()
            }}
            {move || chat.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || {
                let muted = muted.get();
                (!muted.is_empty()).then(|| view! {
                    <h3>{word!("Muted and blocked" | "Stummgeschaltet und blockiert")}</h3>
                    <ul class="chat-muted">
                        {muted.into_iter().map(|it| view! { <Muted chat row=it /> }).collect_view()}
                    </ul>
                })
            }}
        </section>
    }
}
