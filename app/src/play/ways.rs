//! What comes after the end: the game from its beginning, its record, and once more.

use super::{History, Rematch};
use crate::{browser::is_calm, reactive::memo};
use leptos::{form::ActionForm, prelude::*};

/// Links and buttons; nothing without a table around them.
#[component]
pub fn Ways() -> impl IntoView {
    let history = use_context::<History>()?;
    let (id, played) = history
        .live
        .with_untracked(|it| (it.table.id.clone(), !it.my_seats.is_empty()));
    let recorded = move || {
        history
            .live
            .with(|it| it.seed.as_ref().is_some_and(|it| it.recorded))
    };
    let record = format!("/tables/{id}/record");
    let picture = history.live.with_untracked(|it| it.picture.clone());
    let rematch = memo(move |_| history.live.with(|it| it.rematch.clone()));
    Some(view! {
        <div class="end-ways">
            <Watch words=word!("Watch from the start" | "Von Anfang an ansehen") />
            {move || match rematch.get() {
                Some(path) => view! {
                    <a class="button primary" href=path>{word!("Go to the rematch" | "Zur Revanche")}</a>
                }
                .into_any(),
                None => played.then(|| view! { <Again id=id.clone() /> }).into_any(),
            }}
            <a class="button quiet" href=picture rel="external" target="_blank">
                {word!("Picture to share" | "Bild zum Teilen")}
            </a>
            {move || recorded().then(|| view! {
                <a class="button quiet" href=record.clone() rel="external" download>
                    {word!("Download the game record" | "Protokoll herunterladen")}
                </a>
            })}
        </div>
    })
}

/// The way to the first moment, from which the game goes on by itself.
#[component]
pub fn Watch(words: &'static str, #[prop(optional)] primary: bool) -> impl IntoView {
    let history = use_context::<History>()?;
    let start = move || {
        let first = history.steps().first().copied();
        history.link(first.unwrap_or_default())
    };
    // Where nothing is to move by itself, it waits at its first moment.
    Some(view! {
        <a
            class="button"
            class:primary=primary
            href=start
            data-noscroll="true"
            on:click=move |_| history.playing.set(!is_calm())
        >
            {words}
        </a>
    })
}

#[component]
fn Again(id: String) -> impl IntoView {
    let action = ServerAction::<Rematch>::new();
    let refusal = move || action.value().get().and_then(Result::err);
    view! {
        <ActionForm action>
            <input type="hidden" name="table" value=id />
            <button class="button primary" type="submit" disabled=move || action.pending().get()>
                {word!("Rematch" | "Revanche")}
            </button>
        </ActionForm>
        {move || refusal().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
    }
}
