//! Whether a unit could declare some charge.

use crate::{
    chapter::charge,
    field::Thing,
    geometry::{Arc, Facing, Point, Tray},
    position::{Position, UnitId},
};

/// Pivots that are looked at: the present facing, those towards what is remarkable about the
/// target, and every 256th of a turn.
pub fn can_charge(position: &Position, id: UnitId) -> bool {
    let owner = position.unit(id).owner;
    if position.is_engaged(id.thing()) || position.unit(id).tray().is_none() {
        return false;
    }
    let enemies = position.standing().map(|it| (it.id.thing(), it.owner));
    let walls = (0..).zip(&position.walls).filter(|(_, wall)| !wall.ruined);
    let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.owner));
    let mut enemies = enemies
        .chain(walls)
        .filter(|(_, other)| !position.friends(owner, *other));
    enemies.any(|(target, _)| can_charge_it(position, id, target))
}

fn can_charge_it(position: &Position, id: UnitId, target: Thing) -> bool {
    let (Some(tray), Some(other)) = (position.unit(id).tray(), position.tray(target)) else {
        return false;
    };
    let legal = |pivot| {
        // With equal arcs any of them will do.
        let arcs = [None].into_iter().chain(Arc::ALL.map(Some));
        arcs.into_iter()
            .any(|arc| charge::check(position, id, target, pivot, arc).is_ok())
    };
    legal(None) || pivots(&tray, &other).any(|facing| legal(Some(facing)))
}

/// The pivots that are looked at for a charge on `target`.
pub fn pivots(tray: &Tray, target: &Tray) -> impl Iterator<Item = Facing> {
    let from = tray.pose.at;
    let corners = target.corners;
    let middles = (0..4).map(|at| {
        let (a, b) = (corners[at], corners[(at + 1) % 4]);
        Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y))
    });
    let places = [target.pose.at]
        .into_iter()
        .chain(corners)
        .chain(middles.collect::<Vec<_>>());
    let round = (0..256).map(|step| Facing(step << 8));
    places.map(move |place| towards(from, place)).chain(round)
}

/// The facing that leads from one point to another, to the nearest 65,536th: found by halving, as
/// there is no arc tangent in whole numbers.
pub fn towards(from: Point, to: Point) -> Facing {
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
