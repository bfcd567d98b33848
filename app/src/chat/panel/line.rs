//! Something that was said. Its text is only ever text.

mod edit;
mod more;
mod report;

use super::{Card, Links, Plans};
use crate::{
    chat::{
        Chat, Line, Quote,
        clock::when,
        names::{id_of, seat_name},
        pieces::{Piece, pieces},
    },
    games,
    play::History,
};
use edit::{Edit, Editing};
use leptos::prelude::*;
use more::More;

#[component]
pub fn LineView(
    chat: Chat,
    line: Line,
    /// True where the same speaker has said something just before.
    goes_on: bool,
    links: Links,
    plans: Plans,
    quote: RwSignal<Option<Line>>,
) -> impl IntoView {
    let who = speaker(chat, line.seat, &line.name);
    let mark = chat.page.with_untracked(|page| {
        let label = seat_name(page, line.seat?);
        Some(games::seat_mark(&page.table.kind, &label))
    });
    let history = use_context::<History>();
    let (at, mine, new) = (line.seq, line.mine, line.unread);
    let id = id_of(&line.id);
    let editing = (mine && line.proposal.is_none()).then(Editing::default);
    let plan = line.proposal.as_ref().map(|_| Card::of(chat, &line));
    let plan = plan.map(|it| plans.card.run(it));
    let text = if line.text.is_empty() && plan.is_some() {
        ().into_any()
    } else if line.muted {
        view! { <p class="note">{muted()}</p> }.into_any()
    } else {
        view! { <p class="chat-text"><Text chat text=line.text.clone() links /></p> }.into_any()
    };
    view! {
        <article
            class="chat-line"
            id=id
            tabindex="-1"
            class:chat-mine=mine
            class:chat-new=new
            class:chat-goes-on=goes_on
        >
            {mark}
            <div class="chat-said">
                <header>
                    <strong>{who.clone()}</strong>
                    {(line.seat.is_some() && !line.name.is_empty()).then(|| view! { <span class="note">{line.name.clone()}</span> })}
                    <a
                        class="chat-when"
                        href=move || History::link_of(history, at)
                        data-noscroll="true"
                        title=word!("The board at that moment" | "Das Brett zu diesem Zeitpunkt")
                    >
                        {when(line.at)}
                    </a>
                    {line.edited.map(|_| view! { <span class="note chat-edited">{word!("edited" | "bearbeitet")}</span> })}
                    {line.unread.then(|| view! { <span class="log-new">{word!("new" | "neu")}</span> })}
                </header>
                {line.quote.clone().map(|it| view! { <Quoted chat quote=it /> })}
                {text}
                {plan}
                {editing.map(|editing| view! { <Edit chat line=line.clone() editing /> })}
                <More chat line who quote editing />
            </div>
        </article>
    }
}

fn muted() -> &'static str {
    word!(
        "You have muted this person. You can unmute them under “Notes”."
            | "Du hast diese Person stummgeschaltet. Unter „Notizen“ kannst du das aufheben."
    )
}

/// Tells what the seat is called, or the name of a spectator.
pub fn speaker(chat: Chat, seat: Option<u8>, name: &str) -> String {
    match seat {
        Some(seat) => chat.page.with_untracked(|it| seat_name(it, seat)),
        None => name.to_owned(),
    }
}

/// The line that is answered.
#[component]
pub fn Quoted(chat: Chat, quote: Quote) -> impl IntoView {
    let who = speaker(chat, quote.seat, &quote.name);
    view! {
        <blockquote class="chat-quote">
            <strong>{who}</strong>
            " "
            {quote.text}
        </blockquote>
    }
}

/// The words of a line, with links to places and moments.
#[component]
pub fn Text(chat: Chat, text: String, links: Links) -> impl IntoView {
    let last = chat.page.with_untracked(|it| it.seq);
    let history = use_context::<History>();
    // A place that goes with its line still loses the focus: nothing may be there to be lit then.
    let light = move |place| {
        links.light.try_run(place);
    };
    let piece = move |it| match it {
        Piece::Words(words) => words.into_any(),
        Piece::Revision(seq) => {
            let href = move || History::link_of(history, seq);
            view! { <a href=href data-noscroll="true">{format!("#{seq}")}</a> }.into_any()
        }
        Piece::Place(name, place) => view! {
            <button
                type="button"
                class="chat-place"
                on:pointerenter=move |_| light(Some(place))
                on:pointerleave=move |_| light(None)
                on:focus=move |_| light(Some(place))
                on:blur=move |_| light(None)
                on:click=move |_| links.go.run(place)
            >
                {(links.name)(place).map_or(name, str::to_owned)}
            </button>
        }
        .into_any(),
    };
    pieces(&text, links.place, last)
        .into_iter()
        .map(piece)
        .collect_view()
}
