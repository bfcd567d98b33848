//! The charges that a unit could declare.

use crate::{
    allowed::charge,
    field::{Approach, Field, Thing},
    geometry::{Facing, Fraction, Point, Tray},
    position::{Position, UnitId},
};

/// Pivots that are looked at: the present facing, those towards what is remarkable about the
/// target, and every 256th of a turn.
pub fn can_charge(position: &Position, id: UnitId) -> bool {
    let field = position.field(id);
    let mut enemies = charge::enemies(position, id.thing()).into_iter();
    enemies.any(|target| can_charge_in(position, &field, id, target))
}

/// Tells whether it could charge that one, by the pivots that are looked at.
pub fn can_charge_it(position: &Position, id: UnitId, target: Thing) -> bool {
    can_charge_in(position, &position.field(id), id, target)
}

fn can_charge_in(position: &Position, field: &Field, id: UnitId, target: Thing) -> bool {
    let Ok(approach) = charge::approach(position, field, id, target) else {
        return false;
    };
    let legal = |side, pivot| charge::turned(position, field, id, &approach, (side, pivot)).is_ok();
    let mut sides = approach.sides.iter().copied();
    sides.any(|side| {
        let open = charge::has_room(position, field, id, (&approach.target, side)).is_ok();
        let mut pivots = pivots(&approach).map(|(facing, _)| facing);
        open && (legal(side, None) || pivots.any(|facing| legal(side, Some(facing))))
    })
}

/// The pivots that are looked at for a charge: of those, the ones that bring the target ahead, and
/// how far it is then.
pub fn pivots(approach: &Approach) -> impl Iterator<Item = (Facing, Fraction)> {
    let all = facings(approach.charger.pose.at, &approach.target.tray);
    all.filter_map(|facing| Some((facing, approach.way(facing)?)))
}

/// Facings from a place that are worth a try against a tray: to its middle, its corners and the
/// middles of its sides, and every 256th of a turn.
pub fn facings(from: Point, target: &Tray) -> impl Iterator<Item = Facing> + use<> {
    let corners = target.corners;
    let middles: [Point; 4] = std::array::from_fn(|at| {
        let (a, b) = (corners[at], corners[(at + 1) % 4]);
        Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y))
    });
    let places = [target.pose.at].into_iter().chain(corners).chain(middles);
    let round = (0..256).map(|step| Facing(step << 8));
    places.map(move |place| facing_to(from, place)).chain(round)
}

/// The facing that leads from one point to another, rounded down: found by halving, as there is no
/// arc tangent in whole numbers.
pub fn facing_to(from: Point, to: Point) -> Facing {
    let (east, north) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    // How far to the right of a facing the point lies, and whether before it at all.
    let right = |facing: Facing| east * facing.cosine() - north * facing.sine();
    let ahead = |facing: Facing| east * facing.sine() + north * facing.cosine();
    let quarters = [0, 16_384, 32_768, 49_152].map(Facing);
    let in_quarter = |facing: &Facing| right(*facing) >= 0 && ahead(*facing) > 0;
    let Some(Facing(mut low)) = quarters.into_iter().find(in_quarter) else {
        return Facing::NORTH;
    };
    let mut width = 16_384;
    while width > 1 {
        width /= 2;
        if right(Facing(low + width)) >= 0 {
            low += width;
        }
    }
    Facing(low)
}

/// Of the enemies that it can charge, those that are nearest, from tray to tray.
pub fn nearest(position: &Position, id: UnitId) -> Vec<Thing> {
    let enemies = charge::enemies(position, id.thing()).into_iter();
    let mut enemies: Vec<_> = enemies
        .filter_map(|enemy| Some((position.distance(id.thing(), enemy)?, enemy)))
        .collect();
    enemies.sort_unstable();
    let can = |enemy| can_charge_it(position, id, enemy);
    let Some((least, _)) = enemies.iter().copied().find(|(_, enemy)| can(*enemy)) else {
        return Vec::new();
    };
    let level = enemies.iter().filter(|(distance, _)| *distance == least);
    level
        .map(|(_, enemy)| *enemy)
        .filter(|enemy| can(*enemy))
        .collect()
}
