//! The ways on after the end: once more, the game from its beginning, a picture of it, and the way out.

use super::{History, Rematch};
use crate::{
    browser::is_calm,
    reactive::memo,
    sheets::{self, Sheet},
};
use leptos::{form::ActionForm, prelude::*};

const CROSSED: &str = "M5 4l13 13M19 4L6 17M4 15l5 5M20 15l-5 5";
const PLAY: &str = "M7 4l13 8-13 8z";
const SHARE: &str = "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8";
const DOOR: &str = "M14 4h5v16h-5M4 12h10M10 8l4 4-4 4";

/// Links and buttons; nothing without a table around them.
#[component]
pub fn AfterGame(
    /// Another way to play on, beside the rematch.
    #[prop(optional)]
    more: Option<AnyView>,
) -> impl IntoView {
    let history = use_context::<History>()?;
    sheets::at_once(Sheet::End);
    let (id, played) = history
        .live
        .with_untracked(|it| (it.table.id.clone(), !it.my_seats.is_empty()));
    let rematch = memo(move |_| history.live.with(|it| it.rematch.clone()));
    let joined = memo(move |_| history.live.with(|it| it.joined));
    Some(view! {
        <div class="end-ways">
            {move || match rematch.get() {
                Some(path) => view! {
                    <a class="button primary" href=path>
                        <Sign path=CROSSED />
                        <span>{move || again(joined.get())}</span>
                    </a>
                }
                .into_any(),
                None => played.then(|| view! { <Again id=id.clone() /> }).into_any(),
            }}
            {more}
            <Watch />
            <Share />
            <Record />
            <Leave />
        </div>
    })
}

/// "Rematch: 3 of 4 said yes"; where nobody may know how many, only the way there.
fn again(joined: Option<(u32, u32)>) -> String {
    joined.map_or_else(
        || word!("Go to the rematch" | "Zur Revanche").to_owned(),
        |(here, of)| {
            say!("Rematch: {here} of {of} said yes" | "Revanche: {here} von {of} sind dabei")
        },
    )
}

/// The way to the first moment, from which the game goes on by itself.
#[component]
fn Watch() -> impl IntoView {
    let history = use_context::<History>()?;
    let start = move || {
        let first = history.steps().first().copied();
        history.link(first.unwrap_or_default())
    };
    // Where nothing is to move by itself, it waits at its first moment.
    Some(view! {
        <a
            class="button end-watch"
            href=start
            data-noscroll="true"
            on:click=move |_| history.playing.set(!is_calm())
        >
            <Sign path=PLAY />
            <span>{word!("Watch again" | "Rückblick")}</span>
        </a>
    })
}

/// The picture of the table.
#[component]
fn Share() -> impl IntoView {
    let history = use_context::<History>()?;
    let picture = history.live.with_untracked(|it| it.picture.clone());
    Some(view! {
        <a
            class="button end-share"
            href=picture
            rel="external"
            target="_blank"
            title=word!("A picture to share" | "Ein Bild zum Teilen")
        >
            <Sign path=SHARE />
            <span>{word!("Share" | "Teilen")}</span>
        </a>
    })
}

/// The record of the game, where there is one.
#[component]
pub fn Record() -> impl IntoView {
    let history = use_context::<History>()?;
    let record = history
        .live
        .with_untracked(|it| format!("/tables/{}/record", it.table.id));
    let recorded = move || {
        history
            .live
            .with(|it| it.seed.as_ref().is_some_and(|it| it.recorded))
    };
    Some(move || {
        recorded().then(|| {
            view! {
                <a class="button quiet end-record" href=record.clone() rel="external" download>
                    {word!("Download the game record" | "Protokoll herunterladen")}
                </a>
            }
        })
    })
}

/// The way out, to the other tables.
#[component]
pub fn Leave() -> impl IntoView {
    view! {
        <a class="button end-leave" href="/lobby">
            <Sign path=DOOR />
            <span>{word!("Leave the table" | "Tisch verlassen")}</span>
        </a>
    }
}

#[component]
fn Sign(path: &'static str) -> impl IntoView {
    view! { <svg class="stroke" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=path /></svg> }
}

#[component]
fn Again(id: String) -> impl IntoView {
    let action = ServerAction::<Rematch>::new();
    let refusal = move || action.value().get().and_then(Result::err);
    view! {
        <ActionForm action>
            <input type="hidden" name="table" value=id />
            <button class="button primary" type="submit" disabled=move || action.pending().get()>
                <Sign path=CROSSED />
                <span>{word!("Rematch" | "Revanche")}</span>
            </button>
        </ActionForm>
        {move || refusal().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
    }
}
