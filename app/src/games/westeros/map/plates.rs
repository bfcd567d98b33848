//! Plates on the map: a sign and a few letters beside what they speak of.

use super::beside::half;
use super::pieces::place;
use super::shown::Shown;
use crate::games::westeros::geometry::Point;
use crate::games::westeros::scene::{Plate, Sign};
use leptos::prelude::*;
use westeros::Area;

/// The plate of one area, if it has one.
#[component]
pub fn PlatePiece(shown: Shown) -> impl IntoView {
    move || {
        shown
            .plate
            .with(|it| it.as_ref().map(|(plate, at)| drawn(shown.area, plate, *at)))
    }
}

fn drawn(area: Area, plate: &Plate, at: Point) -> impl IntoView + use<> {
    let bare = plate.text.is_empty();
    let half = half(plate);
    let whole = (2 * half).to_string();
    let left = (-half).to_string();
    let sign = if bare {
        String::new()
    } else {
        place((13 - half, 0))
    };
    view! {
        <g
            class=["m-plate ", class(plate.sign)].concat()
            data-plate=area.index().to_string()
            transform=place(at)
        >
            <rect x=left y="-12" width=whole height="24" rx="7"></rect>
            <path d=shape(plate.sign) transform=sign></path>
            {(!bare).then(|| view! { <text x="11" y="5.5">{plate.text.clone()}</text> })}
        </g>
    }
}

const fn class(sign: Sign) -> &'static str {
    match sign {
        Sign::Move | Sign::Knight => "m-plate-move",
        Sign::Take | Sign::Power | Sign::Support => "m-plate-gain",
        Sign::Attack | Sign::Remove => "m-plate-attack",
        Sign::Neutral => "m-plate-neutral",
        Sign::Barred | Sign::Loss => "m-plate-barred",
    }
}

/// A shape for each meaning, in a box of 18 by 18.
const fn shape(sign: Sign) -> &'static str {
    match sign {
        Sign::Move => "M-7 0H6M1 -5L6.5 0L1 5",
        Sign::Take => "M-5 8V-8M-5 -7.5H6L3 -3.5L6 .5H-5",
        Sign::Attack => "M-7 -7L6 6M7 -7L-6 6M-7.5 2.5L-2.5 7.5M7.5 2.5L2.5 7.5",
        Sign::Neutral => "M-6.5 -7H6.5V0Q6 5.5 0 8Q-6 5.5 -6.5 0z",
        Sign::Barred => "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0M-5 -5L5 5",
        Sign::Remove => "M-6 -6L6 6M6 -6L-6 6",
        Sign::Power => "M-7 6L-7.5 -5L-3.5 -.5L0 -7L3.5 -.5L7.5 -5L7 6z",
        Sign::Loss => "M-7 0H7",
        Sign::Support => "M0 -7V7M-7 0H7",
        Sign::Knight => "M0 7V-6M-5 -1L0 -7L5 -1",
    }
}
