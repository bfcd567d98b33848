//! Everything that lies over the table while somebody decides: where something may go, and what it sees there.

use super::{
    chart::Chart,
    model::{corners, key},
};
use crate::{
    games::battlefield::{decide::Ghost, story::Trace, wording},
    markup::escaped,
};
use battlefield::{
    field::Thing,
    geometry::{Base, Mil, Point},
    position::Position,
};
use std::fmt::Write;

/// The region in which the middle of a tray can come to stand, as one path.
pub fn region(chart: Chart, polygons: &[Vec<Point>]) -> String {
    let mut out = String::with_capacity(40 * polygons.len());
    for polygon in polygons {
        chart.outline(polygon, &mut out);
    }
    out
}

/// The rings around the front arrow of a tray, in inches.
const RINGS: [Mil; 2] = [6, 12];

/// The arcs of a tray as wedges, and rings around its front arrow; about its middle, looking up. They are the same
/// wherever it stands.
pub fn arcs(base: Base) -> String {
    let (x, y) = (base.width / 2, base.depth / 2);
    // Through the corners, as far as anything lies on a table.
    let far = 90_000 / x.min(y);
    let (across, along) = (x * far, y * far);
    let ring = |inches: Mil| {
        format!(
            "<circle class=\"b-range\" cy=\"{}\" r=\"{}\"/>",
            -y,
            inches * 1_000,
        )
    };
    format!(
        "<path class=\"b-arc-front\" d=\"M0 0L-{across} -{along}H{across}z\"/>\
         <path class=\"b-arc-flank\" d=\"M0 0L{across} -{along}V{along}zM0 0L-{across} -{along}V{along}z\"/>\
         <path class=\"b-arc-rear\" d=\"M0 0L{across} {along}H-{across}z\"/>{}",
        RINGS.map(ring).concat(),
    )
}

/// Draws the distances of the rings, upright where the tray is turned back by so many degrees.
pub fn inches(base: Base, upright: &str) -> String {
    let ring = |inches: Mil| {
        let top = -base.depth / 2 - inches * 1_000;
        format!(
            "<text class=\"b-inch\" y=\"{top}\" transform=\"rotate({upright} 0 {top})\">{inches}″</text>"
        )
    };
    RINGS.map(ring).concat()
}

/// What can be aimed at. Terrain and walls can be chosen here by keys, too; trays are buttons anyway.
pub fn targets(chart: Chart, position: &Position, targets: &[(Thing, bool)]) -> String {
    let mut out = String::new();
    for (thing, possible) in targets {
        let Some(corners) = corners(position, *thing) else {
            continue;
        };
        let class = if *possible { "b-target" } else { "b-target no" };
        let mut outline = String::new();
        chart.outline(&corners, &mut outline);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"b-under\" d=\"{outline}\"/><path class=\"{class}\""
        );
        if let (Some(name), true) = (name(position, *thing), *possible) {
            let (name, key) = (escaped(&name), key(*thing));
            let _ = write!(
                out,
                " role=\"button\" tabindex=\"0\" data-thing=\"{key}\" aria-label=\"{name}\""
            );
        }
        let _ = write!(out, " d=\"{outline}\"/>");
    }
    out
}

/// The choices that are no unit.
fn name(position: &Position, thing: Thing) -> Option<String> {
    match thing {
        Thing::Unit(_) => None,
        Thing::Wall(number) => {
            let number = number + 1;
            Some(say!("Castle wall {number}" | "Burgmauer {number}"))
        }
        Thing::Piece(number) => {
            let piece = position.terrain.get(usize::from(number))?;
            let (name, number) = (wording::piece(&piece.name), number + 1);
            Some(say!("{name}, piece {number}" | "{name}, Stück {number}"))
        }
    }
}

/// Lines of sight, solid where nothing is in the way.
pub fn lines(chart: Chart, lines: &[(Point, Point, bool)]) -> String {
    let mut out = String::new();
    for (from, to, clear) in lines {
        let ((x, y), (right, below)) = (chart.spot(*from), chart.spot(*to));
        let class = if *clear { "b-sight" } else { "b-sight no" };
        let _ = write!(
            out,
            "<path class=\"b-under thin\" d=\"M{x} {y}L{right} {below}\"/>\
             <path class=\"{class}\" d=\"M{x} {y}L{right} {below}\"/>\
             <circle class=\"{class}\" cx=\"{right}\" cy=\"{below}\" r=\"350\"/>"
        );
    }
    out
}

/// The places where trays stood before, each with an arrow to where it went.
pub fn traces(chart: Chart, traces: &[Trace]) -> String {
    let mut out = String::new();
    for Trace { from, to, .. } in traces {
        out.push_str("<path class=\"b-trace\" d=\"");
        chart.outline(&from.corners, &mut out);
        let ((x, y), (right, below)) = (chart.spot(from.pose.at), chart.spot(to.pose.at));
        let _ = write!(
            out,
            "\"/><path class=\"b-way\" d=\"M{x} {y}L{right} {below}\"/>\
             <circle class=\"b-way\" cx=\"{x}\" cy=\"{y}\" r=\"300\"/>"
        );
    }
    out
}

/// Returns true for round pieces, which face nowhere: markers and trees, but no unit.
pub fn is_round(ghost: &Ghost) -> bool {
    ghost.unit.is_none() && ghost.tray.base.width == ghost.tray.base.depth
}

