//! The houses: who plays them, what they own, and which cards they hold.

use super::{
    cards::Cards,
    token::{HouseToken, house_class},
};
use crate::games::westeros::{page::WesterosPage, wording};
use leptos::prelude::*;
use westeros::{House, HouseView, Phase};

/// Every house in play, in the order in which they act.
#[component]
pub fn HousesPanel(page: Signal<WesterosPage>) -> impl IntoView {
    let houses = Memo::new(move |_| {
        page.with(|it| it.view.tracks.iron_throne.iter().collect::<Vec<House>>())
    });
    view! {
        <ul class="war-houses">
            <For each=move || houses.get() key=|house| *house let:house>
                <HouseItem page house />
            </For>
        </ul>
    }
}

/// What is shown of a house besides its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    known: HouseView,
    player: String,
    /// "3 2 of 3 2 2".
    armies: String,
    mine: bool,
    awaited: bool,
    /// What the house is about.
    doing: &'static str,
}

fn row(page: &WesterosPage, house: House) -> Option<Row> {
    let known = page.view.house(house)?;
    let awaited = !page.over && page.waiting.contains(&known.seat);
    let planning = page.view.phase == Phase::Planning;
    let doing = match (awaited, planning) {
        (true, true) => "laying orders",
        (true, false) => "deciding",
        (false, true) if known.ready => "ready",
        (false, _) => "",
    };
    Some(Row {
        known,
        player: page.player(house).to_owned(),
        armies: wording::armies(&page.view, house),
        mine: page.view.me == Some(house),
        awaited,
        doing,
    })
}

#[component]
fn HouseItem(page: Signal<WesterosPage>, house: House) -> impl IntoView {
    let row = Memo::new(move |_| page.with(|it| row(it, house)));
    let hand = Memo::new(move |_| row.with(|it| it.as_ref().map_or(0, |it| it.known.hand)));
    let player = move || row.with(|it| it.as_ref().map(|it| it.player.clone()));
    let armies = move || row.with(|it| it.as_ref().map(|it| it.armies.clone()));
    let mine = Memo::new(move |_| row.with(|it| it.as_ref().is_some_and(|it| it.mine)));
    let awaited = Memo::new(move |_| row.with(|it| it.as_ref().is_some_and(|it| it.awaited)));
    let doing = Memo::new(move |_| row.with(|it| it.as_ref().map_or("", |it| it.doing)));
    let known = move |what: fn(&HouseView) -> u8| {
        row.with(|it| it.as_ref().map_or(0, |it| what(&it.known)))
    };
    view! {
        <li class=format!("war-house {}", house_class(house)) class:mine=mine class:awaited=awaited>
            <div class="house-head">
                <HouseToken house />
                <div class="house-who">
                    <strong>{house.name()}</strong>
                    <span class="soft">
                        {player} {move || mine.get().then_some(" (you)")}
                    </span>
                </div>
                <span class="house-doing">{doing}</span>
            </div>
            <dl class="house-numbers">
                <Number name="Castles" note="Castles and strongholds: 7 win the game." value=Signal::derive(move || known(|it| it.victory)) />
                <Number name="Power" note="Power tokens at hand." value=Signal::derive(move || known(|it| it.power)) />
                <Number name="Supply" note="Position on the supply track." value=Signal::derive(move || known(|it| it.supply)) />
                <div title="Sizes of its armies, and those its supply feeds.">
                    <dt>"Armies"</dt>
                    <dd class="armies">{armies}</dd>
                </div>
                <Number name="Stars" note="Starred orders it may use." value=Signal::derive(move || known(|it| it.stars)) />
            </dl>
            <Cards house hand />
        </li>
    }
}

#[component]
fn Number(name: &'static str, note: &'static str, value: Signal<u8>) -> impl IntoView {
    view! {
        <div title=note>
            <dt>{name}</dt>
            <dd>{value}</dd>
        </div>
    }
}
