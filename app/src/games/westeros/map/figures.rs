//! The figures of the game, drawn by us: each a `<g>` around 0,0, usable in any SVG of a page
//! that has a [`Map`](super::Map), whose definitions they refer to.

use leptos::prelude::*;
use westeros::board::Building;
use westeros::{House, OrderToken, Unit};

/// The figures for a page without a [`Map`](super::Map): what `<use>` refers to.
#[component]
pub fn Figures() -> impl IntoView {
    view! {
        <svg class="figures" width="0" height="0" aria-hidden="true">
            <defs inner_html=include_str!("figures.svg")></defs>
        </svg>
    }
}

/// The class that gives everything inside the house's colours.
pub const fn house_class(house: House) -> &'static str {
    match house {
        House::Baratheon => "house-baratheon",
        House::Lannister => "house-lannister",
        House::Stark => "house-stark",
        House::Greyjoy => "house-greyjoy",
        House::Tyrell => "house-tyrell",
        House::Martell => "house-martell",
    }
}

/// Where the sigil of a house is drawn.
pub const fn sigil(house: House) -> &'static str {
    match house {
        House::Baratheon => "#f-sigil-baratheon",
        House::Lannister => "#f-sigil-lannister",
        House::Stark => "#f-sigil-stark",
        House::Greyjoy => "#f-sigil-greyjoy",
        House::Tyrell => "#f-sigil-tyrell",
        House::Martell => "#f-sigil-martell",
    }
}

const fn figure(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "#f-unit-footman",
        Unit::Knight => "#f-unit-knight",
        Unit::SiegeEngine => "#f-unit-siege-engine",
        Unit::Ship => "#f-unit-ship",
    }
}

const fn face(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "#f-order-march-minus-one",
        OrderToken::March => "#f-order-march",
        OrderToken::MarchPlusOne => "#f-order-march-plus-one",
        OrderToken::Defense => "#f-order-defense",
        OrderToken::DefenseStar => "#f-order-defense-star",
        OrderToken::Support => "#f-order-support",
        OrderToken::SupportStar => "#f-order-support-star",
        OrderToken::Raid => "#f-order-raid",
        OrderToken::RaidStar => "#f-order-raid-star",
        OrderToken::ConsolidatePower => "#f-order-consolidate-power",
        OrderToken::ConsolidatePowerStar => "#f-order-consolidate-power-star",
    }
}

/// The face of an order token, in a box of 40 by 40. Its rim takes the colours of the house
/// around it, see [`house_class`].
#[component]
pub fn OrderFace(token: OrderToken) -> impl IntoView {
    view! { <use href=face(token)></use> }
}

/// The back of an order token, in a box of 40 by 40.
#[component]
pub fn OrderBack(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href="#f-order-back"></use>
            <use class="f-on-house" href=sigil(house) transform="scale(.92)"></use>
        </g>
    }
}

/// A unit in its house's colours, in a box of 28 by 30.
#[component]
pub fn UnitFigure(unit: Unit, house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href=figure(unit)></use>
        </g>
    }
}

/// The sigil of a house, in a box of 24 by 24.
#[component]
pub fn HouseSigil(house: House) -> impl IntoView {
    view! {
        <g class=["f-sigil ", house_class(house)].concat()>
            <use href=sigil(house)></use>
        </g>
    }
}

/// A power token, in a box of 24 by 24.
#[component]
pub fn PowerToken(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href="#f-power"></use>
            <use class="f-on-house" href=sigil(house) transform="scale(.58)"></use>
        </g>
    }
}

/// A castle or stronghold, in a box of 36 by 28.
#[component]
pub fn BuildingFigure(building: Building) -> impl IntoView {
    let figure = match building {
        Building::Castle => "#f-castle",
        Building::Stronghold => "#f-stronghold",
    };
    view! { <use href=figure></use> }
}

/// A supply icon, in a box of 14 by 14.
#[component]
pub fn Barrel() -> impl IntoView {
    view! { <use href="#f-barrel"></use> }
}

/// A power icon, in a box of 14 by 14.
#[component]
pub fn Crown() -> impl IntoView {
    view! { <use href="#f-crown"></use> }
}
