//! The color an area wears: whose it is, with a faint sigil, so that color is not the only sign.

use super::figures::{house_class, sigil};
use super::shown::Shown;
use crate::games::westeros::geometry::spot;
use crate::games::westeros::scene::ground;
use leptos::prelude::*;
use westeros::{Area, House};

/// The tint of one land or sea, inside its border.
#[component]
pub fn Tint(shown: Shown) -> impl IntoView {
    let area = shown.area;
    move || match shown.held.get() {
        (_, true) => Some(closed(area).into_any()),
        (Some(house), false) => Some(tint(area, house).into_any()),
        (None, false) => None,
    }
}

pub fn tint(area: Area, house: House) -> impl IntoView + use<> {
    let number = area.index().to_string();
    let outline = ["#m-a", &number].concat();
    let clip = ["url(#m-c", &number, ")"].concat();
    let spot = spot(area);
    let middle = [
        "translate(",
        &i16::midpoint(spot.units.at.0, spot.order.0).to_string(),
        " ",
        &i16::midpoint(spot.units.at.1, spot.order.1).to_string(),
        ") scale(3.6)",
    ]
    .concat();
    view! {
        <g class=["m-held m-held-", ground(area), " ", house_class(house)].concat() clip-path=clip>
            <use href=outline.clone()></use>
            <use class="m-weave" href=outline fill=weave(house)></use>
            <use class="m-watermark" href=sigil(house) transform=middle></use>
        </g>
    }
}

/// A pattern of its own for each house, for those who see no colors.
const fn weave(house: House) -> &'static str {
    match house {
        House::Baratheon => "url(#m-w-baratheon)",
        House::Lannister => "url(#m-w-lannister)",
        House::Stark => "url(#m-w-stark)",
        House::Greyjoy => "url(#m-w-greyjoy)",
        House::Tyrell => "url(#m-w-tyrell)",
        House::Martell => "url(#m-w-martell)",
    }
}

pub fn closed(area: Area) -> impl IntoView {
    view! { <use class="m-closed" fill="url(#m-hatch)" href=["#m-a", &area.index().to_string()].concat()></use> }
}
