//! The one rule by which the names of units lie on the field: at the rear of their unit; where that is not free at its
//! left, its right, and at last before its front; of a unit at the edge of the table before its front first. Never on
//! another unit, and never over another name.

use super::{
    chart::Chart,
    taken::{Frame, Taken},
};
use battlefield::geometry::{Facing, Mil, Point};

/// From a tray to its plate, and from the middle of an edge to a plate that leaves that free: for a handle.
const GAP: Mil = 200;
const CLEAR: Mil = 950;
/// Rear, left, right and front, in quarters clockwise from the front.
const ORDER: [u8; 4] = [2, 3, 1, 0];
/// The same for a unit behind which the table ends: nobody comes from there, so its front is in nobody's way.
const AT_EDGE: [u8; 4] = [2, 0, 3, 1];

/// A direction in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Up,
    Right,
    Down,
    Left,
}

impl Side {
    /// Returns the one that is nearest to where a unit looks.
    pub fn of(chart: Chart, facing: Facing) -> Self {
        let middle = Point::new(0, 0);
        let ((x, y), (right, below)) =
            (chart.spot(middle), chart.spot(middle.ahead(facing, 10_000)));
        let (across, down) = (right - x, below - y);
        match (across.abs() > down.abs(), across > 0, down > 0) {
            (true, true, _) => Self::Right,
            (true, false, _) => Self::Left,
            (false, _, true) => Self::Down,
            (false, _, false) => Self::Up,
        }
    }

    const fn turned(self, quarters: u8) -> Self {
        match (self as u8 + quarters) % 4 {
            0 => Self::Up,
            1 => Self::Right,
            2 => Self::Down,
            _ => Self::Left,
        }
    }
}

/// The claim of a unit to its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is in hand: named in any case, and before all others.
    Held,
    /// Somebody looks at it: named in any case, and nobody gives way for that.
    Looked,
    /// Named where there is room.
    Plain,
}

/// A unit that is to be named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The frame around its tray.
    pub own: Frame,
    pub front: Side,
    pub claim: Claim,
    /// The widths and heights that its plate can have, the best first.
    pub sizes: Vec<(Mil, Mil)>,
}

/// The place of a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate {
    pub frame: Frame,
    /// The number of its size.
    pub size: usize,
    /// It lies on its own unit: nothing else was free.
    pub upon: bool,
}

/// Returns a place for each of them that finds one; those are taken then.
pub fn places(taken: &mut Taken, all: &[Wanted]) -> Vec<Option<Plate>> {
    let mut found = vec![None; all.len()];
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|at| all[*at].claim != Claim::Held);
    for at in order {
        if let Some(plate) = beside(taken, &all[at]) {
            taken.write(plate.frame);
            found[at] = Some(plate);
        }
    }
    for (it, place) in all.iter().zip(&mut found) {
        if place.is_none() && it.claim != Claim::Plain {
            let plate = upon(taken, it);
            taken.write(plate.frame);
            *place = Some(plate);
        }
    }
    found
}

/// Returns the first free place around a unit.
fn beside(taken: &Taken, it: &Wanted) -> Option<Plate> {
    it.sizes.iter().enumerate().find_map(|(size, space)| {
        let [rear, ..] = along(it.own, it.front.turned(2), *space);
        let order = if taken.is_within(rear) {
            ORDER
        } else {
            AT_EDGE
        };
        let sides = order.map(|quarters| it.front.turned(quarters));
        let mut frames = sides
            .into_iter()
            .flat_map(|side| along(it.own, side, *space));
        let frame = frames.find(|it| taken.is_free(*it))?;
        let upon = false;
        Some(Plate { frame, size, upon })
    })
}

