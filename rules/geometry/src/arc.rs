//! Arcs of a tray, and in which of them another one stands.

use super::{
    Point, Tray,
    region::{Area, HalfPlane, Region},
    tolerance::SHARE,
};
use serde::{Deserialize, Serialize};

/// An arc of a tray, between the rays from its middle through two corners; also the side of the
/// tray that lies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arc {
    Front,
    Right,
    Rear,
    Left,
}

impl Arc {
    /// Clockwise, as the corners of a tray.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Rear, Self::Left];

    pub const fn is_flank(self) -> bool {
        matches!(self, Self::Right | Self::Left)
    }

    /// The ends of this side of a tray, clockwise.
    pub const fn side(self, tray: &Tray) -> (Point, Point) {
        let from = self as usize;
        (tray.corners[from], tray.corners[(from + 1) % 4])
    }
}

/// The shares of a tray that stand in each arc of another.
#[derive(Clone, Debug)]
pub struct Shares {
    parts: [Area; 4],
    whole: u128,
}

impl Shares {
    /// Of `tray`, in the arcs of `target`.
    pub fn new(tray: &Tray, target: &Tray) -> Self {
        Self {
            parts: Arc::ALL.map(|arc| part(tray, target, arc).area()),
            whole: twice_area(tray),
        }
    }

    /// The arc in which most of the tray stands; several where they are equal.
    pub fn largest(&self) -> Vec<Arc> {
        let tolerated = (self.whole, SHARE as u128);
        let smaller = |arc: &Arc| {
            let own = &self.parts[*arc as usize];
            self.parts.iter().any(|part| part.exceeds(own, tolerated))
        };
        Arc::ALL.into_iter().filter(|arc| !smaller(arc)).collect()
    }

    /// The share in one arc in ten thousandths, rounded, to be shown.
    pub fn ten_thousandths(&self, arc: Arc) -> u16 {
        self.parts[arc as usize].ten_thousandths(self.whole)
    }
}

/// The part of a tray in the front arc of another, its corners at whole places.
pub fn front_part(tray: &Tray, of: &Tray) -> Vec<Point> {
    part(tray, of, Arc::Front).rounded()
}

fn part(tray: &Tray, target: &Tray, arc: Arc) -> Region {
    let (left, right) = arc.side(target);
    Region::new(&tray.corners)
        .cut(HalfPlane::right_of(target.pose.at, left))
        .cut(HalfPlane::left_of(target.pose.at, right))
}

/// Twice the area of a tray as its corners lie.
pub(super) fn twice_area(tray: &Tray) -> u128 {
    let [a, b, c, d] = tray.corners;
    let across = a.to(c);
    let other = b.to(d);
    u128::from((across.0 * other.1 - across.1 * other.0).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::{Arc, Shares};
    use crate::{Base, Facing, Pose, Tray};

    const T: (i32, i32) = (24000, 24000);

    fn tray(base: Base, (x, y): (i32, i32), facing: u16) -> Tray {
        Tray::new(base, Pose::new(x, y, Facing(facing)))
    }

    #[track_caller]
    fn check(target: Base, base: Base, at: (i32, i32), shares: &[(Arc, u16)], arcs: &[Arc]) {
        let found = Shares::new(&tray(base, at, 32768), &tray(target, T, 0));
        for (arc, share) in shares {
            assert_eq!(found.ten_thousandths(*arc), *share, "{at:?} {arc:?}");
        }
        assert_eq!(found.largest(), arcs, "{at:?}");
    }

    #[test]
    fn bc024_to_bc026_the_arc_of_the_majority() {
        use Arc::{Front, Left, Rear, Right};
        let infantry = Base::INFANTRY;
        let stands = |at, shares: [(Arc, u16); 2], arc| {
            check(infantry, infantry, at, &shares, &[arc]);
        };
        stands((31000, 29000), [(Front, 2956), (Right, 7044)], Right);
        stands((32000, 31000), [(Front, 5038), (Right, 4962)], Front);
        stands((31000, 32000), [(Front, 8163), (Rear, 0)], Front);
        stands((30000, 30000), [(Front, 6464), (Left, 0)], Front);
        stands((17000, 18500), [(Rear, 3812), (Left, 6188)], Left);
    }

    #[test]
    fn bc027_to_bc029_equal_shares_leave_the_choice() {
        use Arc::{Front, Right};
        let solo = Base::SMALL_SOLO;
        let half = [(Front, 5000), (Right, 5000)];
        check(solo, solo, (30000, 30000), &half, &[Front, Right]);
        check(solo, solo, (30001, 30000), &[], &[Right]);
        check(solo, Base::INFANTRY, (30000, 30000), &half, &[Front, Right]);
    }

    #[test]
    fn bc030_and_bc031_turned_tables() {
        let target = tray(Base::INFANTRY, T, 16384);
        let shares = Shares::new(&tray(Base::INFANTRY, (29000, 17000), 49152), &target);
        assert_eq!(shares.ten_thousandths(Arc::Front), 2956);
        assert_eq!(shares.largest(), [Arc::Right]);
        let target = tray(Base::INFANTRY, T, 6737);
        let shares = Shares::new(&tray(Base::INFANTRY, (32599, 23779), 39505), &target);
        assert_eq!(shares.ten_thousandths(Arc::Front), 2957);
        assert_eq!(shares.ten_thousandths(Arc::Right), 7043);
    }
}
