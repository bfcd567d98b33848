//! The Westeros cards of a round, turned over from left to right; what each did stands under it.

use crate::games::westeros::{
    highlights::{Cards, DrawnCard, Highlight, Turn},
    page::SharedPage,
    panels::{Omen, OmenCard, landscape},
    wording::{self, highlights as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::Prompt;

/// The cards lie there at once; what comes of them is added.
#[component]
pub fn CardsView(
    page: Signal<SharedPage>,
    cards: Cards,
    front: Memo<Option<Highlight>>,
    asked: Signal<Option<Prompt>>,
) -> impl IntoView {
    let drawn = cards.drawn.into_iter().enumerate();
    let drawn = drawn.map(|(at, card)| {
        let now = memo(move |_| {
            front.with(|it| {
                let cards = it.as_ref()?.cards()?;
                let drawn = cards.drawn.get(at)?.clone();
                Some((cards.turn(drawn.deck), drawn))
            })
        });
        view! { <Lying page card now asked /> }
    });
    view! { <ol class="omens">{drawn.collect_view()}</ol> }
}

/// One of them with what came of it, as it is `now`.
#[component]
fn Lying(
    page: Signal<SharedPage>,
    card: DrawnCard,
    now: Memo<Option<(Turn, DrawnCard)>>,
    asked: Signal<Option<Prompt>>,
) -> impl IntoView {
    let is = move |turn: Turn| now.with(|it| it.as_ref().is_some_and(|it| it.0 == turn));
    // Winter is Coming goes, and another card lies in its place.
    let lying = memo(move |_| now.with(|it| it.as_ref().map(|(_, it)| it.card)));
    let told = memo(move |_| {
        let (turn, drawn) = now.get()?;
        let prompt = asked.get().filter(|_| turn == Turn::Now);
        Some(page.with(|page| {
            let lines = words::beneath(page, (turn, &drawn), prompt.as_ref());
            (words::effect_now(page, turn, drawn.card), lines)
        }))
    });
    let heading = move || told.with(|it| it.as_ref().map(|it| it.0.clone()));
    let lines = move || {
        let lines = told.with(|it| it.as_ref().map(|it| it.1.clone()));
        let lines = lines.unwrap_or_default().into_iter();
        lines.map(|it| view! { <li>{it}</li> }).collect_view()
    };
    view! {
        <li
            class="omen"
            class:now=move || is(Turn::Now)
            class:ahead=move || is(Turn::Later)
            aria-current=move || is(Turn::Now).then_some("step")
        >
            {move || {
                let drawn = DrawnCard { card: lying.get().unwrap_or(card.card), ..card.clone() };
                view! { <OmenCard omen=omen(&drawn) /> }
            }}
            <div class="omen-came">
                <h4>{heading}</h4>
                <ul>{lines}</ul>
            </div>
        </li>
    }
}

fn omen(drawn: &DrawnCard) -> Omen {
    Omen {
        landscape: landscape(drawn.card),
        deck: Some(drawn.deck),
        name: wording::westeros_card_name(drawn.card),
        words: wording::westeros_card(drawn.card).to_owned(),
        tag: drawn
            .card
            .wildling_icon()
            .then(|| word!("Wildlings +2" | "Wildlinge +2")),
    }
}
