//! Everything that lies over the table while somebody decides: where something may go, and what it sees there.

use super::{
    chart::{Chart, Spot},
    model::{corners, key},
};
use crate::{
    games::battlefield::{decide::Ghost, story::Trace, wording},
    markup::escaped,
};
use battlefield::{
    field::Thing,
    geometry::{Base, Facing, Point, Tray},
    position::Position,
};
use std::fmt::Write;
use tabletop::Seat;

/// From the edges of a tray to the middle of its number, and to that of its handle.
const BADGE: i32 = 800;
const KNOB: i32 = 2_000;

/// From a tray to the brackets around it, and to the line around who is chosen.
const BRACKETS: i32 = 230;
const CHOSEN: i32 = 420;
/// The part of a side that a bracket takes, in hundredths.
const PART: i32 = 30;

/// The region in which the middle of a tray can come to stand, as one path.
pub fn region(chart: Chart, polygons: &[Vec<Point>]) -> String {
    let mut out = String::with_capacity(40 * polygons.len());
    for polygon in polygons {
        chart.outline(polygon, &mut out);
    }
    out
}

/// The marks of all that can be chosen: brackets around enemies, a thin line around friends; the others are dimmed.
/// Terrain and walls can be chosen here by keys, too; trays are buttons anyway.
pub fn targets(
    chart: Chart,
    position: &Position,
    (targets, viewer): (&[(Thing, bool)], Option<Seat>),
) -> String {
    let mut out = String::new();
    for (thing, possible) in targets {
        if !possible {
            dimmed(chart, position, *thing, &mut out);
            continue;
        }
        let Some(corners) = around(position, *thing) else {
            continue;
        };
        let name = name(position, *thing);
        let (mut shape, friend) = (String::new(), is_friend(position, *thing, viewer));
        if name.is_some() || friend {
            chart.outline(&corners, &mut shape);
        } else {
            brackets(chart, &corners, &mut shape);
        }
        let class = if friend {
            "b-target friend"
        } else {
            "b-target"
        };
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"b-under fine\" d=\"{shape}\"/><path class=\"{class}\""
        );
        if let Some(name) = name {
            let (name, key) = (escaped(&name), key(*thing));
            let _ = write!(
                out,
                " role=\"button\" tabindex=\"0\" data-thing=\"{key}\" aria-label=\"{name}\""
            );
        }
        let _ = write!(out, " d=\"{shape}\"/>");
    }
    out
}

/// A veil over what cannot be chosen.
fn dimmed(chart: Chart, position: &Position, thing: Thing, out: &mut String) {
    if let Some(corners) = corners(position, thing) {
        out.push_str("<path class=\"b-target no\" d=\"");
        chart.outline(&corners, out);
        out.push_str("\"/>");
    }
}

/// The outline of something; that of a tray a little off its edge.
fn around(position: &Position, thing: Thing) -> Option<Vec<Point>> {
    let tray = position.tray(thing);
    let tray = tray.map(|it| it.grown(BRACKETS).corners.to_vec());
    tray.or_else(|| corners(position, thing))
}

fn is_friend(position: &Position, thing: Thing, viewer: Option<Seat>) -> bool {
    let both = viewer.zip(position.owner(thing));
    both.is_some_and(|(viewer, owner)| position.friends(viewer, owner))
}

/// The corners of an outline alone.
fn brackets(chart: Chart, corners: &[Point], out: &mut String) {
    let spots: Vec<Spot> = corners.iter().map(|it| chart.spot(*it)).collect();
    let count = spots.len();
    for (number, at) in spots.iter().enumerate() {
        let towards = |other: usize| {
            let (x, y) = spots[other % count];
            (
                at.0 + (x - at.0) * PART / 100,
                at.1 + (y - at.1) * PART / 100,
            )
        };
        let (from, to) = (towards(number + count - 1), towards(number + 1));
        // Writing to a text never fails.
        let _ = write!(
            out,
            "M{} {}L{} {}L{} {}",
            from.0, from.1, at.0, at.1, to.0, to.1
        );
    }
}

