//! The part of a target that terrain hides.

use super::{
    Point, Tray,
    arc::twice_area,
    point::{cross, dot},
    region::{Area, HalfPlane, Region},
    tolerance::SHARE,
    tray::{holds, sides},
};

/// The part of a target that a piece of terrain hides.
#[derive(Clone, Debug)]
pub struct Concealed {
    part: Area,
    whole: u128,
}

impl Concealed {
    /// More than half.
    pub fn is_majority(&self) -> bool {
        let whole = Area::whole(self.whole);
        let twice = self.part.doubled();
        twice.exceeds(&whole, (2 * self.whole, SHARE as u128))
    }

    /// In ten thousandths, rounded, to be shown.
    pub fn ten_thousandths(&self) -> u16 {
        self.part.ten_thousandths(self.whole)
    }
}

/// The part of `target` that lies in or behind a convex piece, seen from `arrow`; a piece in which
/// the arrow stands hides nothing.
pub fn concealed(arrow: Point, piece: &[Point], target: &Tray) -> Concealed {
    let part = if holds(piece, arrow) {
        Area::whole(0)
    } else {
        behind(arrow, piece, target).area()
    };
    Concealed {
        part,
        whole: twice_area(target),
    }
}

fn behind(arrow: Point, piece: &[Point], target: &Tray) -> Region {
    let (mut left, mut right) = (piece[0], piece[0]);
    for corner in piece {
        if further(arrow, left, *corner, 1) {
            left = *corner;
        }
        if further(arrow, right, *corner, -1) {
            right = *corner;
        }
    }
    let between = Region::new(&target.corners)
        .cut(HalfPlane::right_of(arrow, left))
        .cut(HalfPlane::left_of(arrow, right));
    sides(piece)
        .filter(|(a, b)| cross(*a, *b, arrow) > 0)
        .fold(between, |rest, (a, b)| rest.cut(HalfPlane::right_of(a, b)))
}

/// Tells whether `corner` lies further to one hand than `before`; of two in a line the nearer one.
fn further(arrow: Point, before: Point, corner: Point, hand: i64) -> bool {
    let length = |place: Point| dot(arrow.to(place), arrow.to(place));
    match (hand * cross(arrow, before, corner)).signum() {
        1 => true,
        0 => length(corner) < length(before),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::concealed;
    use crate::{Base, Facing, Pose, Tray};

    #[track_caller]
    fn forest(x: i32, y: i32) -> (u16, bool) {
        let infantry = |y, facing| Tray::new(Base::INFANTRY, Pose::new(24000, y, facing));
        let forest = Tray::new(Base::new(6000, 5000), Pose::new(x, y, Facing::NORTH));
        let arrow = infantry(6000, Facing::NORTH).arrow();
        let hidden = concealed(arrow, &forest.corners, &infantry(17000, Facing::SOUTH));
        (hidden.ten_thousandths(), hidden.is_majority())
    }

    #[test]
    fn the_forest_of_the_rules_of_record() {
        assert_eq!(forest(26500, 12000), (10_000, true));
        assert_eq!(forest(27000, 12000), (5_000, false));
        assert_eq!(forest(28000, 12000), (2_437, false));
        assert_eq!(forest(26000, 17000), (7_563, true));
        assert_eq!(forest(28000, 17000), (3_182, false));
    }

    #[test]
    fn a_piece_under_the_arrow_hides_nothing() {
        assert_eq!(forest(24000, 9000), (0, false));
    }
}
