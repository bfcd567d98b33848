//! The head of the end: the winner's shield and deed, and the place of whoever looks.

use crate::games::westeros::{
    map::HouseCrest,
    page::{SharedPage, WesterosPage},
    wording::ending as words,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, board::BUILDINGS, control::count};

/// The winner, large. `id` is that of the heading, which takes the focus.
#[component]
pub fn Triumph(page: Signal<SharedPage>, house: House, id: &'static str) -> impl IntoView {
    let (round, held) =
        page.with_untracked(|it| (it.view.round, count(&it.view, house, BUILDINGS)));
    let [who, what] = words::heading(house);
    view! {
        <svg class="ending-shield" viewBox="-20 -21 40 46.4" aria-hidden="true">
            <HouseCrest house />
        </svg>
        <div class="ending-title">
            <p class="ending-eyebrow">{words::eyebrow(round, held)}</p>
            <h2 id=id tabindex="-1">
                <span>{who}</span>
                " "
                <span>{what}</span>
            </h2>
        </div>
    }
}

/// The viewer's place; nothing for a spectator.
#[component]
pub fn Own(page: Signal<SharedPage>) -> impl IntoView {
    let own = memo(move |_| page.with(|it| own(it)));
    move || {
        own.get().map(|[place, of]| {
            view! {
                <p class="ending-own">
                    <strong>{place}</strong>
                    " "
                    <span>{of}</span>
                </p>
            }
        })
    }
}

/// "2nd", and "of six · Stark · 5 castles".
fn own(page: &WesterosPage) -> Option<[String; 2]> {
    let (view, ranking) = (&page.view, page.view.ranking.as_ref()?);
    let me = view.me?;
    let place = ranking.iter().position(|it| it == me)?;
    let houses = ranking.iter().count();
    Some(words::own(
        (place, houses),
        (me, count(view, me, BUILDINGS)),
    ))
}
