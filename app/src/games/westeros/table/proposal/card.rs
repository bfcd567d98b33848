//! A plan in a message: its promises in words, who has answered what, and what one can do with it.

mod answers;
mod buttons;
mod tools;

use crate::reactive::memo;
use crate::{
    chat::{Card, Chat, Links, Proposal, Reply, Text},
    games::westeros::{
        map::HouseSigil,
        table::{state::PageState, traced::Tracing},
        wording::proposal as words,
    },
    json,
};
use answers::Answers;
use buttons::Buttons;
use leptos::prelude::*;
use tabletop::{Kept, Seat};
use tools::{CopyPart, ShowOnMap};
use westeros::{House, Plan, plan::Promise};

#[component]
pub fn PlanCard(state: PageState, tracing: Tracing, links: Links, it: Card) -> impl IntoView {
    let Card {
        chat,
        channel,
        line,
        seat,
    } = it;
    let id = line;
    let found = id.clone();
    // The line stays the same; its answers, and what is kept, come later.
    let now = memo(move |_| {
        chat.lines.with(|lines| {
            let line = lines.as_ref()?.iter().find(|it| it.id == found)?;
            line.proposal.clone()
        })
    });
    let first = now.get_untracked();
    let plan = first.as_ref().and_then(|it| json::read::<Plan>(&it.plan));
    let Some(plan) = plan else {
        return view! { <p class="note">{words::unreadable()}</p> }.into_any();
    };
    let author = seat.and_then(|it| state.view.with_untracked(|view| view.house_of(Seat(it))));
    let mine = state
        .view
        .with_untracked(|view| view.me.is_some() && view.me == author);
    let round = plan.round;
    let rows = plan
        .promises
        .iter()
        .enumerate()
        .map(|(at, &promise)| view! { <Row state chat links promise fate=fate(now, author, (at, promise)) /> })
        .collect_view();
    let plan = StoredValue::new(plan);
    view! {
        <section class="plan-card" aria-label=words::title(author, round)>
            <h4>{words::title(author, round)}</h4>
            <ul class="plan-promises">{rows}</ul>
            <Answers chat channel=channel.clone() now by=seat />
            <Buttons state chat to=(channel, id.clone()) now mine />
            <div class="plan-buttons">
                <ShowOnMap state tracing id=id.clone() plan author />
                <CopyPart state plan />
            </div>
        </section>
    }
    .into_any()
}

/// Returns what has become of a promise; nothing where nobody has made it.
fn fate(
    now: Memo<Option<Proposal>>,
    author: Option<House>,
    (at, promise): (usize, Promise),
) -> impl Fn(&PageState) -> Option<Kept> + Copy + Send + Sync {
    move |state: &PageState| {
        now.with(|it| {
            let it = it.as_ref()?;
            let kept = *it.kept.as_ref()?.get(at)?;
            let seat = state.view.with(|view| {
                view.in_play(promise.house)
                    .then(|| view.seat_of(promise.house))
            });
            let accepted = it
                .replies
                .iter()
                .any(|(by, reply)| Some(Seat(*by)) == seat && *reply == Reply::Accepted);
            let promised = author == Some(promise.house) || accepted;
            let over = !it.open;
            (promised && (over || kept != Kept::Open)).then_some(kept)
        })
    }
}

#[component]
fn Row<F>(state: PageState, chat: Chat, links: Links, promise: Promise, fate: F) -> impl IntoView
where
    F: Fn(&PageState) -> Option<Kept> + Copy + Send + Sync + 'static,
{
    view! {
        <li>
            <svg class="plan-sigil" viewBox="-20 -20 40 40" aria-hidden="true">
                <HouseSigil house=promise.house />
            </svg>
            <span class="plan-words"><Text chat text=words::promise(&promise) links /></span>
            {move || fate(&state).map(|kept| {
                let (class, sign, word) = fate_words(kept);
                view! {
                    <span class=class><span aria-hidden="true">{sign}</span>" "{word}</span>
                }
            })}
        </li>
    }
}

/// Returns the class, the sign and the word for what has become of a promise.
fn fate_words(kept: Kept) -> (&'static str, &'static str, &'static str) {
    match kept {
        Kept::Kept => ("plan-fate plan-kept", "✓", word!("kept" | "gehalten")),
        Kept::Broken => ("plan-fate plan-broken", "✗", word!("broken" | "gebrochen")),
        Kept::Open => ("plan-fate", "–", word!("did not arise" | "kam nicht dazu")),
    }
}
