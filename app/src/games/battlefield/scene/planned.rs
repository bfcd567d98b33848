//! Limits and distances of something that is placed before the battle: how far it is from its own edge, from the
//! line of its zone and from what stands beside it, and the ground that others keep from it.

use super::chart::{Chart, Spot};
use crate::games::battlefield::wording;
use battlefield::{
    chapter::set_up::{
        marker::{BETWEEN, FROM_ZONES},
        terrain::GAP,
    },
    geometry::{Mil, Point, Tray},
    ground,
    position::{Marker, Position},
    question::Prompt,
    state::View,
};
use std::fmt::Write;

/// A gap that is too small to be written.
const SMALL: Mil = 50;

/// Left, top, right, bottom.
type Bounds = [Mil; 4];

/// Draws the limits of what is asked for, and the distances of the ghost that is held.
pub fn drawn(chart: Chart, (view, prompt): (&View, &Prompt), held: &Tray) -> String {
    let mut out = String::new();
    let position = &view.open;
    let own = bounds(chart, &held.corners);
    match prompt {
        Prompt::Deploy => {
            let zone = view.seat.and_then(|it| ground::of(position, it));
            if let Some(zone) = zone {
                let zone = bounds(chart, &zone.outline());
                in_zone((chart, own, zone), &beside(chart, view, held), &mut out);
            }
        }
        Prompt::Terrain { .. } => {
            pieces(chart, position, &mut out);
            edges(chart, own, &mut out);
        }
        Prompt::Marker => {
            markers(chart, position, &mut out);
            edges(chart, own, &mut out);
        }
        _ => {}
    }
    out
}

fn bounds(chart: Chart, corners: &[Point]) -> Bounds {
    let nothing = [Mil::MAX, Mil::MAX, Mil::MIN, Mil::MIN];
    let spots = corners.iter().map(|it| chart.spot(*it));
    spots.fold(nothing, |[left, top, right, bottom], (x, y)| {
        [left.min(x), top.min(y), right.max(x), bottom.max(y)]
    })
}

/// The own units beside the ghost, those that are planned among them.
fn beside(chart: Chart, view: &View, held: &Tray) -> Vec<Bounds> {
    let position = &view.open;
    let own = position
        .standing()
        .filter(|it| view.seat == Some(it.owner) && it.tray.pose != held.pose);
    own.map(|it| bounds(chart, &it.tray.corners)).collect()
}

/// From a ghost to the line of its zone and to its own edge, and to whoever stands beside it.
fn in_zone((chart, own, zone): (Chart, Bounds, Bounds), others: &[Bounds], out: &mut String) {
    let [left, top, right, bottom] = own;
    let middle = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    gap((middle.0, top), (middle.0, zone[1]), top - zone[1], out);
    gap(
        (middle.0, bottom),
        (middle.0, zone[3]),
        zone[3] - bottom,
        out,
    );
    let level = others.iter().filter(|it| it[1] < bottom && it[3] > top);
    let west = level.clone().filter(|it| it[2] <= left).map(|it| it[2]);
    let west = west.max().unwrap_or(zone[0].max(0));
    let east = level.filter(|it| it[0] >= right).map(|it| it[0]);
    let east = east.min().unwrap_or(zone[2].min(chart.width));
    gap((left, middle.1), (west, middle.1), left - west, out);
    gap((right, middle.1), (east, middle.1), east - right, out);
}

/// To the near and the far edge of the table.
fn edges(chart: Chart, [left, top, right, bottom]: Bounds, out: &mut String) {
    let middle = i32::midpoint(left, right);
    gap((middle, top), (middle, 0), top, out);
    gap(
        (middle, bottom),
        (middle, chart.depth),
        chart.depth - bottom,
        out,
    );
}

/// A measure between two places of the picture; of a negative length where the first is beyond the other.
fn gap(from: Spot, to: Spot, length: Mil, out: &mut String) {
    if length.abs() < SMALL {
        return;
    }
    let ((x, y), (right, below)) = (from, to);
    let (middle, level) = (i32::midpoint(x, right), i32::midpoint(y, below));
    let bad = if length < 0 { " bad" } else { "" };
    let inches = wording::number_of_inches(length.abs());
    let text = wording::gap(&inches, length < 0);
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<path class=\"b-measure{bad}\" d=\"M{x} {y}L{right} {below}\"/>\
         <text class=\"b-far{bad}\" x=\"{middle}\" y=\"{level}\" dy=\".35em\">{text}</text>"
    );
}

/// The ground around each piece that others keep from: as wide a line about its outline.
fn pieces(chart: Chart, position: &Position, out: &mut String) {
    for it in position.terrain.iter().filter(|it| !it.removed) {
        let corners = ground::extent(&it.piece);
        let [left, top, right, _] = bounds(chart, &corners);
        out.push_str("<path class=\"b-apart\" d=\"");
        chart.outline(&corners, out);
        let (x, y) = (i32::midpoint(left, right), top - GAP + 1_200);
        let text = wording::apart(GAP / 1_000);
        let _ = write!(
            out,
            "\"/><text class=\"b-inch\" x=\"{x}\" y=\"{y}\">{text}</text>"
        );
    }
}

/// The same around each marker, and around the zones.
fn markers(chart: Chart, position: &Position, out: &mut String) {
    for zone in ground::zones(position) {
        out.push_str("<path class=\"b-apart-ground\" d=\"");
        chart.outline(&zone.grown(FROM_ZONES).outline(), out);
        out.push_str("\"/>");
    }
    let radius = Marker::RADIUS + BETWEEN;
    let text = wording::apart(BETWEEN / 1_000);
    for it in &position.markers {
        let (x, y) = chart.spot(it.at);
        let top = y - radius + 1_200;
        let _ = write!(
            out,
            "<circle class=\"b-apart-ground\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\
             <text class=\"b-inch\" x=\"{x}\" y=\"{top}\">{text}</text>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: Chart = Chart {
        width: 48_000,
        depth: 48_000,
        turned: false,
    };

    #[test]
    fn a_ghost_tells_its_distances_and_how_far_it_is_beyond_the_line() {
        let zone = [0, 42_000, 48_000, 48_000];
        let other = [4_000, 42_500, 9_000, 46_500];
        let mut out = String::new();
        in_zone(
            (CHART, [12_000, 42_500, 17_000, 46_500], zone),
            &[other],
            &mut out,
        );
        for inches in ["0.5″", "1.5″", "3″", "31″"] {
            assert!(
                out.contains(&format!(">{inches}</text>")),
                "{inches}: {out}"
            );
        }
        assert!(!out.contains("bad"), "{out}");
        out.clear();
        in_zone(
            (CHART, [12_000, 41_100, 17_000, 45_100], zone),
            &[],
            &mut out,
        );
        assert!(out.contains("0.9″ over"), "{out}");
    }

    #[test]
    fn what_touches_has_no_distance() {
        let mut out = String::new();
        gap((0, 0), (20, 0), 20, &mut out);
        assert_eq!(out, "");
    }
}
