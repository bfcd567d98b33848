//! The sides of two trays that lie on each other.

use super::{
    Arc, Fraction, Point, Tray,
    overlap::far_apart,
    point::{cross, dot},
    tolerance::{EDGE, TOUCH},
};

/// The side of `a` and the side of `b` that lie on each other for at least [`EDGE`]: trays of
/// enemies that stand so are engaged. A corner alone engages nobody.
pub fn contact(a: &Tray, b: &Tray) -> Option<(Arc, Arc)> {
    if far_apart(&a.corners, &b.corners, TOUCH) {
        return None;
    }
    let pairs = Arc::ALL
        .into_iter()
        .flat_map(|own| Arc::ALL.into_iter().map(move |its| (own, its)));
    pairs
        .filter_map(|(own, its)| {
            let shared = shared(own.side(a), its.side(b))?;
            (shared >= Fraction::whole(i64::from(EDGE))).then_some((shared, (own, its)))
        })
        .max_by_key(|(shared, _)| *shared)
        .map(|(_, sides)| sides)
}

/// The side of `target` on which `tray` stands, if they are in contact.
pub fn engaged_side(tray: &Tray, target: &Tray) -> Option<Arc> {
    contact(tray, target).map(|(_, side)| side)
}

/// Returns how much of the side `(a, b)` the other one lies on, if they look at each other.
fn shared((a, b): (Point, Point), (p, q): (Point, Point)) -> Option<Fraction> {
    let (own, other) = (a.to(b), p.to(q));
    let square = dot(own, own);
    if dot(own, other) >= 0 {
        return None;
    }
    // Places of the other side, from p (0) to q (1), that are no further away than TOUCH.
    let (start, end) = (cross(a, b, p), cross(a, b, q));
    let reach = (i64::from(TOUCH * TOUCH) * square).isqrt();
    let (from, to) = near(start, end, reach)?;
    // Where they lie along the own side, times its length.
    let along = |place: Fraction| {
        let first = dot(own, a.to(p));
        place.scaled(dot(own, other)).plus(first)
    };
    let bounds = |place: Fraction| place.max(Fraction::ZERO).min(Fraction::whole(square));
    let (far, close) = (bounds(along(from)), bounds(along(to)));
    let length = square.isqrt();
    (far > close).then(|| far.minus(close).divided(length))
}

/// The part of the way from `start` to `end`, as fractions of it, on which both stay within
/// `reach` of zero.
fn near(start: i64, end: i64, reach: i64) -> Option<(Fraction, Fraction)> {
    let one = Fraction::whole(1);
    if start == end {
        return (start.abs() <= reach).then_some((Fraction::ZERO, one));
    }
    let at = |height: i64| Fraction::new(i128::from(height - start), i128::from(end - start));
    let (first, second) = (at(-reach), at(reach));
    let from = first.min(second).max(Fraction::ZERO);
    let to = first.max(second).min(one);
    (from < to).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use super::contact;
    use crate::{Arc, Base, Facing, Pose, Tray};

    fn tray(base: Base, x: i32, y: i32, facing: Facing) -> Tray {
        Tray::new(base, Pose::new(x, y, facing))
    }

    #[test]
    fn bc046_and_bc047_edges_engage_and_corners_do_not() {
        let standing = |x| tray(Base::INFANTRY, x, 24000, Facing::SOUTH);
        let attacker = |x| tray(Base::INFANTRY, x, 19200, Facing::NORTH);
        let fronts = Some((Arc::Front, Arc::Front));
        assert_eq!(contact(&attacker(24000), &standing(24000)), fronts);
        assert_eq!(contact(&attacker(24000), &standing(29500)), None);
        assert_eq!(contact(&attacker(26750), &standing(24000)), fronts);
        assert_eq!(contact(&attacker(26750), &standing(29500)), fronts);
    }

    #[test]
    fn a_tenth_of_an_inch_within_touch_is_enough() {
        let standing = tray(Base::INFANTRY, 24000, 24000, Facing::SOUTH);
        let beside = |x, y| contact(&tray(Base::INFANTRY, x, y, Facing::NORTH), &standing);
        assert!(beside(24000 + 5400, 19200).is_some());
        assert!(beside(24000 + 5401, 19200).is_none());
        assert!(beside(24000, 19195).is_some());
        assert!(beside(24000, 19194).is_none());
    }

    #[test]
    fn bc048_the_side_that_is_touched_and_not_the_arc() {
        let solo = tray(Base::LARGE_SOLO, 24000, 24000, Facing::NORTH);
        let infantry = tray(Base::INFANTRY, 26750, 29175, Facing::SOUTH);
        assert_eq!(contact(&infantry, &solo), Some((Arc::Front, Arc::Front)));
    }

    #[test]
    fn neighbors_in_a_line_touch_with_their_flanks() {
        let left = tray(Base::INFANTRY, 24000, 24000, Facing::NORTH);
        let right = tray(Base::INFANTRY, 29500, 24000, Facing::NORTH);
        assert_eq!(contact(&left, &right), Some((Arc::Right, Arc::Left)));
    }
}
