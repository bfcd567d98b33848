//! Where the names of units stand: beside their trays, upright, over no tray and over no other name.

use super::{
    chart::{Chart, MARGIN, Spot},
    model::TrayModel,
    names::{halved, initials, width},
};
use crate::markup::escaped;
use battlefield::{
    geometry::{Mil, Point, Tray, overlap_beyond},
    position::{Marker, UnitId},
};
use std::fmt::Write;

/// A name where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub id: UnitId,
    pub side: u8,
    pub lines: Vec<String>,
    /// The height of its letters.
    pub size: Mil,
    /// The middle of the first line's foot.
    pub at: Spot,
}

impl Label {
    /// What it covers.
    pub fn frame(&self) -> Frame {
        let (width, height) = frame(&self.lines, self.size);
        let (left, top) = (self.at.0 - width / 2, self.at.1 - self.size * 4 / 5);
        [left, top, left + width, top + height]
    }
}

/// From a tray to its name.
const GAP: Mil = 160;

/// Left, top, right, bottom, in the picture.
pub type Frame = [Mil; 4];

/// The corners of a frame as a polygon that can be compared; clockwise.
pub const fn corners([left, top, right, bottom]: Frame) -> [Point; 4] {
    [
        Point::new(left, -top),
        Point::new(right, -top),
        Point::new(right, -bottom),
        Point::new(left, -bottom),
    ]
}

/// A tray's outline, to be compared with such a frame.
pub fn on_chart(chart: Chart, tray: &Tray) -> [Point; 4] {
    tray.corners.map(|corner| {
        let (x, y) = chart.spot(corner);
        Point::new(x, -y)
    })
}

fn frame(lines: &[String], size: Mil) -> (Mil, Mil) {
    let widest = lines.iter().map(|it| width(it)).max().unwrap_or(0);
    (widest * size / 1_000, Mil::from(lines.len() as u8) * size)
}

/// A name for each tray that has one among `names`, and over no marker.
pub fn labels(
    chart: Chart,
    trays: &[TrayModel],
    names: &[(UnitId, String)],
    markers: &[Point],
) -> Vec<Label> {
    let outline = |it: &TrayModel| on_chart(chart, &Tray::new(it.base, it.pose));
    let outlines: Vec<[Point; 4]> = trays.iter().map(outline).collect();
    let marker = |at: &Point| {
        let (x, y) = chart.spot(*at);
        let radius = Marker::RADIUS;
        [x - radius, y - radius, x + radius, y + radius]
    };
    let mut taken: Vec<Frame> = markers.iter().map(marker).collect();
    let mut labels = Vec::new();
    for (model, own) in trays.iter().zip(&outlines) {
        let Some((_, name)) = names.iter().find(|it| it.0 == model.id) else {
            continue;
        };
        let fits = |frame: &Frame| {
            let [left, top, right, bottom] = *frame;
            let inside = left >= -MARGIN
                && top >= -MARGIN
                && right <= chart.width + MARGIN
                && bottom <= chart.depth + MARGIN;
            let here = corners(*frame);
            inside
                && !outlines.iter().any(|it| overlap_beyond(it, &here, 0))
                && !taken
                    .iter()
                    .any(|it| overlap_beyond(&corners(*it), &here, 0))
        };
        let up = model.pose.facing.cosine() >= 0;
        let ways = written(name);
        // Behind it if at all possible: there it is plain whose name it is.
        let found = (0..4).find_map(|place| {
            ways.iter().find_map(|(lines, size)| {
                let frames = beside(own, frame(lines, *size), up != chart.turned);
                let free = Some(frames[place]).filter(|it| fits(it))?;
                Some((lines.clone(), *size, free))
            })
        });
        let (lines, size, frame) = found.unwrap_or_else(|| on_itself(name, model, chart));
        taken.push(frame);
        labels.push(Label {
            id: model.id,
            side: model.colors.side,
            at: (i32::midpoint(frame[0], frame[2]), frame[1] + size * 4 / 5),
            lines,
            size,
        });
    }
    labels
}

