//! The places that are taken in the picture: whatever is written stands clear of them.

use super::{
    chart::{Chart, MARGIN, Spot},
    names::LETTERS,
};
use battlefield::{
    geometry::{Mil, Point, Pose, Tray, overlap_beyond},
    position::{Marker, Position, UnitId, Wall},
};

/// Left, top, right, bottom, in the picture.
pub type Frame = [Mil; 4];

/// Trays, castle walls and markers, and what has been written so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub chart: Chart,
    /// The height of letters that are written.
    pub letters: Mil,
    outlines: Vec<Outline>,
    frames: Vec<Frame>,
}

/// An outline that may lie slantwise.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Outline {
    corners: [Point; 4],
    around: Frame,
}

impl Taken {
    /// Returns the room that is taken by what stands on the table.
    #[cfg(any(test, feature = "ssr"))]
    pub fn new(chart: Chart, position: &Position) -> Self {
        Self::moved(chart, position, None)
    }

    /// Returns the room that is taken by what stands on the table, with one unit where it is thought of.
    pub fn moved(chart: Chart, position: &Position, moved: Option<(UnitId, Pose)>) -> Self {
        let marker = |at: Point| {
            let ((x, y), radius) = (chart.spot(at), Marker::RADIUS);
            [x - radius, y - radius, x + radius, y + radius]
        };
        // A marker under a tray is shown at its corner as well.
        let shown = super::model::markers(position);
        let shown = shown.iter().filter_map(|it| it.shown_at);
        let all = position.markers.iter().map(|it| it.at).chain(shown);
        let mut taken = Self {
            chart,
            letters: LETTERS,
            outlines: Vec::new(),
            frames: all.map(marker).collect(),
        };
        let trays = position.units().filter_map(|(id, it)| {
            let tray = it.tray()?;
            let pose = moved.filter(|it| it.0 == id).map(|it| it.1);
            Some(pose.map_or(tray, |it| Tray::new(tray.base, it)))
        });
        for it in trays.chain(position.walls.iter().map(Wall::tray)) {
            taken.stand(&it);
        }
        taken
    }

    /// The same with letters so high.
    pub fn lettered(self, letters: Mil) -> Self {
        Self { letters, ..self }
    }

    /// A tray stands there, too.
    pub fn stand(&mut self, tray: &Tray) {
        let corners = on_chart(self.chart, tray);
        let around = around(&corners);
        self.outlines.push(Outline { corners, around });
    }

