//! Turned by a quarter, shifted and mirrored, a table is judged as before.

use crate::testkit::Random;
use crate::{
    Arc, Facing, Point, Pose, Shares, Tray, concealed, contact, distance, distance_to_point,
    overlap, sees, way,
};

/// Everything that is judged of two trays and a third one in their way.
#[derive(Debug, PartialEq)]
struct Verdict {
    overlap: bool,
    distance: i32,
    shot: i32,
    arcs: Vec<Arc>,
    touch: Option<i64>,
    contact: Option<(Arc, Arc)>,
    hidden: bool,
    seen: bool,
}

fn verdict([one, other, third]: &[Tray; 3]) -> Verdict {
    let ahead = way(one, one.pose.facing, &other.corners);
    Verdict {
        overlap: overlap(one, other),
        distance: distance(one, other).shown(),
        shot: distance_to_point(&other.corners, one.arrow()).shown(),
        arcs: Shares::new(one, other).largest(),
        touch: ahead.map(|way| way.touch().floor()),
        contact: contact(one, other),
        hidden: concealed(one.arrow(), &third.corners, other).is_majority(),
        seen: sees(one, other, &[&third.grown(5).corners]),
    }
}

fn mirrored(arc: Arc) -> Arc {
    match arc {
        Arc::Right => Arc::Left,
        Arc::Left => Arc::Right,
        other => other,
    }
}

impl Verdict {
    fn mirrored(mut self) -> Self {
        self.arcs = self.arcs.into_iter().map(mirrored).collect();
        self.arcs.sort_unstable();
        self.contact = self
            .contact
            .map(|(one, other)| (mirrored(one), mirrored(other)));
        self
    }
}

fn map(trays: &[Tray; 3], pose: impl Fn(Pose) -> Pose) -> [Tray; 3] {
    trays.map(|tray| Tray::new(tray.base, pose(tray.pose)))
}

#[test]
fn turned_shifted_and_mirrored_tables_are_judged_alike() {
    let mut random = Random::new(1);
    for _ in 0..3_000 {
        let reach = [3_000, 6_000, 12_000][usize::from(random.below(3))];
        let trays = [(); 3].map(|()| random.tray(reach));
        let here = verdict(&trays);

        let turned = map(&trays, |Pose { at, facing }| Pose {
            at: Point::new(at.y, 48_000 - at.x),
            facing: facing.turned(Facing::EAST),
        });
        assert_eq!(verdict(&turned), here, "turned {trays:?}");

        let shifted = map(&trays, |Pose { at, facing }| Pose {
            at: Point::new(at.x + 1, at.y - 1),
            facing,
        });
        assert_eq!(verdict(&shifted), here, "shifted {trays:?}");

        let mirrored = map(&trays, |Pose { at, facing }| Pose {
            at: Point::new(48_000 - at.x, at.y),
            facing: Facing(facing.0.wrapping_neg()),
        });
        assert_eq!(verdict(&mirrored), here.mirrored(), "mirrored {trays:?}");
    }
}
