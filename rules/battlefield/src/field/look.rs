//! The view from one unit to another, past everything that stands between them.

use super::{Field, Refused, Standing, Thing};
use crate::{
    geometry::{Mil, Point, Tray, enters, far_apart, front_part, sees as lines, tolerance::SIGHT},
    terrain::Keyword,
};
use std::array;

/// Checks that a tray at that place sees what stands as `target`.
///
/// Trays and walls block, the target's own apart, and terrain that Blocks Line of Sight, unless
/// one of the two stands inside of it.
pub fn sees(field: &Field, from: &Tray, target: Thing, to: &Tray) -> Result<(), Refused> {
    if front_part(to, from).len() < 3 {
        return Err(Refused::NotInArc);
    }
    let trays = trays(field, from, target, to);
    let trays: Vec<_> = trays.map(|(_, corners)| corners).collect();
    let pieces: Vec<_> = pieces(field, from, to).map(|(_, it)| it).collect();
    let trays = trays.iter().map(<[Point; 4]>::as_slice);
    let blockers: Vec<&[Point]> = trays.chain(pieces.iter().map(Vec::as_slice)).collect();
    if lines(from, to, &blockers) {
        Ok(())
    } else {
        Err(Refused::NotSeen)
    }
}

/// The trays that may be in the way, each as wide as it blocks.
///
/// What lies aside of the two, and of all between them, is not worth a closer look. A turned tray
/// that is wider by SIGHT sticks out by half as much again.
fn trays(
    field: &Field,
    from: &Tray,
    target: Thing,
    to: &Tray,
) -> impl Iterator<Item = (Thing, [Point; 4])> {
    let both: [Point; 8] = array::from_fn(|at| [from, to][at / 4].corners[at % 4]);
    let between = move |other: &&Standing| !far_apart(&both, &other.tray.corners, 2 * SIGHT);
    let others = field.standing.iter();
    let others = others.filter(move |other| other.thing != target);
    let between = others.filter(between);
    between.map(|it| (it.thing, it.tray.grown(SIGHT).corners))
}

/// The terrain that may be in the way: that in which one of the two stands hides nothing.
fn pieces(field: &Field, from: &Tray, to: &Tray) -> impl Iterator<Item = (Thing, Vec<Point>)> {
    let without = |piece: &crate::terrain::Piece| {
        !piece.overlaps(&from.corners) && !piece.overlaps(&to.corners)
    };
    let all = field.pieces_with(Keyword::BlocksSight);
    all.filter(move |(_, piece)| without(piece))
        .map(|(thing, piece)| (thing, piece.blocker()))
}

/// A line of sight, from a front to a target.
pub type Line = (Point, Point);

/// Of the lines from the ends and the middle of the front to the corners and the middle of what of
/// the target lies in the front arc, the one that least is in the way of; and that, the nearest
/// first. It tells why [`sees`] refuses.
pub fn nearest_line(field: &Field, from: &Tray, target: Thing, to: &Tray) -> (Line, Vec<Thing>) {
    let part = front_part(to, from);
    if part.len() < 3 {
        return ((from.arrow(), to.pose.at), Vec::new());
    }
    let trays = trays(field, from, target, to).map(|(thing, it)| (thing, it.to_vec()));
    let blockers: Vec<_> = trays.chain(pieces(field, from, to)).collect();
    let starts = [from.arrow(), from.corners[0], from.corners[1]];
    let ends: Vec<Point> = [middle(&part)].into_iter().chain(part).collect();
    let lines = starts
        .iter()
        .flat_map(|from| ends.iter().map(|to| (*from, *to)));
    let judged = lines.map(|line| {
        let met = blockers
            .iter()
            .filter_map(|(thing, it)| Some((enters(line, it)?, *thing)));
        let mut met: Vec<_> = met.collect();
        met.sort_by_key(|(at, _)| *at);
        (line, met.into_iter().map(|(_, thing)| thing).collect())
    });
    let least = judged.min_by_key(|(_, met): &(Line, Vec<Thing>)| met.len());
    least.unwrap_or(((from.arrow(), to.pose.at), Vec::new()))
}

/// About the middle of a polygon: of its corners.
fn middle(corners: &[Point]) -> Point {
    let count = i64::from(corners.len() as u32);
    let mean = |of: fn(&Point) -> Mil| {
        let sum: i64 = corners.iter().map(|it| i64::from(of(it))).sum();
        (sum / count) as Mil
    };
    Point::new(mean(|it| it.x), mean(|it| it.y))
}
