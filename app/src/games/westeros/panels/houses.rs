//! The houses: who plays them, what they own, where they stand, and which cards they hold.

mod armies;
mod standing;

use super::{
    cards::Cards,
    token::{HouseToken, house_class},
};
use crate::reactive::memo;
use crate::{
    games::westeros::{
        page::{SharedPage, WesterosPage},
        wording,
    },
    play::{GuestWord, SeatClock},
    profiles::PersonName,
};
pub use armies::Fed;
use armies::{Armies, armies};
use leptos::prelude::*;
use standing::Standing;
use westeros::{House, HouseView, Phase};

/// Every house in play, in the order in which they act.
#[component]
pub fn HousesPanel(page: Signal<SharedPage>) -> impl IntoView {
    let houses =
        memo(move |_| page.with(|it| it.view.tracks.iron_throne.iter().collect::<Vec<House>>()));
    view! {
        <p class="soft">
            {word!(
                "Armies: each frame is one that supply allows, each full dot a unit in it. Throne, Blade and Raven: the places on the three tracks."
                    | "Armeen: Jeder Rahmen ist eine, die der Vorrat erlaubt, jeder volle Punkt eine Einheit darin. Thron, Klinge und Rabe: die Plätze auf den drei Leisten."
            )}
        </p>
        <ul class="war-houses">
            <For each=move || houses.get() key=|house| *house let:house>
                <HouseItem page house />
            </For>
        </ul>
    }
}

/// The facts that are shown of a house besides its cards and its places on the tracks.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    known: HouseView,
    player: String,
    /// The account of its player, where it may be looked at.
    account: Option<String>,
    armies: Armies,
    mine: bool,
    awaited: bool,
    /// The words for what the house is about.
    doing: &'static str,
}

fn row(page: &WesterosPage, house: House) -> Option<Row> {
    let known = page.view.house(house)?;
    let awaited = !page.over && page.waiting.contains(&known.seat);
    let planning = page.view.phase == Phase::Planning;
    let doing = match (awaited, planning) {
        (true, true) => word!("placing orders" | "legt Befehle"),
        (true, false) => word!("deciding" | "entscheidet"),
        (false, true) if known.ready => word!("orders sealed" | "Befehle versiegelt"),
        (false, _) => "",
    };
    let mine = page.view.me == Some(house);
    let player = if mine {
        word!("You" | "Du").to_owned()
    } else {
        wording::player_name(page.player(house))
    };
    Some(Row {
        known,
        player,
        account: page.account(house).map(str::to_owned),
        armies: armies(&page.view, house),
        mine,
        awaited,
        doing,
    })
}

#[component]
fn HouseItem(page: Signal<SharedPage>, house: House) -> impl IntoView {
    let row = memo(move |_| page.with(|it| row(it, house)));
    let hand = memo(move |_| row.with(|it| it.as_ref().map_or(0, |it| it.known.hand)));
    let player = memo(move |_| {
        row.with(|it| {
            it.as_ref()
                .map(|it| (it.player.clone(), it.account.clone()))
        })
    });
    let player = move || {
        let player = player.get();
        player.map(|(name, account)| view! { <PersonName name account /> })
    };
    let mine = memo(move |_| row.with(|it| it.as_ref().is_some_and(|it| it.mine)));
    let awaited = memo(move |_| row.with(|it| it.as_ref().is_some_and(|it| it.awaited)));
    let doing = memo(move |_| row.with(|it| it.as_ref().map_or("", |it| it.doing)));
    let known = move |what: fn(&HouseView) -> u8| {
        Signal::derive(move || row.with(|it| it.as_ref().map_or(0, |it| what(&it.known))))
    };
    // A house keeps its seat; only who sits there changes.
    let seat = row.with_untracked(|it| it.as_ref().map(|it| it.known.seat));
    let castles = known(|it| it.victory);
    let fed = memo(move |_| row.with(|it| it.as_ref().map(|it| it.armies.clone())));
    view! {
        <li class=format!("war-house {}", house_class(house)) class:mine=mine class:awaited=awaited>
            <div class="house-head">
                <HouseToken house />
                <div class="house-who">
                    <h3>{wording::house_name(house)}</h3>
                    <span class="soft">
                        {player}
                        {seat.map(|seat| view! { <GuestWord seat=seat.0 /> })}
                    </span>
                </div>
                <span class="house-doing">
                    {doing} {seat.map(|seat| view! { <SeatClock seat=seat.0 /> })}
                </span>
            </div>
            <dl class="house-numbers">
                <div>
                    <dt>{word!("Castles" | "Burgen")}</dt>
                    <dd>{castles} <span class="soft">"/7"</span></dd>
                </div>
                <Number name=word!("Power" | "Macht") value=known(|it| it.power) />
                <Number name=word!("Supply" | "Vorrat") value=known(|it| it.supply) />
                <Number name=word!("Starred orders" | "Befehle mit Stern") value=known(|it| it.stars) />
            </dl>
            {move || fed.get().map(fed_armies)}
            <Standing page house />
            <Cards house hand />
        </li>
    }
}

#[component]
fn Number(name: &'static str, value: Signal<u8>) -> impl IntoView {
    view! {
        <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
        </div>
    }
}

/// The armies that supply feeds, and how far each is used: a dot for each unit, full where it stands.
fn fed_armies(armies: Armies) -> impl IntoView {
    let supply = wording::supplied(&armies.places);
    let places = armies.places.into_iter().map(|place| {
        let units = 0..place.stands.max(place.fed);
        let units = units.map(|it| {
            let on = it < place.stands;
            view! { <i class:on=on></i> }
        });
        let class = match (place.stands, place.fed) {
            (0, _) => "fed free",
            (stands, fed) if stands > fed => "fed over",
            _ => "fed",
        };
        view! { <li class=class>{units.collect_view()}</li> }
    });
    view! {
        <div class="house-armies">
            <span class="unseen">{supply.clone()}</span>
            <span class="soft" aria-hidden="true">{word!("Armies" | "Armeen")}</span>
            <ol aria-hidden="true">{places.collect_view()}</ol>
            {armies
                .over
                .then(|| view! { <strong class="over-words">{word!("too large" | "zu groß")}</strong> })}
        </div>
    }
}
