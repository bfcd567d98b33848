//! Where the distance to an enemy stands: beside its tray and nearer to no other one, over no tray, name, marker
//! or other distance.

use super::{
    chart::{Chart, MARGIN},
    labels::{Frame, Label, corners, on_chart},
    names::width,
};
use battlefield::{
    conditions::facing_to,
    geometry::{Facing, Mil, Point, Pose, Tray, overlap_beyond},
    position::{Marker, Position, Wall},
};

/// From a tray to the number beside it.
const BESIDE: [Mil; 3] = [250, 1_100, 2_000];
/// Around the tray, beginning with the side that faces the unit that aims.
const TURNS: [u16; 8] = [0, 0x1555, 0xEAAB, 0x2AAB, 0xD555, 0x4000, 0xC000, 0x8000];
/// The height of its letters in thousandths of an inch of the table: on a phone, and on a larger screen.
const SIZES: [Mil; 2] = [1_800, 1_250];
/// From the middle of a number to that of the shield below it.
pub const SHIELD: Mil = 1_300;
const SHIELD_RADIUS: Mil = 550;

/// What numbers have to keep clear of.
pub struct Taken {
    chart: Chart,
    outlines: Vec<[Point; 4]>,
    frames: Vec<Frame>,
}

impl Taken {
    /// Beside what lies on the table, the names of its trays, and the tray that is aimed from.
    pub fn new(chart: Chart, position: &Position, labels: &[Label], from: Option<Tray>) -> Self {
        let trays = position.units().filter_map(|(_, it)| it.tray());
        let walls = position.walls.iter().map(Wall::tray);
        let outlines = trays
            .chain(walls)
            .chain(from)
            .map(|it| on_chart(chart, &it))
            .collect();
        let markers = position.markers.iter().map(|it| {
            let ((x, y), radius) = (chart.spot(it.at), Marker::RADIUS);
            [x - radius, y - radius, x + radius, y + radius]
        });
        let frames = labels.iter().map(Label::frame).chain(markers).collect();
        Self {
            chart,
            outlines,
            frames,
        }
    }

    /// The middle of this number beside a tray, which takes its place. Where nothing is free it stands off the
    /// side that faces the unit that aims.
    pub fn place(&mut self, (tray, to): (&Tray, Pose), text: &str, shield: bool) -> (Mil, Mil) {
        let towards = facing_to(tray.pose.at, to.at);
        let ways = BESIDE.iter().flat_map(|far| {
            let turned = |turn: &u16| Facing(towards.0.wrapping_add(*turn));
            TURNS.iter().map(move |turn| (turned(turn), *far))
        });
        let ways: Vec<(Facing, Mil)> = ways.collect();
        let beside = |way: &(Facing, Mil), size: Mil| {
            let half = width(text) * size / 2_000;
            let (above, below) = (
                size / 2,
                if shield {
                    SHIELD + SHIELD_RADIUS
                } else {
                    size / 2
                },
            );
            let (x, y) = self.beside(tray, *way, [half, above, below]);
            ((x, y), [x - half, y - above, x + half, y + below])
        };
        let found = SIZES.iter().find_map(|size| {
            let mut all = ways.iter().map(|it| beside(it, *size));
            all.find(|it| self.is_nearest(tray, it.0) && self.is_free(it.1))
        });
        let (at, frame) = found.unwrap_or_else(|| beside(&ways[0], SIZES[1]));
        self.frames.push(frame);
        at
    }

    /// Where a number stands that covers so much to each side, above and below, and clears a tray by so much.
    fn beside(
        &self,
        tray: &Tray,
        (towards, far): (Facing, Mil),
        [half, above, below]: [Mil; 3],
    ) -> (Mil, Mil) {
        let (x, y) = self.chart.spot(off(tray, towards, 0));
        let (right, down) = self.chart.spot(off(tray, towards, 1_000));
        let (right, down) = (right - x, down - y);
        let high = if down < 0 { below } else { above };
        let out = far + (right.abs() * half + down.abs() * high) / 1_000;
        (x + right * out / 1_000, y + down * out / 1_000)
    }

    /// Whether this place is nearer to a tray than to any other: then it is plain whose number it is.
    fn is_nearest(&self, tray: &Tray, at: (Mil, Mil)) -> bool {
        let far = |(x, y): (Mil, Mil)| {
            let square = |length: Mil| i64::from(length) * i64::from(length);
            square(x - at.0) + square(y - at.1)
        };
        let own = far(self.chart.spot(tray.pose.at));
        self.outlines.iter().all(|[first, _, third, _]| {
            let middle = (
                i32::midpoint(first.x, third.x),
                -i32::midpoint(first.y, third.y),
            );
            own <= far(middle) + 1
        })
    }

    fn is_free(&self, frame: Frame) -> bool {
        let [left, top, right, bottom] = frame;
        let here = corners(frame);
        left >= -MARGIN
            && top >= -MARGIN
            && right <= self.chart.width + MARGIN
            && bottom <= self.chart.depth + MARGIN
            && !self.outlines.iter().any(|it| overlap_beyond(it, &here, 0))
            && !self
                .frames
                .iter()
                .any(|it| overlap_beyond(&corners(*it), &here, 0))
    }
}

/// A place just off a tray in some direction.
fn off(tray: &Tray, towards: Facing, far: Mil) -> Point {
    let apart = f64::from(towards.apart(tray.pose.facing)) / 65_536.0 * std::f64::consts::TAU;
    let (wide, deep) = (f64::from(tray.base.width), f64::from(tray.base.depth));
    // As far as the edge of a rectangle is in that direction.
    let (across, along) = (apart.sin().abs(), apart.cos().abs());
    let edge = (wide / 2.0 / across.max(0.001)).min(deep / 2.0 / along.max(0.001));
    tray.pose.at.ahead(towards, edge.round() as i32 + far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{
        example::example, labels::labels, model::trays, names::short_names,
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

    #[test]
    fn numbers_stand_free_in_a_crowd() {
        let mut position = example();
        for (number, unit) in (0..).zip(&mut position.units) {
            let (x, y) = (5_000 + number % 4 * 11_000, 6_000 + number / 4 * 9_000);
            unit.place = Place::Table(Pose::new(x, y, Facing::NORTH));
        }
        let chart = Chart::new(&position, false);
        let models = trays(&position);
        let labels = labels(chart, &models, &short_names(&position), &[]);
        let from = position.units[0].tray();
        let mut taken = Taken::new(chart, &position, &labels, from);
        let named = taken.frames.len();
        let pose = position.units[0].pose().unwrap();
        for (_, unit) in position.units().skip(1) {
            let tray = unit.tray().unwrap();
            let at = taken.place((&tray, pose), "12.34″", true);
            assert!(taken.is_nearest(&tray, at), "{at:?}");
        }
        let numbers = &taken.frames[named..];
        assert_eq!(numbers.len(), position.units.len() - 1);
        for (at, number) in numbers.iter().enumerate() {
            let here = corners(*number);
            let others = taken.frames[..named].iter().chain(&numbers[..at]);
            let mut others = others
                .map(|it| corners(*it))
                .chain(taken.outlines.iter().copied());
            assert!(
                !others.any(|it| overlap_beyond(&it, &here, 0)),
                "{at}: {number:?}"
            );
        }
    }
}