/// The line around who is chosen or asked about.
pub fn chosen(chart: Chart, tray: &Tray) -> String {
    let mut line = String::new();
    chart.outline(&tray.grown(CHOSEN).corners, &mut line);
    format!("<path class=\"b-under thin\" d=\"{line}\"/><path class=\"b-chosen\" d=\"{line}\"/>")
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

/// The number of a ghost in a plan; `upright` turns it back. On a unit it lies within its tray, at the rear, where it
/// hides no crown; on what is smaller at its corner.
pub fn number(ghost: &Ghost, number: usize, upright: &str) -> String {
    let base = ghost.tray.base;
    let (x, y) = (base.width / 2, base.depth / 2);
    let (x, y) = if ghost.unit.is_some() {
        (BADGE - x, y - BADGE)
    } else {
        (-x, -y)
    };
    let radius = if ghost.unit.is_some() {
        BADGE - 100
    } else {
        850
    };
    format!(
        "<g class=\"b-number\" aria-hidden=\"true\" transform=\"translate({x} {y})rotate({upright})\">\
         <circle r=\"{radius}\"/><text y=\"350\">{number}</text></g>"
    )
}

/// Returns the middle of the handle that turns a tray, as `handle` draws it.
pub fn knob(tray: &Tray, aside: bool) -> Point {
    let (edge, turned) = if aside {
        (tray.base.width / 2, Facing::EAST)
    } else {
        (tray.base.depth / 2, Facing::NORTH)
    };
    let towards = tray.pose.facing.turned(turned);
    tray.pose.at.ahead(towards, edge + KNOB)
}

/// The handle that turns such a tray: before its front, or at its right where an arrow leads ahead.
pub fn handle(base: Base, aside: bool) -> String {
    let (edge, turn) = if aside {
        (base.width / 2, " transform=\"rotate(90)\"")
    } else {
        (base.depth / 2, "")
    };
    let knob = -edge - KNOB;
    let sign = knob - 60;
    format!(
        "<g class=\"b-handle\" data-handle=\"\"{turn}><path d=\"M0 -{edge}V{knob}\"/><circle class=\"b-hold\" cy=\"{knob}\" r=\"1700\"/>\
         <circle class=\"b-knob\" cy=\"{knob}\" r=\"700\"/>\
         <path class=\"b-turn\" d=\"M-330 {sign}a360 360 0 1 1 300 340M-330 {sign}l-150 -330M-330 {sign}l300 -60\"/></g>"
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
        let drawn = targets(chart, &position, (&all, None));
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
    fn enemies_and_friends_are_told_apart_without_color() {
        let position = example();
        let chart = Chart::new(&position, false);
        let all = [(Thing::Unit(1), true), (Thing::Unit(6), true)];
        let drawn = targets(chart, &position, (&all, Some(Seat(0))));
        assert_eq!(drawn.matches("b-target friend").count(), 1);
        let enemy = targets(chart, &position, (&all[1..], Some(Seat(0))));
        // Four corners, each with its shade.
        assert_eq!(enemy.matches('M').count(), 8);
        assert!(!enemy.contains('z'), "no whole frame: {enemy}");
    }

    #[test]
    fn the_number_of_a_unit_lies_within_its_tray() {
        let pose = battlefield::geometry::Pose::new(9_000, 9_000, Facing::EAST);
        let mut it = Ghost {
            tray: Tray::new(Base::INFANTRY, pose),
            legal: true,
            unit: Some(battlefield::position::UnitId(0)),
            held: true,
            number: Some(3),
        };
        let drawn = number(&it, 3, "270");
        assert!(
            drawn.contains("translate(-1950 1600)rotate(270)"),
            "{drawn}"
        );
        assert!(drawn.contains("r=\"700\"") && drawn.contains(">3</text>"));
        it.unit = None;
        assert!(number(&it, 3, "270").contains("translate(-2750 -2400)"));
        // Two inches before its front, and at its right where an arrow leads ahead.
        assert_eq!(knob(&it.tray, false), Point::new(13_400, 9_000));
        assert_eq!(knob(&it.tray, true), Point::new(9_000, 4_250));
    }

    #[test]
    fn the_handle_of_a_charge_lies_beside_its_arrow() {
        let base = Base::INFANTRY;
        assert!(handle(base, false).contains("d=\"M0 -2400V-4400\""));
        let aside = handle(base, true);
        assert!(aside.contains("rotate(90)") && aside.contains("d=\"M0 -2750V-4750\""));
    }
}
