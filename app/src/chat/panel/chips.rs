//! The row of conversations, and what else the panel can show.

use super::{Count, Shown};
use crate::chat::{
    Chat,
    names::{GALLERY, HALL, others, person, seat_name, title},
};
use crate::games;
use crate::reactive::memo;
use leptos::prelude::*;

// On a grid of 24.
const HEARTH: &str = "M4 20V10l8-6l8 6v10zM10 20v-6h4v6";
const EYE: &str = "M2 12q10-12 20 0q-10 12-20 0zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z";
const SEVERAL: &str =
    "M9 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM3 19q0-5 6-5t6 5M15 5.3a3 3 0 0 1 0 5.4M17 14.3q4 1 4 4.7";
const GATHER: &str = "M9 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM3 19q0-5 6-5t6 5M19 8v6M16 11h6";
const PAGE: &str = "M6 3h8l4 4v14H6zM9 11h6M9 15h6";
const LENS: &str = "M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM15 15l5 5";

/// An icon; words stand beside it or are heard.
#[component]
fn Icon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}

/// A channel to open.
#[component]
pub fn Chip(
    chat: Chat,
    channel: String,
    shown: RwSignal<Shown>,
    open: Callback<String>,
) -> impl IntoView {
    let row = channel.clone();
    let unread = memo(move |_| chat.unread_in(&row));
    let name = chat.page.with_untracked(|it| title(it, &channel));
    let mark = chat.page.with_untracked(|page| {
        let others = others(page, &channel);
        let &[only] = &others[..] else { return None };
        games::seat_mark(&page.table.kind, &seat_name(page, only))
    });
    let path = match &*channel {
        HALL => HEARTH,
        GALLERY => EYE,
        _ => SEVERAL,
    };
    let mark = mark.unwrap_or_else(|| view! { <Icon path /> }.into_any());
    let person = chat.page.with_untracked(|it| person(it, &channel));
    let here = channel.clone();
    let on = move || shown.get() == Shown::Channel && chat.open.with(|it| *it == here);
    view! {
        <button
            type="button"
            class="chat-chip"
            aria-pressed=move || if on() { "true" } else { "false" }
            on:click=move |_| open.run(channel.clone())
        >
            {mark}
            <span class="chat-named">{name}</span>
            {person.map(|it| view! { <span class="unseen">" (" {it} ")"</span> })}
            {move || view! { <Count unread=unread.get() /> }}
        </button>
    }
}

/// Something else to show, beside the conversations.
#[component]
pub fn Tool(shown: RwSignal<Shown>, to: Shown) -> impl IntoView {
    // There is room for a short word below the icon.
    let (name, path) = match to {
        Shown::Channel => return None,
        Shown::Group => (word!("New group" | "Neue Gruppe"), GATHER),
        Shown::Notes => (word!("Notes" | "Notizen"), PAGE),
        Shown::Find => (word!("Search" | "Suche"), LENS),
    };
    Some(view! {
        <button
            type="button"
            class="chat-chip chat-tool"
            title=name
            aria-pressed=move || if shown.get() == to { "true" } else { "false" }
            on:click=move |_| shown.set(to)
        >
            <Icon path />
            <span>{name}</span>
        </button>
    })
}
