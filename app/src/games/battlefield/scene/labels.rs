//! Where the names of units stand: beside their trays, upright, over no tray and over no other name.

use super::{
    chart::{Chart, Spot},
    model::TrayModel,
    names::{halved, initials, width},
    taken::{Frame, Taken, frame_of},
};
use crate::markup::escaped;
use battlefield::{
    geometry::{Mil, Tray},
    position::UnitId,
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

/// From a tray to its name.
const GAP: Mil = 160;

fn frame(lines: &[String], size: Mil) -> (Mil, Mil) {
    let widest = lines.iter().map(|it| width(it)).max().unwrap_or(0);
    (widest * size / 1_000, Mil::from(lines.len() as u8) * size)
}

/// A name for each tray that has one among `names`, which takes its place.
pub fn labels(taken: &mut Taken, trays: &[TrayModel], names: &[(UnitId, String)]) -> Vec<Label> {
    let chart = taken.chart;
    let mut labels = Vec::new();
    for model in trays {
        let Some((_, name)) = names.iter().find(|it| it.0 == model.id) else {
            continue;
        };
        let own = frame_of(chart, &Tray::new(model.base, model.pose));
        let up = model.pose.facing.cosine() >= 0;
        let ways = written(name);
        // Behind it if at all possible: there it is plain whose name it is.
        let found = (0..4).find_map(|place| {
            ways.iter().find_map(|(lines, size)| {
                let frames = beside(own, frame(lines, *size), up != chart.turned);
                let free = Some(frames[place]).filter(|it| taken.is_free(*it))?;
                Some((lines.clone(), *size, free))
            })
        });
        let (lines, size, frame) = found.unwrap_or_else(|| on_itself(name, model, chart));
        taken.write(frame);
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
fn beside([left, top, right, bottom]: Frame, (width, height): (Mil, Mil), up: bool) -> [Frame; 4] {
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
        let mut taken = Taken::new(Chart::new(position, turned), position);
        let labels = labels(&mut taken, &trays(position), &short_names(position));
        let markers = position.markers.len();
        assert_eq!(taken.written(), markers + labels.len());
        assert_eq!(taken.covered(markers), Vec::<Frame>::new());
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
