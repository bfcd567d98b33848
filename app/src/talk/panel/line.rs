//! Something that was said. Its text is only ever text.

mod edit;
mod more;
mod report;

use super::{Card, Links, Plans};
use crate::{
    games,
    play::Past,
    talk::{
        Line, Quote, Talk,
        clock::when,
        names::seat_name,
        pieces::{Piece, pieces},
    },
};
use edit::Edit;
use leptos::prelude::*;
use more::More;

/// The identifier of a line on the page.
pub fn id_of(line: &str) -> String {
    ["line-", line].concat()
}

#[component]
pub fn LineView(
    talk: Talk,
    line: Line,
    links: Links,
    plans: Plans,
    quote: RwSignal<Option<Line>>,
) -> impl IntoView {
    let who = speaker(talk, line.seat, &line.name);
    let mark = talk.page.with_untracked(|page| {
        let label = seat_name(page, line.seat?);
        Some(games::seat_mark(&page.table.kind, &label))
    });
    let past = use_context::<Past>();
    let (at, mine, new) = (line.seq, line.mine, line.unread);
    let id = id_of(&line.id);
    let edits = mine && line.proposal.is_none();
    let plan = line.proposal.as_ref().map(|_| Card::of(talk, &line));
    let plan = plan.map(|it| plans.card.run(it));
    let text = if line.text.is_empty() && plan.is_some() {
        ().into_any()
    } else if line.hushed {
        view! { <p class="note">{hushed()}</p> }.into_any()
    } else {
        view! { <p class="talk-text"><Text talk text=line.text.clone() links /></p> }.into_any()
    };
    view! {
        <article class="talk-line" id=id tabindex="-1" class:talk-mine=mine class:talk-new=new>
            <header>
                {mark}
                <strong>{who.clone()}</strong>
                {(line.seat.is_some() && !line.name.is_empty()).then(|| view! { <span class="note">{line.name.clone()}</span> })}
                <a
                    class="talk-when"
                    href=move || Past::link_of(past, at)
                    data-noscroll="true"
                    title=word!("The board at that moment" | "Das Brett zu diesem Zeitpunkt")
                >
                    {when(line.at)}
                </a>
                {line.edited.map(|_| view! { <span class="note talk-edited">{word!("edited" | "bearbeitet")}</span> })}
                {line.unread.then(|| view! { <span class="log-new">{word!("new" | "neu")}</span> })}
            </header>
            {line.quote.clone().map(|it| view! { <Quoted talk quote=it /> })}
            {text}
            {plan}
            {edits.then(|| view! { <Edit talk line=line.clone() /> })}
            <More talk line who quote />
        </article>
    }
}

fn hushed() -> &'static str {
    word!(
        "You have muted this person. You can unmute them under “Notes”."
            | "Du hast diese Person stummgeschaltet. Unter „Notizen“ kannst du das aufheben."
    )
}

/// What the seat is called, or the name of a spectator.
pub fn speaker(talk: Talk, seat: Option<u8>, name: &str) -> String {
    match seat {
        Some(seat) => talk.page.with_untracked(|it| seat_name(it, seat)),
        None => name.to_owned(),
    }
}

/// The line that is answered.
#[component]
pub fn Quoted(talk: Talk, quote: Quote) -> impl IntoView {
    let who = speaker(talk, quote.seat, &quote.name);
    view! {
        <blockquote class="talk-quote">
            <strong>{who}</strong>
            " "
            {quote.text}
        </blockquote>
    }
}

/// The words of a line, with links to places and moments.
#[component]
pub fn Text(talk: Talk, text: String, links: Links) -> impl IntoView {
    let last = talk.page.with_untracked(|it| it.seq);
    let past = use_context::<Past>();
    let piece = move |it| match it {
        Piece::Words(words) => words.into_any(),
        Piece::Moment(seq) => view! {
            <a href=move || Past::link_of(past, seq) data-noscroll="true">{format!("#{seq}")}</a>
        }
        .into_any(),
        Piece::Place(name, place) => view! {
            <button
                type="button"
                class="talk-place"
                on:pointerenter=move |_| links.light.run(Some(place))
                on:pointerleave=move |_| links.light.run(None)
                on:focus=move |_| links.light.run(Some(place))
                on:blur=move |_| links.light.run(None)
                on:click=move |_| links.go.run(place)
            >
                {name}
            </button>
        }
        .into_any(),
    };
    pieces(&text, links.place, last)
        .into_iter()
        .map(piece)
        .collect_view()
}
