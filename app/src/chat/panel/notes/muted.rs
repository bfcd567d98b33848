//! Somebody whom one does not hear, and the way back.

use crate::chat::{Chat, MutedRow, Muting, hear_again, names::seat_name};
use leptos::{prelude::*, task::spawn_local};

#[component]
pub fn Muted(chat: Chat, row: MutedRow) -> impl IntoView {
    let MutedRow {
        id,
        name,
        seat,
        how,
    } = row;
    let name = name.unwrap_or_else(|| match seat {
        Some(seat) => chat.page.with_untracked(|it| seat_name(it, seat)),
        None => word!("A spectator" | "Ein Zuschauer").to_owned(),
    });
    let (how, label) = match how {
        Muting::Mute => (
            word!("muted" | "stummgeschaltet"),
            say!("Unmute {name}" | "{name} nicht mehr stummschalten"),
        ),
        Muting::Block => (
            word!("blocked" | "blockiert"),
            say!("Unblock {name}" | "{name} nicht mehr blockieren"),
        ),
    };
    let again = move |_| {
        let id = id.clone();
        spawn_local(async move {
            match hear_again(id).await {
                Ok(()) => chat.look(),
                Err(error) => {
                    chat.refusal.try_set(Some(error));
                }
            }
        });
    };
    view! {
        <li>
            <strong>{name}</strong>
            " "
            <span class="note">{how}</span>
            " "
            <button type="button" class="plain" on:click=again>{label}</button>
        </li>
    }
}
