//! The last move of an enemy as it lies on the table: a dashed box where a unit stood, a way with an arrow to
//! where it stands, and a plate with its length; and the wounds of the last dice beside whoever took them.

use super::{
    chart::Chart,
    names::width,
    numbers::{self, edge},
    pills::Pill,
    taken::Taken,
};
use crate::games::battlefield::{story::Way, wording};
use battlefield::{
    conditions::facing_to,
    field::Thing,
    geometry::{Facing, Mil, Point, Pose},
    position::Position,
};
use std::fmt::Write;

/// Between the point of an arrow and the tray that it leads to.
const CLEAR: Mil = 350;
/// A way that is shorter between its trays has no room for an arrow.
const LEAST: Mil = 900;
/// The letters of a plate, in thousandths of an inch on the table.
const SIZE: Mil = 1_250;

/// The ways of all who moved; each plate where nothing else stands or is written.
pub fn drawn(taken: &mut Taken, ways: &[(Way, String)]) -> String {
    let chart = taken.chart;
    let mut out = String::new();
    for (way, _) in ways {
        if let Some(from) = way.from() {
            taken.stand(from);
            out.push_str("<path class=\"b-last-from\" d=\"");
            chart.outline(&from.corners, &mut out);
            out.push_str("\"/>");
        }
        path(chart, way, &mut out);
    }
    for (way, words) in ways {
        plate(taken, way, words, &mut out);
    }
    out
}

/// The wounds of all who lost men and still stand, each beside its tray.
pub fn losses(taken: &mut Taken, position: &Position, losses: &[(Thing, u16)]) -> String {
    let mut out = String::new();
    for (thing, wounds) in losses {
        let Some(tray) = position.tray(*thing) else {
            continue;
        };
        let text = wording::casts::lost(*wounds);
        let pill = Pill {
            plate: "b-pill bad",
            ..Pill::new(&text, "b-far bad")
        };
        let letters = taken.letters;
        // Off its rear: before its front stands whom it fights.
        let behind = tray.pose.at.ahead(tray.pose.facing, -10_000);
        let behind = Pose::new(behind.x, behind.y, Facing::NORTH);
        let at = numbers::placed(taken, (&tray, behind), pill.room(letters));
        pill.drawn(letters, at, &mut out);
    }
    format!("<g class=\"b-lost\">{out}</g>")
}

/// From the middle of the first tray over all others to the rim of the last one.
fn path(chart: Chart, way: &Way, out: &mut String) {
    let mut points: Vec<Point> = way.places.iter().map(|it| it.pose.at).collect();
    points.dedup();
    let (Some(to), [.., before, end]) = (way.places.last(), points.as_slice()) else {
        return;
    };
    let (before, end) = (*before, *end);
    let back = facing_to(end, before);
    let far = edge(to, back) + CLEAR;
    if far + LEAST > before.distance(end) {
        return;
    }
    let tip = end.ahead(back, far);
    let mut line = String::new();
    for it in &points[..points.len() - 1] {
        let (x, y) = chart.spot(*it);
        let step = if line.is_empty() { 'M' } else { 'L' };
        // Writing to a text never fails.
        let _ = write!(line, "{step}{x} {y}");
    }
    let (x, y) = chart.spot(tip.ahead(back, 700));
    let _ = write!(line, "L{x} {y}");
    let placed = chart.placed(tip, back.turned(Facing::SOUTH));
    let _ = write!(
        out,
        "<path class=\"b-last-way\" d=\"{line}\"/><path class=\"b-last-steps\" d=\"{line}\"/>\
         <path class=\"b-last-head\" transform=\"{placed}\" d=\"M0 0L-900 1500L0 1100L900 1500z\"/>"
    );
}

/// Beside where the way began, not upon it.
fn plate(taken: &mut Taken, way: &Way, words: &str, out: &mut String) {
    let (Some(first), Some(to)) = (way.places.first(), way.places.last()) else {
        return;
    };
    let along = if first.pose.at == to.pose.at {
        Facing::SOUTH
    } else {
        facing_to(first.pose.at, to.pose.at)
    };
    let side = first.pose.at.ahead(along.turned(Facing::EAST), 10_000);
    let beside = Pose::new(side.x, side.y, Facing::NORTH);
    // The plate is broader than what stands on it.
    let half = width(&format!("  {words}  ")) * SIZE / 2_000;
    let (x, y) = numbers::placed(taken, (first, beside), [half, 950]);
    let _ = write!(
        out,
        "<g transform=\"translate({x} {y})\"><g class=\"b-plate\"><rect x=\"-{half}\" y=\"-950\" width=\"{}\" height=\"1900\" rx=\"160\"/>\
         <text y=\"430\">{words}</text></g></g>",
        2 * half
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::{scene::example::example, story::Gait};
    use battlefield::{
        geometry::{Base, Tray},
        position::UnitId,
    };

    fn shown(places: &[(Mil, Mil)]) -> String {
        let position = example();
        let tray = |(x, y): &(Mil, Mil)| Tray::new(Base::INFANTRY, Pose::new(*x, *y, Facing(0)));
        let way = Way {
            unit: UnitId(6),
            gait: Gait::Moved,
            places: places.iter().map(tray).collect(),
            length: 7_500,
        };
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        drawn(&mut taken, &[(way, "moved 7.5″".to_owned())])
    }

    #[test]
    fn whoever_lost_men_has_the_wounds_beside_it_unless_it_is_gone() {
        let position = example();
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let written = taken.written();
        let gone = Thing::Unit(200);
        let drawn = losses(&mut taken, &position, &[(Thing::Unit(0), 3), (gone, 2)]);
        assert_eq!(drawn.matches("b-pill bad").count(), 1);
        assert!(drawn.contains(">−3 wounds</text>"), "{drawn}");
        assert!(taken.covered(written).is_empty());
    }

    #[test]
    fn a_way_leads_from_a_box_to_the_rim_of_the_tray() {
        let drawn = shown(&[(24_000, 38_000), (24_000, 30_500)]);
        assert_eq!(drawn.matches("b-last-from").count(), 1);
        assert!(
            drawn.contains("class=\"b-last-way\" d=\"M24000 10000L24000 14050\""),
            "{drawn}"
        );
        assert!(
            drawn.contains("translate(24000 14750)rotate(180)"),
            "{drawn}"
        );
        assert!(drawn.contains(">moved 7.5″</text>"));
    }

    #[test]
    fn a_turn_at_the_end_keeps_the_way() {
        let drawn = shown(&[(24_000, 38_000), (24_000, 30_500), (24_000, 30_500)]);
        assert!(drawn.contains("b-last-head"));
    }

    #[test]
    fn where_there_is_no_room_for_an_arrow_the_box_and_the_plate_tell() {
        let drawn = shown(&[(24_000, 38_000), (24_000, 37_000)]);
        assert!(!drawn.contains("b-last-head") && drawn.contains("b-plate"));
        let arrived = shown(&[(24_000, 38_000)]);
        assert!(!arrived.contains("b-last-from") && arrived.contains("b-plate"));
    }
}
