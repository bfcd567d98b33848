//! The place in which a charger comes to stand.

use super::{
    Arc, Base, Facing, Point, Pose, Tray,
    point::{Mil, shifted},
};
use serde::{Deserialize, Serialize};

/// A place on a side of a tray, left and right as one sees it who looks out of that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    Center,
    Left,
    Right,
}

impl Slot {
    pub const ALL: [Self; 3] = [Self::Center, Self::Left, Self::Right];
}

/// A tray with that base, its front on a side of `target`.
pub fn align(base: Base, target: &Tray, side: Arc, slot: Slot) -> Tray {
    Tray::new(base, slot_pose(base, target, side, slot))
}

/// Returns where it stands then: level with the middle of the side, or with half of it left free.
pub fn slot_pose(base: Base, target: &Tray, side: Arc, slot: Slot) -> Pose {
    let quarter_turns = Facing(16_384 * side as u16);
    let outwards = target.pose.facing.turned(quarter_turns);
    let depth = if side.is_flank() {
        target.base.width
    } else {
        target.base.depth
    };
    let ahead = i64::from(depth + base.depth);
    let across = i64::from(match slot {
        Slot::Center => 0,
        Slot::Left => -base.width,
        Slot::Right => base.width,
    });
    let (east, north) = (outwards.sine(), outwards.cosine());
    let half = |n: i64| shifted(n, 31) as Mil;
    Pose {
        at: Point::new(
            target.pose.at.x + half(ahead * east + across * north),
            target.pose.at.y + half(ahead * north - across * east),
        ),
        facing: outwards.turned(Facing::SOUTH),
    }
}

#[cfg(test)]
mod tests {
    use super::{Slot, slot_pose};
    use crate::{Arc, Base, Facing, Pose, Tray, contact};

    fn poses(base: Base, facing: u16, side: Arc) -> [(i32, i32, u16); 3] {
        let target = Tray::new(Base::INFANTRY, Pose::new(24000, 24000, Facing(facing)));
        Slot::ALL.map(|slot| {
            let pose = slot_pose(base, &target, side, slot);
            (pose.at.x, pose.at.y, pose.facing.0)
        })
    }

    #[test]
    fn bc049_aligned_poses() {
        let on = |side, x: [i32; 3], y: [i32; 3], facing| {
            let expected = [0, 1, 2].map(|slot| (x[slot], y[slot], facing));
            assert_eq!(poses(Base::INFANTRY, 0, side), expected);
        };
        on(Arc::Front, [24000, 21250, 26750], [28800; 3], 32768);
        on(Arc::Right, [29150; 3], [24000, 26750, 21250], 49152);
        on(Arc::Rear, [24000, 26750, 21250], [19200; 3], 0);
        on(Arc::Left, [18850; 3], [24000, 21250, 26750], 16384);
    }

    #[test]
    fn bc050_other_bases_and_turned_trays() {
        assert_eq!(
            poses(Base::CAVALRY, 0, Arc::Front)[0],
            (24000, 28900, 32768)
        );
        assert_eq!(
            poses(Base::CAVALRY, 0, Arc::Right)[0],
            (29250, 24000, 49152)
        );
        let solo = poses(Base::SMALL_SOLO, 0, Arc::Front);
        assert_eq!(
            solo.map(|(x, y, _)| (x, y)),
            [(24000, 27780), (22620, 27780), (25380, 27780)]
        );
        let turned = [
            (26400, 28157, 38229),
            (24018, 29532, 38229),
            (28781, 26782, 38229),
        ];
        assert_eq!(poses(Base::INFANTRY, 5461, Arc::Front), turned);
        assert_eq!(
            poses(Base::INFANTRY, 5461, Arc::Right)[0],
            (28460, 21425, 54613)
        );
    }

    #[test]
    fn whoever_is_aligned_is_engaged_however_the_target_is_turned() {
        for facing in (0..=u16::MAX).step_by(97) {
            let target = Tray::new(Base::CAVALRY, Pose::new(24000, 24000, Facing(facing)));
            for side in Arc::ALL {
                for slot in Slot::ALL {
                    let charger = super::align(Base::INFANTRY, &target, side, slot);
                    assert_eq!(contact(&charger, &target), Some((Arc::Front, side)));
                }
            }
        }
    }
}
