//! Where a plate hides least of what lies in its area.

use crate::games::westeros::geometry::{Point, spot};
use crate::games::westeros::scene::{AreaScene, Plate};

/// How broad a letter of a plate is, give or take.
const LETTER: i16 = 10;
/// Half the height of a plate.
const TALL: i16 = 12;

/// Half the breadth of a plate.
pub fn half(plate: &Plate) -> i16 {
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
