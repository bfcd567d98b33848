//! The figures of the game, drawn by us: each a `<g>` around 0,0, usable in any SVG of a page
//! that has a [`Map`](super::Map), whose definitions they refer to.

use leptos::prelude::*;
use westeros::board::Building;
use westeros::{House, OrderToken, Unit};

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
        House::Baratheon => "#sigil-baratheon",
        House::Lannister => "#sigil-lannister",
        House::Stark => "#sigil-stark",
        House::Greyjoy => "#sigil-greyjoy",
        House::Tyrell => "#sigil-tyrell",
        House::Martell => "#sigil-martell",
    }
}

const fn figure(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "#unit-footman",
        Unit::Knight => "#unit-knight",
        Unit::SiegeEngine => "#unit-siege-engine",
        Unit::Ship => "#unit-ship",
    }
}

const fn face(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "#order-march-minus-one",
        OrderToken::March => "#order-march",
        OrderToken::MarchPlusOne => "#order-march-plus-one",
        OrderToken::Defense => "#order-defense",
        OrderToken::DefenseStar => "#order-defense-star",
        OrderToken::Support => "#order-support",
        OrderToken::SupportStar => "#order-support-star",
        OrderToken::Raid => "#order-raid",
        OrderToken::RaidStar => "#order-raid-star",
        OrderToken::ConsolidatePower => "#order-consolidate-power",
        OrderToken::ConsolidatePowerStar => "#order-consolidate-power-star",
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
            <use href="#order-back"></use>
            <use class="on-house" href=sigil(house) transform="scale(.92)"></use>
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
        <g class=["sigil ", house_class(house)].concat()>
            <use href=sigil(house)></use>
        </g>
    }
}

/// A power token, in a box of 24 by 24.
#[component]
pub fn PowerToken(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href="#power"></use>
            <use class="on-house" href=sigil(house) transform="scale(.58)"></use>
        </g>
    }
}

/// A castle or stronghold, in a box of 36 by 28.
#[component]
pub fn BuildingFigure(building: Building) -> impl IntoView {
    let figure = match building {
        Building::Castle => "#castle",
        Building::Stronghold => "#stronghold",
    };
    view! { <use href=figure></use> }
}

/// A supply icon, in a box of 14 by 14.
#[component]
pub fn Barrel() -> impl IntoView {
    view! { <use href="#barrel"></use> }
}

/// A power icon, in a box of 14 by 14.
#[component]
pub fn Crown() -> impl IntoView {
    view! { <use href="#crown"></use> }
}
