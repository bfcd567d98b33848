//! The sign before a line of the log, and those within the line of bids.

use super::Kind;
use crate::games::westeros::{
    map::{Crown, HouseShield, OrderFace, house_class},
    panels::symbol::{FLAKE, RAVEN, SWORDS, THRONE},
    wording::house_name,
};
use leptos::prelude::*;
use westeros::{ByHouse, House, HouseSet, OrderToken};

/// Draws what kind of line it is, as a small picture.
#[component]
pub fn KindSign(kind: Kind) -> impl IntoView {
    let drawn = match kind {
        Kind::Westeros => path(FLAKE),
        Kind::Bids => path(THRONE),
        Kind::Orders => path(RAVEN),
        Kind::Combat => path(SWORDS),
        Kind::Raids => view! { <OrderFace token=OrderToken::Raid /> }.into_any(),
        Kind::Marches => path(ARROW),
        Kind::Power => view! { <g transform="scale(2.2)"><Crown /></g> }.into_any(),
    };
    view! {
        <svg class="log-sign" viewBox="-20 -20 40 40" aria-hidden="true">
            {drawn}
        </svg>
    }
}

/// A march: no token, for each has a strength of its own.
const ARROW: &str = "M0 -15L11 -3H5V14H-5V-3H-11z";

/// Bids that were opened together, highest first, each with the sigil of its house.
#[component]
pub fn OpenedBids(houses: HouseSet, bids: ByHouse<u8>) -> impl IntoView {
    let mut all: Vec<House> = houses.iter().collect();
    all.sort_by_key(|&house| std::cmp::Reverse(bids[house]));
    let all = all.into_iter().map(|house| {
        view! {
            <span class=["log-bid ", house_class(house)].concat()>
                <svg class="log-sign" viewBox="-20 -20 40 40" aria-hidden="true">
                    <HouseShield house />
                </svg>
                {house_name(house)} " " {bids[house]}
            </span>
            " "
        }
    });
    view! {
        {word!("The bids:" | "Die Gebote:")}
        " "
        {all.collect_view()}
    }
}

fn path(d: &'static str) -> AnyView {
    view! { <path class="sign" d=d></path> }.into_any()
}
