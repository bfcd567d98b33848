//! The time for which a tray that moves straight ahead is near something.

use super::{Facing, Mil, Point, Tray, hull, overlap::normals, point::dot, tray::sides};

/// Bits behind the point of a direction here.
const DIRECTION: u32 = 22;
/// Bits behind the point of a length here.
const PARTS: u32 = 8;

/// The whole lengths, from the first to the last, at which a tray on its way in `direction` is
/// nearer than `range` to a convex polygon; negative ones lie behind it.
///
/// The tray is taken to glide as it stands, as if corners did not lie at whole places: so edges
/// are those of the rules to about a thousandth of an inch, and found without any search.
pub fn near_between(
    tray: &Tray,
    direction: Facing,
    corners: &[Point],
    range: Mil,
) -> Option<(Mil, Mil)> {
    // It is as far from the polygon as a point is from the polygon widened by the tray.
    let differences: Vec<Point> = corners
        .iter()
        .flat_map(|corner| {
            let from = |own: &Point| Point::new(corner.x - own.x, corner.y - own.y);
            tray.corners.iter().map(from)
        })
        .collect();
    let wide = hull(&differences);
    let shorter = |part: i64| (part + (1 << 7)) >> (30 - DIRECTION);
    let towards = (shorter(direction.sine()), shorter(direction.cosine()));
    let edges = sides(&wide).zip(normals(&wide));
    let at_edges = edges.filter_map(|(side, normal)| at_edge(side, normal, towards, range));
    let at_corners = wide.iter().filter_map(|at| at_corner(*at, towards, range));
    let all = at_edges.map(|at| (at, at)).chain(at_corners);
    let (from, to) = all.reduce(|(first, last), (from, to)| (first.min(from), last.max(to)))?;
    let (first, last) = ((from >> PARTS) + 1, -(-to >> PARTS) - 1);
    (first <= last).then_some((first as Mil, last as Mil))
}

/// From where to where a point on its way is nearer than that to a corner.
fn at_corner(corner: Point, (east, north): (i64, i64), range: Mil) -> Option<(i64, i64)> {
    let (x, y) = (i64::from(corner.x), i64::from(corner.y));
    let along = (x * east + y * north) >> (DIRECTION - PARTS);
    let aside = (x * north - y * east) >> (DIRECTION - PARTS);
    let range = i64::from(range) << PARTS;
    let left = range * range - aside * aside;
    (left > 0).then(|| (along - left.isqrt(), along + left.isqrt()))
}

/// Returns where a point on its way crosses the line that lies so far outside of a side, beside the side.
fn at_edge(
    (from, to): (Point, Point),
    normal: (i64, i64),
    towards: (i64, i64),
    range: Mil,
) -> Option<i64> {
    let speed = dot(normal, towards);
    if speed == 0 {
        return None;
    }
    let start = (i64::from(from.x), i64::from(from.y));
    let length = (dot(normal, normal) << 32).isqrt();
    let height = (dot(normal, start) << PARTS) + ((i64::from(range) * length) >> (16 - PARTS));
    let at = (height << DIRECTION) / speed;
    // Along a side it would cross that line nowhere near the table.
    if at.abs() >> PARTS > i64::from(Point::FARTHEST) {
        return None;
    }
    let side = from.to(to);
    // A side may be as long as both trays, and the crossing far away: this takes more than 64 bits.
    let glided = (i128::from(at) * i128::from(dot(side, towards))) >> (DIRECTION + PARTS);
    let along = glided as i64 - dot(side, start);
    (0..=dot(side, side)).contains(&along).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::near_between;
    use crate::{Facing, distance, testkit::Random};

    #[test]
    fn lengths_are_those_at_which_the_distance_is_less() {
        let mut random = Random::new(7);
        let mut near = 0;
        for number in 0..4_000_u16 {
            let (mut tray, other) = (random.tray(9_000), random.tray(9_000));
            let mut towards = random.facing();
            // Side by side, sides are as long as both together and ways cross them far away.
            if number % 4 == 0 {
                tray = tray.facing(other.pose.facing);
                towards = Facing(tray.pose.facing.0.wrapping_add(number % 8));
            }
            let found = near_between(&tray, towards, &other.corners, 998);
            let nearer = |length, range: i32| {
                distance(&tray.moved(towards, length), &other).at_most(range - 1)
            };
            let case = format!("{tray:?} {towards:?} {other:?} {found:?}");
            let (first, last) = found.unwrap_or((i32::MAX, i32::MIN));
            let edges = [first, last].into_iter().filter(|_| found.is_some());
            let edges = edges.flat_map(|edge| edge - 3..=edge + 3);
            for length in edges.chain((-20_000..20_000).step_by(997)) {
                let within = (first..=last).contains(&length);
                assert!(within || !nearer(length, 996), "{length} {case}");
                assert!(!within || nearer(length, 1_001), "{length} {case}");
            }
            near += i32::from(found.is_some());
        }
        assert!(near > 1_000, "{near}");
    }

    #[test]
    fn straight_ahead_the_edge_is_exact() {
        let mut random = Random::new(8);
        let one = random.tray(1);
        let ahead = one.facing(Facing::NORTH);
        let gap = 4_000;
        let there = ahead.moved(Facing::NORTH, ahead.base.depth + gap);
        let found = near_between(&ahead, Facing::NORTH, &there.corners, 1_000);
        assert_eq!(found, Some((3_001, 2 * ahead.base.depth + gap + 999)));
    }
}
