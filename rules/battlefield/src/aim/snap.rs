//! Places that are worth a Maneuver and hard to hit by hand.

use crate::{
    allowed::way,
    conditions::facing_to,
    field::{Course, Direction, INCH, Relation, Thing},
    geometry::{Arc, Base, Facing, Mil, Point, Pose, Slot, Tray, slot_pose, tolerance::TOUCH},
    position::{Marker, Position, UnitId},
};

/// The purpose that a place serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Snap {
    /// In one line with a friend, flank to flank.
    Beside(Thing),
    /// Squarely in front of a side of an enemy, an inch away.
    Facing(Thing, Arc, Slot),
    /// Touching an objective, by its number.
    Marker(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub what: Snap,
    /// The Maneuver that leads there, and where it ends.
    pub course: Course,
    pub end: Pose,
}

/// All of these that one Maneuver reaches.
pub fn suggestions(position: &Position, id: UnitId) -> Vec<Suggestion> {
    let Some(own) = position.unit(id).tray() else {
        return Vec::new();
    };
    if way::unengaged(position, id).is_err() {
        return Vec::new();
    }
    let field = position.field(id);
    let mut wanted = Vec::new();
    for other in &field.standing {
        match other.relation {
            Relation::Friend => {
                let both = level(&other.tray, own.base);
                wanted.extend(both.map(|pose| (Snap::Beside(other.thing), pose)));
            }
            Relation::Enemy => {
                for side in Arc::ALL {
                    for slot in Slot::ALL {
                        let pose = slot_pose(own.base, &other.tray, side, slot);
                        let back = pose.facing.turned(Facing::SOUTH);
                        let what = Snap::Facing(other.thing, side, slot);
                        wanted.push((what, pose.moved(back, INCH)));
                    }
                }
            }
            Relation::Ruin => {}
        }
    }
    let markers = (0..).zip(&position.markers);
    wanted.extend(markers.map(|(number, marker)| {
        let heading = facing_to(own.pose.at, marker.at);
        let whole = length_of(own.pose.at, marker.at);
        let short = Marker::RADIUS + own.base.depth / 2 - TOUCH / 2;
        let at = own.pose.at.ahead(heading, (whole - short).max(0));
        let facing = heading;
        (Snap::Marker(number), Pose { at, facing })
    }));
    let most = position.speed(id);
    let way = |(what, pose): (Snap, Pose)| {
        let course = course(own.pose, pose, most)?;
        let end = course.run(&field, &own, most).ok()?.pose;
        // The mode has a say as well.
        way::run(position, id, course, most).ok()?;
        Some(Suggestion { what, course, end })
    };
    wanted.into_iter().filter_map(way).collect()
}

/// Places in one line with each friend on the table, flank to flank, for a unit of that kind that
/// comes to the table; nobody has asked yet whether it may stand there.
pub fn beside(position: &Position, id: UnitId) -> Vec<Pose> {
    let base = position.unit(id).profile.base;
    let field = position.field(id);
    let friends = field.standing.iter();
    let friends = friends.filter(|it| it.relation == Relation::Friend && it.thing.unit().is_some());
    friends.flat_map(|it| level(&it.tray, base)).collect()
}

/// Both places beside a tray in which the fronts are in one line.
fn level(tray: &Tray, base: Base) -> [Pose; 2] {
    let its = tray.pose;
    let aside = Mil::midpoint(tray.base.width, base.width);
    let ahead = (tray.base.depth - base.depth) / 2;
    [Facing::EAST, Facing::WEST].map(|quarter| {
        let pose = its.moved(its.facing.turned(quarter), aside);
        pose.moved(its.facing, ahead)
    })
}

/// The Maneuver of at most `most` that leads from one place to another.
fn course(own: Pose, pose: Pose, most: Mil) -> Option<Course> {
    let length = length_of(own.at, pose.at);
    if length > most {
        return None;
    }
    let heading = if length == 0 {
        own.facing
    } else {
        facing_to(own.at, pose.at)
    };
    Some(Course {
        first: (heading != own.facing).then_some(heading),
        last: (heading != pose.facing).then_some(pose.facing),
        ..Course::straight(Direction::Forward, length)
    })
}

fn length_of(from: Point, to: Point) -> Mil {
    let (east, north) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    (east * east + north * north).isqrt() as Mil
}