/// A tray that is not there yet, about its middle.
pub fn ghost(ghost: &Ghost) -> String {
    let base = ghost.tray.base;
    let (x, y) = (base.width / 2, base.depth / 2);
    let (width, depth) = (2 * x, 2 * y);
    if is_round(ghost) {
        return format!(
            "<circle class=\"b-under\" r=\"{x}\"/><circle class=\"b-ghost-body\" r=\"{x}\"/>"
        );
    }
    format!(
        "<path class=\"b-under\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-ghost-body\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-ghost-front\" d=\"M-{x} -{y}h{width}M-560 -{y}L0 -{}L560 -{y}z\"/>",
        y + 620,
    )
}

/// The rim of a unit or a piece that is drawn as itself where it is planned; round for a round piece.
pub fn planned_rim(ghost: &Ghost) -> String {
    let Base { width, depth } = ghost.tray.base;
    let (x, y) = (width / 2 + 130, depth / 2 + 130);
    if is_round(ghost) {
        return format!("<circle class=\"b-ghost-body b-laid-rim\" r=\"{x}\"/>");
    }
    format!(
        "<rect class=\"b-ghost-body b-laid-rim\" x=\"-{x}\" y=\"-{y}\" width=\"{}\" height=\"{}\" rx=\"220\"/>",
        2 * x,
        2 * y,
    )
}

/// The number of a ghost in a plan, at its corner; `upright` turns it back.
pub fn number(base: Base, number: usize, upright: &str) -> String {
    let (x, y) = (-base.width / 2, -base.depth / 2);
    format!(
        "<g class=\"b-number\" aria-hidden=\"true\" transform=\"translate({x} {y})rotate({upright})\">\
         <circle r=\"850\"/><text y=\"380\">{number}</text></g>"
    )
}

/// What turns such a tray, before its front.
pub fn handle(base: Base) -> String {
    let y = base.depth / 2;
    let knob = -y - 2_000;
    format!(
        "<g class=\"b-handle\" data-handle=\"\"><path d=\"M0 -{y}V{knob}\"/><circle class=\"b-hold\" cy=\"{knob}\" r=\"1700\"/>\
         <circle class=\"b-knob\" cy=\"{knob}\" r=\"700\"/>\
         <path class=\"b-turn\" d=\"M-330 {}a360 360 0 1 1 300 340M-330 {}l-150 -330M-330 {}l300 -60\"/></g>",
        knob - 60,
        knob - 60,
        knob - 60,
    )
}

/// The rim of what somebody looks at.
pub fn rim(chart: Chart, position: &Position, thing: Thing) -> String {
    let mut out = String::new();
    if let Some(corners) = corners(position, thing) {
        chart.outline(&corners, &mut out);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;
    use battlefield::geometry::Tray;

    #[test]
    fn a_region_is_one_path() {
        let position = example();
        let chart = Chart::new(&position, false);
        let squares = [0, 1_000].map(|x| {
            [(x, 0), (x, 500), (x + 500, 500)]
                .map(|(x, y)| Point::new(x, y))
                .to_vec()
        });
        let drawn = region(chart, &squares);
        assert_eq!(drawn, "M0 48000l0 -500 500 0 zM1000 48000l0 -500 500 0 z");
    }

    #[test]
    fn a_round_marker_faces_nowhere() {
        let pose = battlefield::geometry::Pose::new(0, 0, battlefield::geometry::Facing::NORTH);
        let mut marker = Ghost {
            tray: Tray::new(Base::new(1_500, 1_500), pose),
            legal: true,
            unit: None,
            held: true,
            number: None,
        };
        assert!(is_round(&marker) && !ghost(&marker).contains("b-ghost-front"));
        marker.unit = Some(battlefield::position::UnitId(0));
        assert!(!is_round(&marker) && ghost(&marker).contains("b-ghost-front"));
    }

    #[test]
    fn only_what_is_no_unit_becomes_a_button() {
        let position = example();
        let chart = Chart::new(&position, false);
        let all = [
            (Thing::Unit(6), true),
            (Thing::Piece(3), true),
            (Thing::Piece(0), false),
        ];
        let drawn = targets(chart, &position, &all);
        assert_eq!(drawn.matches("b-target").count(), 3);
        assert_eq!(drawn.matches("role=\"button\"").count(), 1);
        assert!(drawn.contains("data-thing=\"t3\" aria-label=\"Low Wall, piece 4\""));
    }

    #[test]
    fn what_has_left_the_table_is_not_lit() {
        let mut position = example();
        position.terrain[0].removed = true;
        let chart = Chart::new(&position, false);
        assert_eq!(rim(chart, &position, Thing::Piece(0)), "");
        assert_eq!(rim(chart, &position, Thing::Unit(99)), "");
        assert!(rim(chart, &position, Thing::Unit(0)).starts_with('M'));
    }

    #[test]
    fn rings_are_measured_from_the_front_arrow() {
        let base = example().units[0].tray().unwrap().base;
        let drawn = arcs(base);
        assert!(
            drawn.contains("cy=\"-2400\" r=\"6000\"") && drawn.contains("cy=\"-2400\" r=\"12000\"")
        );
        let written = inches(base, "330");
        assert!(
            written.contains("rotate(330 0 -8400)\">6″")
                && written.contains("rotate(330 0 -14400)\">12″")
        );
    }
}
