//! Lines of sight.

use super::{
    Fraction, Point, Tray, arc::front_part, overlap::overlap_beyond, point::cross, sweep::hull,
    tray::sides,
};

/// Tells whether somewhere on the front of `from` a line begins that ends in the part of `to` within the front arc and
/// meets the inside of no blocker.
///
/// Blockers are convex, clockwise, and already wider by
/// [`SIGHT`](super::tolerance::SIGHT) than what they stand for. If any line is free, one is that
/// touches two corners: so those are all that have to be looked along.
pub fn sees(from: &Tray, to: &Tray, blockers: &[&[Point]]) -> bool {
    if blockers.is_empty() {
        // From a corner of the front to one of that part nothing is in the way.
        return has_area(&front_part(to, from));
    }
    free_line(from, to, blockers).is_some()
}

/// Two corners that lie on such a line, and the places on it, counted from the first (0) to the
/// second (1), between which nothing blocks.
pub(super) fn free_line(from: &Tray, to: &Tray, blockers: &[&[Point]]) -> Option<(Line, Part)> {
    let target = front_part(to, from);
    let front = [from.corners[0], from.corners[1]];
    if !has_area(&target) {
        return None;
    }
    let around: Vec<Point> = front.iter().chain(&target).copied().collect();
    let around = hull(&around);
    let blockers: Vec<&[Point]> = blockers
        .iter()
        .copied()
        .filter(|blocker| overlap_beyond(&around, blocker, 0))
        .collect();
    let mut corners = [&front[..], &target].concat();
    corners.extend(blockers.iter().copied().flatten());
    let pairs = corners
        .iter()
        .enumerate()
        .flat_map(|(place, a)| corners[place + 1..].iter().map(move |b| (*a, *b)));
    pairs
        .filter(|(a, b)| a != b)
        .find_map(|line| Some((line, free_part(line, front, &target, &blockers)?)))
}

pub(super) fn has_area(corners: &[Point]) -> bool {
    corners.len() > 2
        && corners[2..]
            .iter()
            .any(|c| cross(corners[0], corners[1], *c) != 0)
}

type Line = (Point, Point);
type Part = (Fraction, Fraction);

/// The part of a line from the front to the target, if no blocker lies on it.
fn free_part(
    line: Line,
    front: [Point; 2],
    target: &[Point],
    blockers: &[&[Point]],
) -> Option<Part> {
    let begin = crossing(line, (front[0], front[1]))?;
    let ends: Vec<Fraction> = sides(target)
        .filter_map(|side| crossing(line, side))
        .collect();
    if ends.contains(&begin) {
        return Some((begin, begin));
    }
    let ahead = ends.iter().copied().filter(|end| *end > begin).min();
    let back = ends.iter().copied().filter(|end| *end < begin).max();
    let parts = [ahead.map(|end| (begin, end)), back.map(|end| (end, begin))];
    parts.into_iter().flatten().find(|part| {
        let meets = |blocker: &&[Point]| meets(line, *part, blocker);
        !blockers.iter().any(meets)
    })
}

/// Returns where a line meets a side, counted from its first place (0) to its second (1).
fn crossing((a, b): Line, (from, to): Line) -> Option<Fraction> {
    let (one, other) = (cross(a, b, from), cross(a, b, to));
    if one == other || one.signum() * other.signum() > 0 {
        return None;
    }
    let (start, end) = (cross(from, to, a), cross(from, to, b));
    Some(Fraction::new(i128::from(start), i128::from(start - end)))
}

/// Tells whether this part of the line lies inside of a blocker somewhere.
fn meets(line: Line, part: Part, blocker: &[Point]) -> bool {
    inside(line, part, blocker).is_some()
}

/// Returns where a line from one place (0) to another (1) comes inside of a convex polygon, if it does.
pub fn enters(line: (Point, Point), polygon: &[Point]) -> Option<Fraction> {
    inside(line, (Fraction::ZERO, Fraction::whole(1)), polygon)
}

/// Returns where this part of the line begins to lie inside of a blocker.
fn inside((a, b): Line, part: Part, blocker: &[Point]) -> Option<Fraction> {
    let (mut enters, mut leaves) = part;
    for (corner, next) in sides(blocker) {
        let (start, end) = (-cross(corner, next, a), -cross(corner, next, b));
        if start == end {
            if start <= 0 {
                return None;
            }
            continue;
        }
        let edge = Fraction::new(i128::from(start), i128::from(start - end));
        if end > start {
            enters = enters.max(edge);
        } else {
            leaves = leaves.min(edge);
        }
    }
    (enters < leaves).then_some(enters)
}

#[cfg(test)]
mod tests {
    use super::sees;
    use crate::{Base, Facing, Point, Pose, Tray, tolerance::SIGHT};

    fn infantry(x: i32, y: i32, facing: Facing) -> Tray {
        Tray::new(Base::INFANTRY, Pose::new(x, y, facing))
    }

    #[track_caller]
    fn check(target: (i32, i32), trays: &[(i32, i32)], expected: bool) {
        let from = infantry(24000, 6000, Facing::NORTH);
        let to = infantry(target.0, target.1, Facing::SOUTH);
        let blockers: Vec<[Point; 4]> = trays
            .iter()
            .map(|(x, y)| infantry(*x, *y, Facing::NORTH).grown(SIGHT).corners)
            .collect();
        let blockers: Vec<&[Point]> = blockers.iter().map(|corners| &corners[..]).collect();
        assert_eq!(
            sees(&from, &to, &blockers),
            expected,
            "{target:?} {trays:?}"
        );
    }

    #[test]
    fn bc033_and_bc034_within_the_front_arc() {
        check((31000, 10500), &[], true);
        check((34000, 6000), &[], false);
    }

    #[test]
    fn bc035_to_bc037_slits() {
        let far = (24000, 22000);
        check(far, &[(21250, 14000), (26750, 14000)], false);
        check(far, &[(21250, 14000), (26755, 14000)], false);
        check(far, &[(21250, 14000), (26761, 14000)], true);
        check(far, &[(21250, 14000), (26765, 14000)], true);
        check(far, &[(21250, 14000)], true);
        check(far, &[(24000, 14000)], false);
    }

    #[test]
    fn bc038_a_tray_beside_the_line() {
        let there = (30000, 20000);
        check(there, &[(26000, 13000)], false);
        check(there, &[(28000, 13000)], true);
        check(there, &[(28000, 13000), (22000, 13000)], false);
    }
}
