//! Limits and distances of what is placed before the battle: gaps in a line-up and to the line of its zone, and the
//! ground that pieces and markers keep from each other.

mod bars;
mod line_up;

use super::{
    chart::Chart,
    names::{LETTERS, scale, scaled},
    overlay::is_round,
    pills::Pill,
};
use crate::games::battlefield::{decide::Ghost, wording};
use bars::Bar;
pub use bars::Measures;
use battlefield::{
    chapter::set_up::{
        marker::{BETWEEN, FROM_ZONES},
        terrain::GAP,
    },
    geometry::{Mil, Point, near_points},
    ground,
    illegal::Illegal,
    position::{Marker, Position},
    question::Prompt,
    state::View,
    terrain::{Footprint, Piece},
};
use std::fmt::Write;

/// The distance beyond which nothing needs a measure, and how many are enough.
const FAR: Mil = 14_000;
const MOST: usize = 3;

/// Left, top, right, bottom.
type Bounds = [Mil; 4];

/// Something on the ground: a polygon, or the middle of what is round and its radius.
type Shape = (Vec<Point>, Mil);

/// Draws the limits of what is asked for, and the distances of what is planned; `why` speaks against what is held.
pub fn drawn(
    chart: Chart,
    (view, prompt): (&View, &Prompt),
    (ghosts, why): (&[Ghost], Option<&Illegal>),
    mut out: Measures,
) -> Measures {
    let position = &view.open;
    let held = ghosts.iter().find(|it| it.held);
    let others = match prompt {
        Prompt::Deploy => {
            line_up::drawn(chart, view, ghosts, &mut out);
            return out;
        }
        Prompt::Terrain { .. } => pieces(chart, position, &mut out),
        Prompt::Marker => markers(chart, position, &mut out),
        _ => return out,
    };
    if let Some(held) = held {
        let least = if *prompt == Prompt::Marker {
            BETWEEN
        } else {
            GAP
        };
        away(chart, &shape_of(held), (others, least), &mut out);
        nearest_zone(chart, position, &shape_of(held), &mut out);
        plate(bounds(chart, &held.tray.corners), chart, why, &mut out);
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

fn shape_of(ghost: &Ghost) -> Shape {
    if is_round(ghost) {
        (vec![ghost.tray.pose.at], ghost.tray.base.width / 2)
    } else {
        (ghost.tray.corners.to_vec(), 0)
    }
}

fn shape(piece: &Piece) -> Shape {
    match piece.footprint {
        Footprint::Circle { radius } => (vec![piece.pose.at], radius),
        Footprint::Rectangle(_) => (piece.corners(), 0),
    }
}

/// The places of two shapes that are nearest to each other, and how far they are apart.
fn nearest(one: &Shape, other: &Shape) -> (Point, Point, Mil) {
    let (from, to) = near_points(&one.0, &other.0);
    let far = from.distance(to);
    let towards = |from: Point, to: Point, by: Mil| {
        let part = |from: Mil, to: Mil| {
            from + (i64::from(to - from) * i64::from(by) / i64::from(far.max(1))) as Mil
        };
        Point::new(part(from.x, to.x), part(from.y, to.y))
    };
    let (begins, ends) = (towards(from, to, one.1), towards(to, from, other.1));
    (begins, ends, far - one.1 - other.1)
}

/// Measures from what is held to the nearest of the others, which keep so far from it.
fn away(chart: Chart, held: &Shape, (others, least): (Vec<Shape>, Mil), out: &mut Measures) {
    let mut all: Vec<_> = others.iter().map(|it| nearest(held, it)).collect();
    all.sort_by_key(|it| it.2);
    let near = all.into_iter().filter(|it| (1..FAR).contains(&it.2));
    for (from, to, far) in near.take(MOST) {
        out.bar(&Bar {
            from: chart.spot(from),
            to: chart.spot(to),
            text: wording::gap(&wording::tenths(far.cast_unsigned()), false),
            bad: far < least - 10,
        });
    }
}

/// The same to the zone that is nearest.
fn nearest_zone(chart: Chart, position: &Position, held: &Shape, out: &mut Measures) {
    let zones = ground::zones(position).into_iter();
    let zones = zones.map(|it| nearest(held, &(it.outline().to_vec(), 0)));
    if let Some((from, to, far)) = zones.min_by_key(|it| it.2).filter(|it| it.2 > 0) {
        let text = wording::gap(&wording::tenths(far.cast_unsigned()), false);
        let (from, to) = (chart.spot(from), chart.spot(to));
        let bad = false;
        out.bar(&Bar {
            from,
            to,
            text,
            bad,
        });
    }
}

/// Says below what is held how it lies there, in letters as high as all others on the field.
fn plate(
    [left, _, right, bottom]: Bounds,
    chart: Chart,
    why: Option<&Illegal>,
    out: &mut Measures,
) {
    let letters = out.letters;
    let (text, bad) = (wording::lies(why), why.is_some());
    let pill = Pill {
        plate: if bad { "b-lies bad" } else { "b-lies" },
        ..Pill::new(text, "b-lies-words")
    };
    let [half, low] = pill.room(letters);
    let x = i32::midpoint(left, right).clamp(half, (chart.width - half).max(half));
    let y = (bottom + 500 + low).min(chart.depth - low);
    pill.drawn(letters, (x, y), &mut out.pills);
    out.frames.push(pill.frame(letters, (x, y)));
}

/// Draws how far others keep from each piece, and returns the pieces.
fn pieces(chart: Chart, position: &Position, out: &mut Measures) -> Vec<Shape> {
    let mut all = Vec::new();
    for it in position.terrain.iter().filter(|it| !it.removed) {
        let placed = chart.placed(it.piece.pose.at, it.piece.pose.facing);
        let [left, top, right, _] = bounds(chart, &ground::extent(&it.piece));
        let _ = match it.piece.footprint {
            Footprint::Rectangle(base) => write!(
                out.lines,
                "<rect class=\"b-apart\" transform=\"{placed}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{GAP}\"/>",
                -base.width / 2 - GAP,
                -base.depth / 2 - GAP,
                base.width + 2 * GAP,
                base.depth + 2 * GAP,
            ),
            Footprint::Circle { radius } => write!(
                out.lines,
                "<circle class=\"b-apart\" transform=\"{placed}\" r=\"{}\"/>",
                radius + GAP,
            ),
        };
        apart((i32::midpoint(left, right), top - GAP), GAP, out);
        all.push(shape(&it.piece));
    }
    all
}

/// The same around each marker, and around the zones.
fn markers(chart: Chart, position: &Position, out: &mut Measures) -> Vec<Shape> {
    for zone in ground::zones(position) {
        out.lines.push_str("<path class=\"b-apart\" d=\"");
        chart.outline(&zone.grown(FROM_ZONES).outline(), &mut out.lines);
        out.lines.push_str("\"/>");
    }
    let radius = Marker::RADIUS + BETWEEN;
    let marker = |it: &Marker| {
        let (x, y) = chart.spot(it.at);
        let _ = write!(
            out.lines,
            "<circle class=\"b-apart\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"
        );
        apart((x, y - radius), BETWEEN, out);
        (vec![it.at], Marker::RADIUS)
    };
    position.markers.iter().map(marker).collect()
}

/// Writes a distance at the top of what shows it.
fn apart((x, top): (Mil, Mil), length: Mil, out: &mut Measures) {
    let high = scaled(LETTERS, out.letters);
    let (y, text) = ((top - 300).max(high + 150), wording::apart(length / 1_000));
    let scale = scale(out.letters);
    let _ = write!(
        out.lines,
        "<text class=\"b-inch\" transform=\"translate({x} {y})scale({scale})\">{text}</text>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn round_things_are_measured_from_their_rims() {
        let (one, other) = (Point::new(10_000, 10_000), Point::new(20_000, 10_000));
        let measured = nearest(&(vec![one], 3_000), &(vec![other], 1_000));
        let (begins, ends) = (Point::new(13_000, 10_000), Point::new(19_000, 10_000));
        assert_eq!(measured, (begins, ends, 6_000));
    }

    #[test]
    fn each_piece_shows_how_far_others_keep_from_it() {
        let position = example();
        let chart = Chart::new(&position, false);
        let mut out = Measures::new(chart, LETTERS, [0, 0, chart.width, chart.depth]);
        let all = pieces(chart, &position, &mut out);
        let out = out.lines;
        assert_eq!(out.matches("b-apart").count(), all.len());
        assert!(out.contains(">6″ apart</text>"), "{out}");
    }

    #[test]
    fn a_plate_says_how_a_piece_lies() {
        let chart = Chart::new(&example(), false);
        let lies = |why: Option<&Illegal>, letters| {
            let mut out = Measures::new(chart, letters, [0, 0, chart.width, chart.depth]);
            plate([9_000, 9_000, 12_000, 12_000], chart, why, &mut out);
            out.pills
        };
        let well = lies(None, LETTERS);
        assert!(well.contains(">lies well here</text>"), "{well}");
        let near = lies(None, LETTERS / 2);
        assert!(near.contains("scale(0.500)"), "{near}");
        let bad = lies(Some(&Illegal::InZone), LETTERS);
        assert!(bad.contains("b-lies bad"), "{bad}");
    }
}
