//! Round pieces and markers.

use super::{Facing, Mil, Point, Tray, distance_to_point, point::round, tolerance::TOUCH};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Circle {
    pub at: Point,
    pub radius: Mil,
}

impl Circle {
    /// Tells whether a tray touches it or lies on it.
    pub fn touches(self, tray: &Tray) -> bool {
        distance_to_point(&tray.corners, self.at).at_most(self.radius + TOUCH)
    }

    /// Tells whether a convex polygon lies on it by more than `depth`.
    pub fn overlaps(self, corners: &[Point], depth: Mil) -> bool {
        distance_to_point(corners, self.at).at_most(self.radius - depth - 1)
    }

    /// The regular polygon of sixteen sides around it, clockwise, as which it hides what is
    /// behind it; wider by `more`.
    pub fn outline(self, more: Mil) -> Vec<Point> {
        let between = |side: u16| Facing(side * 4_096 + 2_048);
        let reach = i128::from(self.radius + more) << 30;
        let reach = round(reach, i128::from(Facing(2_048).cosine())) as Mil;
        (0..16)
            .map(|side| self.at.ahead(between(side), reach))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Circle;
    use crate::{Base, Facing, Point, Pose, Tray, tray::holds};

    #[test]
    fn a_tray_touches_a_marker_at_its_edge() {
        let marker = Circle {
            at: Point::new(24000, 24000),
            radius: 750,
        };
        let tray = |y| Tray::new(Base::INFANTRY, Pose::new(24000, y, Facing::NORTH));
        assert!(marker.touches(&tray(24000 - 2400 - 755)));
        assert!(!marker.touches(&tray(24000 - 2400 - 756)));
        assert!(marker.overlaps(&tray(24000 - 2400 - 744).corners, 5));
        assert!(!marker.overlaps(&tray(24000 - 2400 - 745).corners, 5));
    }

    #[test]
    fn its_outline_lies_around_it() {
        let marker = Circle {
            at: Point::new(0, 0),
            radius: 3000,
        };
        let outline = marker.outline(0);
        assert!(
            (0..=u16::MAX)
                .step_by(64)
                .all(|way| { holds(&outline, marker.at.ahead(Facing(way), 2999)) })
        );
        assert!(!holds(&outline, Point::new(0, 3002)));
    }
}