/// How a name can be written, the best first.
fn written(name: &str) -> Vec<(Vec<String>, Mil)> {
    let one = vec![name.to_owned()];
    let two = halved(name).map(|it| it.to_vec());
    let mut ways = vec![(one.clone(), 1_150)];
    ways.extend(two.clone().map(|it| (it, 1_150)));
    ways.push((one, 900));
    ways.extend(two.map(|it| (it, 850)));
    ways
}

/// Behind a tray, before it, and beside it.
fn beside(own: &[Point; 4], (width, height): (Mil, Mil), up: bool) -> [Frame; 4] {
    let across = own.map(|it| it.x);
    let down = own.map(|it| -it.y);
    let (left, right) = ends(across);
    let (top, bottom) = ends(down);
    let (middle, level) = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    let framed = |left: Mil, top: Mil| [left, top, left + width, top + height];
    let below = framed(middle - width / 2, bottom + GAP);
    let above = framed(middle - width / 2, top - GAP - height);
    let aside = [
        framed(right + GAP, level - height / 2),
        framed(left - GAP - width, level - height / 2),
    ];
    let [first, second] = if up { [below, above] } else { [above, below] };
    [first, second, aside[0], aside[1]]
}

fn ends(all: [Mil; 4]) -> (Mil, Mil) {
    all.iter().fold((Mil::MAX, Mil::MIN), |(least, most), it| {
        (least.min(*it), most.max(*it))
    })
}

/// Where nothing is free, on the tray itself.
fn on_itself(name: &str, model: &TrayModel, chart: Chart) -> (Vec<String>, Mil, Frame) {
    let (x, y) = chart.spot(model.pose.at);
    let lines = vec![initials(name)];
    let (width, height) = frame(&lines, 1_000);
    let (left, top) = (x - width / 2, y - height / 2);
    (lines, 1_000, [left, top, left + width, top + height])
}

pub fn drawn(labels: &[Label]) -> String {
    let mut out = String::with_capacity(130 * labels.len());
    for label in labels {
        let (x, y) = label.at;
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text class=\"b-name s-{}\" font-size=\"{}\" y=\"{y}\">",
            label.side % 4,
            label.size,
        );
        for (number, line) in label.lines.iter().enumerate() {
            let step = if number == 0 { 0 } else { label.size };
            let _ = write!(
                out,
                "<tspan x=\"{x}\" dy=\"{step}\">{}</tspan>",
                escaped(line)
            );
        }
        out.push_str("</text>");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model::trays, names::short_names};
    use battlefield::{geometry::Pose, position::Place};

    fn check(position: &battlefield::position::Position, turned: bool) -> Vec<Label> {
        let chart = Chart::new(position, turned);
        let trays = trays(position);
        let labels = labels(chart, &trays, &short_names(position), &[]);
        let framed = |it: &Label| corners(it.frame());
        for (number, label) in labels.iter().enumerate() {
            for other in &labels[..number] {
                let both = [label, other].map(framed);
                assert!(
                    !overlap_beyond(&both[0], &both[1], 5),
                    "{label:?} {other:?}"
                );
            }
            for tray in trays.iter().filter(|it| it.id != label.id) {
                let flat = on_chart(chart, &Tray::new(tray.base, tray.pose));
                assert!(
                    !overlap_beyond(&flat, &framed(label), 5),
                    "{label:?} {:?}",
                    tray.id
                );
            }
        }
        labels
    }

    #[test]
    fn names_stand_free() {
        let labels = check(&example(), false);
        assert_eq!(labels.len(), 12);
        assert!(labels.iter().all(|it| it.size >= 850));
        check(&example(), true);
    }

    #[test]
    fn names_stand_free_in_a_crowd() {
        let mut position = example();
        for (number, unit) in (0..).zip(&mut position.units) {
            let (x, y) = (3_000 + number % 6 * 5_600, 3_000 + number / 6 * 5_000);
            unit.place = Place::Table(Pose::new(x, y, battlefield::geometry::Facing::NORTH));
        }
        check(&position, false);
        check(&position, true);
    }

    #[test]
    fn names_cannot_become_markup() {
        let mut labels = check(&example(), false);
        labels[0].lines = vec!["a<b & \"c\"".to_owned()];
        assert!(drawn(&labels).contains(">a&lt;b &amp; &quot;c&quot;<"));
    }
}
