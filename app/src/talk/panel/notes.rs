//! Notes to oneself by round, and whom one has hushed.

mod hushed;
mod kept;

use crate::reactive::memo;
use crate::talk::{Note, Talk, load_notes};
use hushed::Hushed;
use kept::Page;
use leptos::{prelude::*, task::spawn_local};

#[component]
pub fn Notes(talk: Talk) -> impl IntoView {
    let pages = RwSignal::new(None::<Vec<Note>>);
    let now = talk
        .known
        .with_untracked(|it| it.as_ref().map_or(0, |it| it.chapter));
    let at = talk.at();
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
                talk.refusal.try_set(Some(error));
            }
        }
    });
    let hushed = memo(move |_| {
        talk.known
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.hushed.clone()))
    });
    view! {
        <section class="talk-notes" aria-label=word!("Notes" | "Notizen")>
            <p class="note">{word!("Only you can read these." | "Nur du kannst sie lesen.")}</p>
            {move || {
                let pages = pages.get().unwrap_or_default().into_iter();
                pages.map(|note| view! { <Page talk note /> }).collect_view()
            }}
            {move || talk.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || {
                let hushed = hushed.get();
                (!hushed.is_empty()).then(|| view! {
                    <h3>{word!("Muted and blocked" | "Stummgeschaltet und blockiert")}</h3>
                    <ul class="talk-hushed">
                        {hushed.into_iter().map(|it| view! { <Hushed talk row=it /> }).collect_view()}
                    </ul>
                })
            }}
        </section>
    }
}