/// Returns the places along one side of a tray.
fn along([left, top, right, bottom]: Frame, side: Side, (wide, high): (Mil, Mil)) -> [Frame; 7] {
    let framed = |x: Mil, y: Mil| [x, y, x + wide, y + high];
    match side {
        Side::Up => steps((left, right), wide).map(|x| framed(x, top - GAP - high)),
        Side::Down => steps((left, right), wide).map(|x| framed(x, bottom + GAP)),
        Side::Left => steps((top, bottom), high).map(|y| framed(left - GAP - wide, y)),
        Side::Right => steps((top, bottom), high).map(|y| framed(right + GAP, y)),
    }
}

/// Returns the places along an edge where something so long begins: about its middle, towards its ends and at them, and
/// off its middle.
fn steps((from, to): (Mil, Mil), length: Mil) -> [Mil; 7] {
    let middle = i32::midpoint(from, to);
    let (about, last) = (middle - length / 2, to - length);
    [
        about,
        i32::midpoint(about, from),
        i32::midpoint(about, last),
        from,
        last,
        middle + CLEAR,
        middle - CLEAR - length,
    ]
}

/// Returns the place on the unit itself, where that covers no other name.
fn upon(taken: &Taken, it: &Wanted) -> Plate {
    let [left, top, right, bottom] = it.own;
    let narrow = it.sizes.iter().enumerate().min_by_key(|(_, it)| it.0);
    let (size, (wide, high)) = narrow.map_or((0, (0, 0)), |(size, it)| (size, *it));
    let x = i32::midpoint(left, right) - wide / 2;
    let levels = [bottom - high, i32::midpoint(top, bottom) - high / 2, top];
    let frames = levels.map(|y| [x, y, x + wide, y + high]);
    let clear = frames.into_iter().find(|it| taken.is_unwritten(*it));
    Plate {
        frame: clear.unwrap_or(frames[0]),
        size,
        upon: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{
        example::example,
        taken::{frame_of, meet},
    };
    use battlefield::geometry::{Base, Pose, Tray};

    const SIZE: (Mil, Mil) = (5_000, 1_460);

    /// A table on which nothing but these stands, and each of them with one size for its name.
    fn table(trays: &[(Mil, Mil, Facing)]) -> (Taken, Vec<Wanted>) {
        let mut position = example();
        position.units.clear();
        position.markers.clear();
        let chart = Chart::new(&position, false);
        let mut taken = Taken::new(chart, &position);
        let mut all = Vec::new();
        for (x, y, facing) in trays {
            let tray = Tray::new(Base::INFANTRY, Pose::new(*x, *y, *facing));
            taken.stand(&tray);
            all.push(Wanted {
                own: frame_of(chart, &tray),
                front: Side::of(chart, *facing),
                claim: Claim::Plain,
                sizes: vec![SIZE],
            });
        }
        (taken, all)
    }

    fn rows(across: Mil, down: Mil) -> Vec<(Mil, Mil, Facing)> {
        let spot = |it: Mil| {
            (
                4_000 + it % 4 * across,
                5_000 + it / 4 * down,
                Facing::NORTH,
            )
        };
        (0..12).map(spot).collect()
    }

    #[test]
    fn a_name_lies_at_the_rear_whichever_way_its_unit_looks() {
        let ways = [
            (Facing::NORTH, Side::Up),
            (Facing::EAST, Side::Right),
            (Facing::SOUTH, Side::Down),
            (Facing::WEST, Side::Left),
        ];
        for (facing, front) in ways {
            let (mut taken, all) = table(&[(24_000, 24_000, facing)]);
            assert_eq!(all[0].front, front);
            let plate = places(&mut taken, &all)[0].unwrap();
            let rear = along(all[0].own, front.turned(2), SIZE)[0];
            assert_eq!((plate.frame, plate.upon), (rear, false));
        }
    }

    #[test]
    fn a_name_gives_way_to_the_left_then_to_the_right_then_before_the_front() {
        let (mut taken, all) = table(&[(24_000, 24_000, Facing::NORTH)]);
        let [left, top, right, bottom] = all[0].own;
        let strips = [
            (
                [left - 9_000, bottom, right + 9_000, bottom + 1_600],
                Side::Left,
            ),
            ([left - 9_000, top, left, bottom], Side::Right),
            ([right, top, right + 9_000, bottom], Side::Up),
        ];
        for (strip, side) in strips {
            taken.write(strip);
            let plate = places(&mut taken.clone(), &all)[0].unwrap();
            assert!(
                along(all[0].own, side, SIZE).contains(&plate.frame),
                "{side:?}"
            );
        }
    }

    #[test]
    fn with_the_end_of_the_table_behind_it_a_name_lies_before_its_front() {
        let (mut taken, all) = table(&[(24_000, 2_300, Facing::NORTH)]);
        let plate = places(&mut taken, &all)[0].unwrap();
        assert!(along(all[0].own, Side::Up, SIZE).contains(&plate.frame));
    }

    #[test]
    fn names_lie_neither_over_each_other_nor_on_another_unit() {
        for (across, down) in [
            (13_000, 13_000),
            (6_500, 8_000),
            (6_000, 6_600),
            (5_500, 4_900),
        ] {
            let (mut taken, all) = table(&rows(across, down));
            let found = places(&mut taken, &all);
            let plates: Vec<Plate> = found.into_iter().flatten().collect();
            assert!(!plates.is_empty() && plates.iter().all(|it| !it.upon));
            for (number, it) in plates.iter().enumerate() {
                let others = &plates[number + 1..];
                assert!(others.iter().all(|other| !meet(it.frame, other.frame)));
                assert!(all.iter().all(|unit| !meet(it.frame, unit.own)));
            }
        }
    }

    /// In the midst of a block of units that touch.
    fn crowded() -> (Taken, Vec<Wanted>) {
        let spots = (0..9).map(|it| {
            (
                18_000 + it % 3 * 5_500,
                18_000 + it / 3 * 4_800,
                Facing::NORTH,
            )
        });
        table(&spots.collect::<Vec<_>>())
    }

    #[test]
    fn who_finds_no_room_has_no_name_unless_somebody_looks_at_it() {
        let (taken, mut all) = crowded();
        let plain = places(&mut taken.clone(), &all);
        assert_eq!(plain[4], None);
        all[4].claim = Claim::Looked;
        let looked = places(&mut taken.clone(), &all);
        let plate = looked[4].unwrap();
        let ([left, top, right, bottom], own) = (plate.frame, all[4].own);
        assert!(
            plate.upon && left >= own[0] && top >= own[1] && right <= own[2] && bottom <= own[3]
        );
        let others = |all: &[Option<Plate>]| [&all[..4], &all[5..]].concat();
        assert_eq!(others(&looked), others(&plain), "nobody gives way");
    }

    #[test]
    fn who_is_in_hand_takes_its_place_first() {
        // Each wants the place between them.
        let (taken, mut all) = table(&[
            (24_000, 20_000, Facing::NORTH),
            (24_000, 13_000, Facing::SOUTH),
        ]);
        let rear = |all: &[Wanted], at: usize| along(all[at].own, all[at].front.turned(2), SIZE)[0];
        assert!(meet(rear(&all, 0), rear(&all, 1)));
        let first = places(&mut taken.clone(), &all);
        assert_eq!(first[0].unwrap().frame, rear(&all, 0));
        all[1].claim = Claim::Held;
        let held = places(&mut taken.clone(), &all);
        assert_eq!(held[1].unwrap().frame, rear(&all, 1));
        assert_ne!(held[0].map(|it| it.frame), Some(rear(&all, 0)));
    }

    #[test]
    fn a_name_before_a_front_leaves_its_handle_free() {
        let (mut taken, all) = table(&[(24_000, 24_000, Facing::NORTH)]);
        let [left, top, right, bottom] = all[0].own;
        taken.write([left - 9_000, top, right + 9_000, bottom + 2_000]);
        let handle = [23_200, top - 2_800, 24_800, top - 1_200];
        taken.write(handle);
        let plate = places(&mut taken, &all)[0].unwrap();
        assert!(!plate.upon && !meet(plate.frame, handle));
    }
}
