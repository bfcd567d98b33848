//! The place of a pill with a distance: beside its tray and nearer to no other one, over no tray, name, marker
//! or other distance.

use super::{
    chart::{Chart, Spot},
    taken::{Frame, Taken, about},
};
use battlefield::{
    conditions::facing_to,
    geometry::{Facing, Mil, Point, Pose, Tray},
};

/// From a tray to the number beside it.
const BESIDE: [Mil; 3] = [250, 1_100, 2_000];
/// All around the tray by a twelfth of a turn, beginning with the side that faces the unit that aims.
const TURNS: [u16; 12] = [
    0, 0x1555, 0xEAAB, 0x2AAB, 0xD555, 0x4000, 0xC000, 0x8000, 0x5555, 0xAAAB, 0x6AAB, 0x9555,
];
/// From a plate to a number beside it.
const GAP: Mil = 150;

/// The middle of something with such halves of its width and height, at the right or left of the plate with a name; it
/// takes its place if that is free.
pub fn beside_plate(taken: &mut Taken, plate: Frame, room: [Mil; 2]) -> Option<Spot> {
    let [left, top, right, bottom] = plate;
    let level = i32::midpoint(top, bottom);
    let mut all = [right + GAP + room[0], left - GAP - room[0]].into_iter();
    let at = all.find(|x| taken.is_free(about((*x, level), room)))?;
    taken.write(about((at, level), room));
    Some((at, level))
}

/// The middle of the same beside a tray, which takes its place. If nothing is free it stands off the side that faces the
/// unit that aims.
pub fn placed(taken: &mut Taken, (tray, to): (&Tray, Pose), room: [Mil; 2]) -> Spot {
    let towards = facing_to(tray.pose.at, to.at);
    let ways = BESIDE.iter().flat_map(|far| {
        let turned = |turn: &u16| Facing(towards.0.wrapping_add(*turn));
        TURNS.iter().map(move |turn| (turned(turn), *far))
    });
    let mut all = ways.map(|way| beside(taken.chart, tray, way, room));
    let free = |at: &Spot| taken.is_nearest(tray, *at) && taken.is_free(about(*at, room));
    let found = all.find(free);
    let at = found.unwrap_or_else(|| beside(taken.chart, tray, (towards, BESIDE[0]), room));
    taken.write(about(at, room));
    at
}

/// The place of something of such a size that clears a tray by so much.
fn beside(
    chart: Chart,
    tray: &Tray,
    (towards, far): (Facing, Mil),
    [half, high]: [Mil; 2],
) -> Spot {
    let (x, y) = chart.spot(off(tray, towards, 0));
    let (right, down) = chart.spot(off(tray, towards, 1_000));
    let (right, down) = (right - x, down - y);
    let out = far + (right.abs() * half + down.abs() * high) / 1_000;
    (x + right * out / 1_000, y + down * out / 1_000)
}

/// A place just off a tray in some direction.
fn off(tray: &Tray, towards: Facing, far: Mil) -> Point {
    tray.pose.at.ahead(towards, edge(tray, towards) + far)
}

/// Returns the distance from the middle of a tray to its edge in some direction.
pub fn edge(tray: &Tray, towards: Facing) -> Mil {
    let apart = f64::from(towards.apart(tray.pose.facing)) / 65_536.0 * std::f64::consts::TAU;
    let (wide, deep) = (f64::from(tray.base.width), f64::from(tray.base.depth));
    let (across, along) = (apart.sin().abs(), apart.cos().abs());
    let edge = (wide / 2.0 / across.max(0.001)).min(deep / 2.0 / along.max(0.001));
    edge.round() as Mil
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{
        example::example, labels::labels, model::trays, names::short_names, plates::Claim,
    };
    use battlefield::{geometry::Base, position::Place};

    #[test]
    fn a_number_stands_between_the_two() {
        let tray = Tray::new(Base::INFANTRY, Pose::new(24_000, 24_000, Facing::NORTH));
        let north = facing_to(tray.pose.at, Point::new(24_000, 40_000));
        assert_eq!(
            off(&tray, north, 500),
            Point::new(24_000, 24_000 + 2_400 + 500)
        );
        let west = facing_to(tray.pose.at, Point::new(4_000, 24_000));
        assert_eq!(
            off(&tray, west, 500),
            Point::new(24_000 - 2_750 - 500, 24_000)
        );
    }

    /// The halves of a pill with a shield.
    const ROOM: [Mil; 2] = [1_800, 640];

    /// Nearer to each other than 11 by 13 inches there may be no room for a name and a distance.
    #[test]
    fn numbers_stand_free_in_a_crowd() {
        let mut position = example();
        for (number, unit) in (0..).zip(&mut position.units) {
            let (x, y) = (5_000 + number % 4 * 11_000, 6_000 + number / 4 * 13_000);
            unit.place = Place::Table(Pose::new(x, y, Facing::NORTH));
        }
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let names = short_names(&position);
        let plain = |_| Claim::Plain;
        labels(&mut taken, &trays(&position), &names, plain);
        let written = taken.written();
        let pose = position.units[0].pose().unwrap();
        for (_, unit) in position.units().skip(1) {
            let tray = unit.tray().unwrap();
            let at = placed(&mut taken, (&tray, pose), ROOM);
            assert!(taken.is_nearest(&tray, at), "{at:?}");
        }
        assert_eq!(taken.written() - written, position.units.len() - 1);
        let covered = taken.covered(written);
        assert!(covered.is_empty(), "{covered:?}");
    }

    #[test]
    fn a_number_stands_beside_the_name_where_there_is_room() {
        let position = example();
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let plate = [2_000, 20_000, 6_000, 21_500];
        taken.write(plate);
        let at = beside_plate(&mut taken, plate, ROOM).unwrap();
        assert!(at.0 > 6_000 && at.1 == 20_750, "{at:?}");
        let other = beside_plate(&mut taken, plate, ROOM);
        assert!(other.is_none_or(|it| it.0 < 2_000));
    }
}