    /// Something is written there.
    pub fn write(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Tells whether something can be written there. Asked for dozens of places in each picture of a drag: few of them
    /// need their corners compared.
    pub fn is_free(&self, frame: Frame) -> bool {
        let here = corners(frame);
        self.is_within(frame)
            && self.is_unwritten(frame)
            && !self
                .outlines
                .iter()
                .any(|it| meet(it.around, frame) && overlap_beyond(&it.corners, &here, 0))
    }

    /// Tells whether all of it lies on the table or its rim.
    pub fn is_within(&self, [left, top, right, bottom]: Frame) -> bool {
        let (width, depth) = (self.chart.width + MARGIN, self.chart.depth + MARGIN);
        left >= -MARGIN && top >= -MARGIN && right <= width && bottom <= depth
    }

    /// Tells whether nothing is written there yet, though something may stand there.
    pub fn is_unwritten(&self, frame: Frame) -> bool {
        !self.frames.iter().any(|it| meet(*it, frame))
    }

    /// Tells whether this place is nearer to a tray than to any other: then it is plain to what it belongs.
    pub fn is_nearest(&self, tray: &Tray, at: Spot) -> bool {
        let far = |(x, y): Spot| {
            let square = |length: Mil| i64::from(length) * i64::from(length);
            square(x - at.0) + square(y - at.1)
        };
        let own = far(self.chart.spot(tray.pose.at));
        self.outlines
            .iter()
            .all(|it| own <= far(middle(it.around)) + 1)
    }
}

/// The frame around a tray.
pub fn frame_of(chart: Chart, tray: &Tray) -> Frame {
    around(&on_chart(chart, tray))
}

/// A tray's outline, to be compared with a frame's corners.
fn on_chart(chart: Chart, tray: &Tray) -> [Point; 4] {
    tray.corners.map(|corner| {
        let (x, y) = chart.spot(corner);
        Point::new(x, -y)
    })
}

/// The corners of a frame as a polygon that can be compared; clockwise.
const fn corners([left, top, right, bottom]: Frame) -> [Point; 4] {
    [
        Point::new(left, -top),
        Point::new(right, -top),
        Point::new(right, -bottom),
        Point::new(left, -bottom),
    ]
}

fn around(corners: &[Point; 4]) -> Frame {
    let nowhere = [Mil::MAX, Mil::MAX, Mil::MIN, Mil::MIN];
    corners.iter().fold(nowhere, |it, corner| {
        let (x, y) = (corner.x, -corner.y);
        [it[0].min(x), it[1].min(y), it[2].max(x), it[3].max(y)]
    })
}

/// Returns the frame about a middle, with such halves of its width and its height.
pub const fn about((x, y): Spot, [half, high]: [Mil; 2]) -> Frame {
    [x - half, y - high, x + half, y + high]
}

const fn middle([left, top, right, bottom]: Frame) -> Spot {
    (i32::midpoint(left, right), i32::midpoint(top, bottom))
}

/// Returns true where two frames overlap.
pub const fn meet(one: Frame, other: Frame) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

#[cfg(test)]
impl Taken {
    /// Everything that was written after so many others and overlaps something, but for a name on its own tray.
    pub fn covered(&self, after: usize) -> Vec<Frame> {
        let touches = |(number, frame): &(usize, &Frame)| {
            let here = corners(**frame);
            let mut before = self.frames[..*number].iter().map(|it| corners(*it));
            let on_it = |it: &&Outline| {
                let ([left, top, right, bottom], (x, y)) = (it.around, middle(**frame));
                left <= x && x <= right && top <= y && y <= bottom
            };
            let mut outlines = self.outlines.iter().filter(|it| !on_it(it));
            before.any(|it| overlap_beyond(&it, &here, 0))
                || outlines.any(|it| overlap_beyond(&it.corners, &here, 0))
        };
        let frames = self.frames.iter().enumerate().skip(after);
        frames.filter(touches).map(|(_, it)| *it).collect()
    }

    pub fn written(&self) -> usize {
        self.frames.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;
    use battlefield::geometry::{Base, Facing, Pose};

    fn one(facing: Facing) -> Taken {
        let mut position = example();
        position.units.clear();
        position.markers.clear();
        position.walls.clear();
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        taken.stand(&Tray::new(
            Base::INFANTRY,
            Pose::new(24_000, 24_000, facing),
        ));
        taken
    }

    #[test]
    fn beside_the_corner_of_a_slanted_tray_there_is_room() {
        let corner = [21_000, 21_000, 21_500, 21_500];
        assert!(one(Facing(0x2000)).is_free(corner));
        let within = [23_800, 23_800, 24_200, 24_200];
        assert!(!one(Facing(0x2000)).is_free(within));
    }

    #[test]
    fn what_is_written_takes_its_place_and_may_touch() {
        let mut taken = one(Facing::NORTH);
        taken.write([1_000, 1_000, 3_000, 2_000]);
        assert!(!taken.is_free([2_999, 1_500, 4_000, 2_500]));
        assert!(taken.is_free([3_000, 1_500, 4_000, 2_500]));
        assert!(taken.covered(0).is_empty());
        taken.write([2_000, 1_500, 4_000, 2_500]);
        assert_eq!(taken.covered(0), [[2_000, 1_500, 4_000, 2_500]]);
    }

    #[test]
    fn who_is_thought_of_elsewhere_stands_there() {
        let position = example();
        let (chart, to) = (
            Chart::new(&position, false),
            Pose::new(3_000, 12_000, Facing::NORTH),
        );
        let taken = Taken::moved(chart, &position, Some((UnitId(0), to)));
        let [from, to] = [position.units[0].pose().unwrap(), to].map(|it| chart.spot(it.at));
        let around = |(x, y): Spot| [x - 100, y - 100, x + 100, y + 100];
        assert!(taken.is_free(around(from)) && !taken.is_free(around(to)));
        assert!(!Taken::new(chart, &position).is_free(around(from)));
    }

    #[test]
    fn nothing_is_written_beyond_the_margin() {
        let taken = one(Facing::NORTH);
        assert!(taken.is_free([-MARGIN, -MARGIN, 0, 0]));
        assert!(!taken.is_free([-MARGIN - 1, 0, 0, 500]));
        let right = taken.chart.width + MARGIN;
        assert!(!taken.is_free([right - 500, 0, right + 1, 500]));
    }
}
