//! The final ranking: each house with its player, its castles, and what put it before the next one.

use super::super::token::house_class;
use crate::games::westeros::{
    map::HouseCrest,
    page::{SharedPage, WesterosPage},
    wording,
};
use crate::profiles::PersonName;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, board::BUILDINGS, consequences::TO_WIN, control::count};

/// The facts about a house at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    house: House,
    player: String,
    account: Option<String>,
    mine: bool,
    held: u8,
    /// The measure it was ahead in, where neither castles nor the Iron Throne decided.
    tie: Option<String>,
}

#[component]
pub fn FinalRanking(page: Signal<SharedPage>) -> impl IntoView {
    let places = memo(move |_| page.with(|it| places(it)));
    let ties =
        memo(move |_| page.with(|it| wording::ties_by_throne(&it.view, it.view.ranking.as_ref()?)));
    view! {
        <section class="ending-ranking" aria-label=word!("Final ranking" | "Endstand")>
            <h3 class="unseen">{word!("Final ranking" | "Endstand")}</h3>
            <ol>{move || places.get().into_iter().map(|it| view! { <Row it /> }).collect_view()}</ol>
            {move || ties.get().map(|it| view! { <p class="ending-tie">{it}</p> })}
        </section>
    }
}

#[component]
fn Row(it: Place) -> impl IntoView {
    let pips = (1..=TO_WIN).map(|at| view! { <span class:on=at <= it.held></span> });
    let player = if it.mine {
        word!("You" | "Du").into_any()
    } else {
        view! { <PersonName name=it.player account=it.account /> }.into_any()
    };
    view! {
        <li class=house_class(it.house) class:mine=it.mine>
            <svg class="ending-crest" viewBox="-20 -21 40 46.4" aria-hidden="true">
                <HouseCrest house=it.house />
            </svg>
            <div>
                <strong>{wording::house_name(it.house)}</strong>
                " "
                <span class="ending-player">{player}</span>
                {it.tie.map(|tie| view! { <p class="ending-tie">{tie}</p> })}
            </div>
            <span class="ending-pips" aria-hidden="true">{pips.collect_view()}</span>
            <span class="ending-held">
                {it.held}
                <span class="unseen">" " {wording::castles_of(it.held)}</span>
            </span>
        </li>
    }
}

fn places(page: &WesterosPage) -> Vec<Place> {
    let Some(ranking) = page.view.ranking.as_ref() else {
        return Vec::new();
    };
    let place = |(position, house)| Place {
        house,
        player: page.player(house).to_owned(),
        account: page.account(house).map(str::to_owned),
        mine: page.view.me == Some(house),
        held: count(&page.view, house, BUILDINGS),
        tie: wording::tie_reason(&page.view, ranking, position),
    };
    ranking.iter().enumerate().map(place).collect()
}
