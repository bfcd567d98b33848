//! Somebody whom one does not hear, and the way back.

use crate::talk::{Hush, HushedRow, Talk, hear_again, names::seat_name};
use leptos::{prelude::*, task::spawn_local};

#[component]
pub fn Hushed(talk: Talk, row: HushedRow) -> impl IntoView {
    let HushedRow {
        id,
        name,
        seat,
        how,
    } = row;
    let name = name.unwrap_or_else(|| match seat {
        Some(seat) => talk.page.with_untracked(|it| seat_name(it, seat)),
        None => word!("A spectator" | "Ein Zuschauer").to_owned(),
    });
    let (how, label) = match how {
        Hush::Mute => (
            word!("muted" | "stummgeschaltet"),
            say!("Unmute {name}" | "{name} nicht mehr stummschalten"),
        ),
        Hush::Block => (
            word!("blocked" | "blockiert"),
            say!("Unblock {name}" | "{name} nicht mehr blockieren"),
        ),
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
