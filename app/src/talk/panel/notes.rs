//! Notes to oneself by round, and whom one has hushed.

use crate::talk::{
    Hush, HushedRow, Note, Talk, hear_again, load_notes, names::seat_name, write_note,
};
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
    let hushed = Memo::new(move |_| {
        talk.known
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.hushed.clone()))
    });
    view! {
        <section class="talk-notes" aria-label=word!("Notes" | "Notizen")>
            <p class="note">{word!("Nobody else ever reads these." | "Die liest niemand außer dir.")}</p>
            {move || {
                let pages = pages.get().unwrap_or_default().into_iter();
                pages.map(|note| view! { <Page talk note /> }).collect_view()
            }}
            {move || talk.refusal.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || {
                let hushed = hushed.get();
                (!hushed.is_empty()).then(|| view! {
                    <h3>{word!("Whom you do not hear" | "Wen du nicht hörst")}</h3>
                    <ul class="talk-hushed">
                        {hushed.into_iter().map(|it| view! { <Hushed talk row=it /> }).collect_view()}
                    </ul>
                })
            }}
        </section>
    }
}

/// The note of a round. It is kept when one leaves it.
#[component]
fn Page(talk: Talk, note: Note) -> impl IntoView {
    let Note { chapter, text } = note;
    let text = RwSignal::new(text);
    let told = RwSignal::new(None::<String>);
    let keep = move |event| {
        text.set(event_target_value(&event));
        let (at, words) = (talk.at(), text.get_untracked());
        spawn_local(async move {
            let said = match write_note(at, chapter, words).await {
                Ok(()) => word!("Kept." | "Aufgehoben.").to_owned(),
                Err(error) => error.to_string(),
            };
            told.try_set(Some(said));
        });
    };
    let name = if chapter == 0 {
        word!("Before the start" | "Vor dem Beginn").to_owned()
    } else {
        say!("Round {chapter}" | "Runde {chapter}")
    };
    view! {
        <label class="talk-note">
            <span>{name}</span>
            <textarea rows="4" maxlength="2000" prop:value=move || text.get() on:change=keep></textarea>
        </label>
        <p role="status" class="note">{move || told.get()}</p>
    }
}

#[component]
fn Hushed(talk: Talk, row: HushedRow) -> impl IntoView {
    let HushedRow {
        id,
        name,
        seat,
        how,
    } = row;
    let name = name.unwrap_or_else(|| match seat {
        Some(seat) => talk.page.with_untracked(|it| seat_name(it, seat)),
        None => word!("A spectator" | "Jemand, der zuschaut").to_owned(),
    });
    let how = match how {
        Hush::Mute => word!("muted" | "stummgeschaltet"),
        Hush::Block => word!("blocked" | "blockiert"),
    };
    let again = move |_| {
        let id = id.clone();
        spawn_local(async move {
            match hear_again(id).await {
                Ok(()) => talk.look(),
                Err(error) => {
                    talk.refusal.try_set(Some(error));
                }
            }
        });
    };
    let label = say!("Hear {name} again" | "{name} wieder hören");
    view! {
        <li>
            <strong>{name}</strong>
            <span class="note">{how}</span>
            <button type="button" class="plain" on:click=again>{label}</button>
        </li>
    }
}
