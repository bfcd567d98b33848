//! Ways that a unit could go, and where they end: towards what draws it, and around.

use super::{scene::Scene, seen::Seen};
use crate::{
    allowed::stand,
    chapter::retreat,
    conditions::facing_to,
    field::{Course, Direction, Field, stretches},
    geometry::{Facing, Mil, Point, Pose, Tray},
    position::UnitId,
};

/// At most so many goals are looked at; those that matter most come first.
const GOALS: usize = 12;

/// So many ways are left to choose from.
const KEPT: usize = 4;

/// A unit that is about to move, and all that it could meet.
pub(super) struct Walker<'a> {
    seen: &'a Seen<'a>,
    id: UnitId,
    tray: Tray,
    field: Field,
}

impl<'a> Walker<'a> {
    pub fn new(seen: &'a Seen<'a>, id: UnitId) -> Option<Self> {
        Some(Self {
            seen,
            id,
            tray: seen.unit(id).tray()?,
            field: seen.field(id),
        })
    }

    pub const fn here(&self) -> Pose {
        self.tray.pose
    }

    fn to(&self, course: Course) -> (Course, Pose) {
        (course, self.end(course))
    }

    /// Returns the place to which a way leads.
    pub fn end(&self, course: Course) -> Pose {
        let [.., end] = course.places(&self.tray);
        end.pose
    }

    /// Tells whether a way of at most `most` may be gone.
    fn is_open(&self, course: Course, most: Mil) -> bool {
        let fine = |place: &Tray| {
            place.pose == self.tray.pose || stand::by_mode(self.seen, self.id, place).is_ok()
        };
        course.run(&self.field, &self.tray, most).is_ok()
            && course.places(&self.tray).iter().all(fine)
    }

    /// The best of these ways that are open, with what the places are worth to which they lead. To
    /// judge a way takes much longer than to weigh a place, so the best are judged first.
    pub fn best(&self, scene: &Scene, ways: Vec<(Course, Pose)>, most: Mil) -> Vec<(i32, Course)> {
        let rated = ways
            .into_iter()
            .map(|(course, end)| (scene.place(end), course));
        let mut rated: Vec<(i32, Course)> = rated.collect();
        rated.sort_by_key(|(worth, _)| -worth);
        let open = rated
            .into_iter()
            .filter(|(_, course)| self.is_open(*course, most));
        open.take(KEPT).collect()
    }

    /// Ways with a pivot before and after, of at most `most`.
    pub fn maneuvers(&self, scene: &Scene, most: Mil) -> Vec<(Course, Pose)> {
        let at = self.tray.pose.at;
        let goals: Vec<Point> = scene.goals().take(GOALS).collect();
        let mut headings: Vec<(Facing, Option<Point>)> = goals
            .iter()
            .map(|goal| (facing_to(at, *goal), Some(*goal)))
            .collect();
        let around = (0..8).map(|step| Facing(8_192 * step));
        headings.extend(around.map(|turn| (self.tray.pose.facing.turned(turn), None)));
        let mut found = self.turns(scene);
        for (heading, goal) in headings {
            let turned = self.tray.facing(heading);
            let goal = goal.map(|goal| at.distance(goal));
            let straight = Course::straight(Direction::Forward, 0).turning_first(heading);
            self.along(scene, (straight, turned, most), goal, &mut found);
        }
        found
    }

    /// Ways straight ahead.
    pub fn marches(&self, scene: &Scene, most: Mil) -> Vec<(Course, Pose)> {
        let (at, facing) = (self.tray.pose.at, self.tray.pose.facing);
        let ahead = |goal: &Point| facing_to(at, *goal).apart(facing) < 4_000;
        let goal = scene.goals().find(ahead).map(|goal| at.distance(goal));
        let mut found = Vec::new();
        let straight = Course::straight(Direction::Forward, 0);
        self.along(scene, (straight, self.tray, most), goal, &mut found);
        found
    }

    /// Straight ways without a turn in one of four directions.
    pub fn shifts(&self, most: Mil) -> Vec<(Course, Pose)> {
        let courses = Direction::ALL.into_iter().flat_map(|direction| {
            [most / 2, most].map(|length| Course::straight(direction, length))
        });
        courses.map(|it| self.to(it)).collect()
    }

    /// Straight ways in one of four directions, turned to an enemy afterwards.
    pub fn retreats(&self, scene: &Scene, most: Mil) -> Vec<(Course, Pose)> {
        let mut found = Vec::new();
        for direction in Direction::ALL {
            for length in [most, most * 3 / 4, most / 2] {
                let course = Course::straight(direction, length);
                let [_, moved, _] = course.places(&self.tray);
                let facings = facings(scene, moved.pose.at).map(Some);
                for last in facings.chain(std::iter::once(None)) {
                    let course = Course { last, ..course };
                    if retreat::check(self.seen, self.id, &course, most).is_ok() {
                        found.push((course, course.places(&self.tray)[2].pose));
                    }
                }
            }
        }
        found
    }

    /// Turns on the spot.
    pub fn turns(&self, scene: &Scene) -> Vec<(Course, Pose)> {
        let facings = facings(scene, self.tray.pose.at);
        let courses = facings.map(|facing| Course::STAY.turning_last(facing));
        courses.map(|it| self.to(it)).collect()
    }

    /// The furthest, half of it, and to the goal; as it is then, or turned to an enemy.
    fn along(
        &self,
        scene: &Scene,
        (straight, turned, most): (Course, Tray, Mil),
        goal: Option<Mil>,
        found: &mut Vec<(Course, Pose)>,
    ) {
        let heading = turned.pose.facing;
        let ranges = stretches(&self.field, &turned, heading, most);
        let Some(furthest) = ranges.last().map(|it| *it.end()) else {
            return;
        };
        let nearest = |wanted: Mil| {
            let all = ranges.iter();
            let all = all.map(|range| wanted.clamp(*range.start(), *range.end()));
            all.min_by_key(|length| (length - wanted).abs())
        };
        let mut lengths = vec![furthest];
        lengths.extend(nearest(furthest / 2));
        lengths.extend(goal.filter(|it| *it < furthest).and_then(nearest));
        lengths.dedup();
        for length in lengths.into_iter().filter(|it| *it > 0) {
            let course = Course { length, ..straight };
            let at = turned.moved(heading, length).pose.at;
            let facings = facings(scene, at).map(Some);
            for last in std::iter::once(None).chain(facings) {
                found.push(self.to(Course { last, ..course }));
            }
        }
    }
}

/// From a place to the nearest enemy, and to the one that matters most.
fn facings(scene: &Scene, at: Point) -> impl Iterator<Item = Facing> + use<> {
    let nearest = super::scene::towards(at, scene.enemies());
    let first = scene.enemies().next().map(|it| facing_to(at, it));
    let first = first.filter(|it| Some(*it) != nearest);
    nearest.into_iter().chain(first)
}
