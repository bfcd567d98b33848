//! The overlap of two convex polygons.

use super::{Mil, Point, Tray, point::dot, tolerance::OVERLAP, tray::sides};

/// Tells whether two trays overlap.
pub fn overlap(a: &Tray, b: &Tray) -> bool {
    overlap_beyond(&a.corners, &b.corners, OVERLAP)
}

/// Tells whether two convex polygons lie in each other by more than `slack`, seen along every side.
pub fn overlap_beyond(a: &[Point], b: &[Point], slack: Mil) -> bool {
    if far_apart(a, b, 0) {
        return false;
    }
    normals(a).chain(normals(b)).all(|normal| {
        let ((a_low, a_high), (b_low, b_high)) = (extent(a, normal), extent(b, normal));
        let common = a_high.min(b_high) - a_low.max(b_low);
        common > 0 && is_longer(common, slack, dot(normal, normal))
    })
}

/// Returns how far one of two trays has to be moved at least, rounded down, until they only touch; zero for those that
/// do not overlap.
pub fn depth(a: &Tray, b: &Tray) -> Mil {
    if far_apart(&a.corners, &b.corners, 0) {
        return 0;
    }
    let depths = normals(&a.corners)
        .chain(normals(&b.corners))
        .map(|normal| {
            let ((a_low, a_high), (b_low, b_high)) =
                (extent(&a.corners, normal), extent(&b.corners, normal));
            let common = (a_high - b_low).min(b_high - a_low).max(0);
            let length = dot(normal, normal).isqrt() + 1;
            (common / length) as Mil
        });
    depths.min().unwrap_or(0)
}

/// Tells whether one surely lies more than `length` from the other, to the east, west, north or south of it: soon
/// answered, and so it is for most of what stands on a table.
pub fn far_apart(a: &[Point], b: &[Point], length: Mil) -> bool {
    let ((a_low, a_high), (b_low, b_high)) = (bounds(a), bounds(b));
    a_low.x - b_high.x > length
        || b_low.x - a_high.x > length
        || a_low.y - b_high.y > length
        || b_low.y - a_high.y > length
}

/// The least and the largest `x` and `y` of its corners.
fn bounds(corners: &[Point]) -> (Point, Point) {
    let (low, high) = (
        Point::new(Mil::MAX, Mil::MAX),
        Point::new(Mil::MIN, Mil::MIN),
    );
    corners.iter().fold((low, high), |(low, high), it| {
        (
            Point::new(low.x.min(it.x), low.y.min(it.y)),
            Point::new(high.x.max(it.x), high.y.max(it.y)),
        )
    })
}

/// Tells whether `common`, measured by a normal, is longer than `slack`; `square` is that of the normal.
fn is_longer(common: i64, slack: Mil, square: i64) -> bool {
    let wide = |n: i64| i128::from(n) * i128::from(n);
    match i64::from(slack) {
        0 => true,
        // Tolerances: the squares fit 64 bits, or the left one is the larger.
        slack @ 1..256 => common >= 1 << 31 || common * common > slack * slack * square,
        slack => wide(common) > wide(slack) * i128::from(square),
    }
}

/// Outwards from each side, as long as the side.
pub(super) fn normals(corners: &[Point]) -> impl Iterator<Item = (i64, i64)> {
    sides(corners).map(|(a, b)| {
        let (x, y) = a.to(b);
        (-y, x)
    })
}

/// From where to where a polygon reaches along `normal`.
pub(super) fn extent(corners: &[Point], normal: (i64, i64)) -> (i64, i64) {
    let along = |corner: &Point| dot(normal, (i64::from(corner.x), i64::from(corner.y)));
    corners
        .iter()
        .map(along)
        .fold((i64::MAX, i64::MIN), |(low, high), at| {
            (low.min(at), high.max(at))
        })
}

#[cfg(test)]
mod tests {
    use super::{depth, overlap};
    use crate::{Base, Facing, Pose, Tray};

    #[test]
    fn bc061_five_thousandths_are_no_overlap() {
        let infantry = |x| Tray::new(Base::INFANTRY, Pose::new(x, 24000, Facing::NORTH));
        let beside = |x| overlap(&infantry(24000), &infantry(x));
        assert!(!beside(29500));
        assert!(!beside(29495));
        assert!(beside(29494));
    }

    #[test]
    fn the_depth_is_that_of_the_shortest_way_out() {
        let infantry = |x, y, facing| Tray::new(Base::INFANTRY, Pose::new(x, y, Facing(facing)));
        let still = infantry(24000, 24000, 0);
        assert_eq!(depth(&still, &infantry(29600, 24000, 0)), 0);
        assert_eq!(depth(&still, &infantry(29000, 24000, 0)), 499);
        assert_eq!(depth(&still, &infantry(24000, 24000, 0)), 4799);
        assert!(depth(&still, &infantry(27000, 27000, 8192)) < 1_800);
    }
}
