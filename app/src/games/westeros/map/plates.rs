//! Plates on the map: a sign and a few letters beside what they speak of.

use super::pieces::place;
use super::shown::Shown;
use crate::games::westeros::geometry::{Point, spot};
use crate::games::westeros::scene::{AreaScene, Plate, Sign};
use leptos::prelude::*;

/// The plate of one area, if it has one.
#[component]
pub fn PlatePiece(shown: Shown) -> impl IntoView {
    move || {
        shown
            .plate
            .with(|it| it.as_ref().map(|(plate, at)| drawn(plate, *at)))
    }
}

/// How broad a letter of a plate is, give or take.
const LETTER: i16 = 10;
/// Half the height of a plate.
const TALL: i16 = 12;

/// Half the breadth of a plate.
fn half(plate: &Plate) -> i16 {
    match plate.text.chars().fold(0, |broad, _| broad + LETTER) {
        0 => 13,
        letters => i16::midpoint(30, letters),
    }
}

/// A box by its middle and the halves of its sides.
type Block = (Point, (i16, i16));

/// Where an order would lie; beside one that does lie there, where the plate hides least.
pub fn beside(it: &AreaScene, plate: &Plate) -> Point {
    let half = half(plate);
    let spot = spot(it.area);
    let (x, y) = spot.order;
    if it.order.is_none() {
        return (x, y);
    }
    let (across, down) = (21 + half, 21 + TALL);
    let places = [
        (x, y + down),
        (x, y - down),
        (x + across, y),
        (x - across, y),
        (x + across, y + 16),
        (x - across, y + 16),
    ];
    let inside = |&(x, _): &Point| x - half > 12 && x + half < 988;
    let lying = lying(it);
    let hidden = |at: &Point| {
        lying
            .iter()
            .map(|it| common((*at, (half, TALL)), *it))
            .sum::<i32>()
    };
    let best = places.into_iter().filter(inside).min_by_key(hidden);
    best.unwrap_or((x, y + down))
}

/// What a plate should not hide.
fn lying(it: &AreaScene) -> Vec<Block> {
    let (place, spot) = (it.area.place(), spot(it.area));
    let mut all: Vec<Block> = it.units.iter().map(|it| (it.at, (12, 15))).collect();
    if place.building.is_some() {
        all.push((spot.building, (15, 13)));
    }
    if it.shield.is_some() {
        all.push((spot.token, (11, 12)));
    }
    if place.supply_icons + place.power_icons > 0 {
        all.push((spot.icons, (14, 8)));
    }
    let (x, y) = spot.name.at;
    all.push((
        (x, y - spot.name.size / 3),
        (spot.name.size * 2, spot.name.size / 2),
    ));
    all
}

/// How much two boxes share.
fn common((a, a_half): Block, (b, b_half): Block) -> i32 {
    let side = |a: i16, a_half: i16, b: i16, b_half: i16| {
        let end = (a + a_half).min(b + b_half);
        let start = (a - a_half).max(b - b_half);
        i32::from((end - start).max(0))
    };
    side(a.0, a_half.0, b.0, b_half.0) * side(a.1, a_half.1, b.1, b_half.1)
}

fn drawn(plate: &Plate, at: Point) -> impl IntoView + use<> {
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
        <g class=["m-plate ", class(plate.sign)].concat() transform=place(at)>
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
