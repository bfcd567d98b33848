//! The people who have answered a plan, and their answers.

use crate::{
    chat::{Chat, Proposal, Reply},
    lobby::Occupant,
    play::TablePage,
};
use leptos::prelude::*;

/// Draws who has answered what.
#[component]
pub fn Answers(
    chat: Chat,
    channel: String,
    now: Memo<Option<Proposal>>,
    by: Option<u8>,
) -> impl IntoView {
    let rows = move || {
        let it = now.get()?;
        if it.withdrawn {
            let withdrawn = word!("Withdrawn." | "Zurückgezogen.");
            return Some(view! { <p class="plan-state">{withdrawn}</p> }.into_any());
        }
        let members = members(chat, &channel, by);
        let row = |seat: u8| {
            let reply = it.replies.iter().find(|(by, _)| *by == seat);
            let (class, sign, word) = match reply.map(|(_, reply)| *reply) {
                Some(Reply::Accepted) => ("plan-yes", "✓", word!("accepts" | "nimmt an")),
                Some(Reply::Declined) => ("plan-no", "✗", word!("declines" | "lehnt ab")),
                None => (
                    "plan-waits",
                    "…",
                    word!("has not answered" | "hat nicht geantwortet"),
                ),
            };
            let name = chat.page.with_untracked(|it| seat_name(it, seat));
            view! {
                <li class=class><span aria-hidden="true">{sign}</span>" "{name}": "{word}</li>
            }
        };
        let rows = members.into_iter().map(row).collect_view();
        let label = word!("Answers" | "Antworten");
        Some(view! { <ul class="plan-answers" aria-label=label>{rows}</ul> }.into_any())
    };
    view! { {rows} }
}

/// The seats that can answer; the computer answers nothing.
fn members(chat: Chat, channel: &str, by: Option<u8>) -> Vec<u8> {
    chat.page.with_untracked(|page| {
        let seats = page.table.seats.iter();
        let belongs =
            |seat: u8| channel == "hall" || channel.split('-').any(|it| it.parse() == Ok(seat));
        seats
            .filter(|it| belongs(it.seat) && Some(it.seat) != by)
            .filter(|it| !matches!(it.occupant, Occupant::Computer))
            .map(|it| it.seat)
            .collect()
    })
}

fn seat_name(page: &TablePage, seat: u8) -> String {
    let row = page.table.seats.iter().find(|it| it.seat == seat);
    row.map(|it| it.label.clone()).unwrap_or_default()
}
