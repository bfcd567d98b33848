//! The way of a unit that is to stand elsewhere: the outline of where it stands, its pivots, and dots with an arrow to
//! where it would stand.

use super::{chart::Chart, numbers::edge, strike::Arrow};
use battlefield::{
    conditions::facing_to,
    field::Course,
    geometry::{Base, Facing, Mil, Point, Pose, Tray},
};
use std::fmt::Write;

/// From the point of the arrow to the tray that it leads to, and the length of its head.
const CLEAR: Mil = 200;
const HEAD: Mil = 1_000;
/// A way that is shorter between the trays begins at the rear of the first.
const LEAST: Mil = 1_800;
/// About so many 65,536ths, three degrees, are no pivot that is seen.
const SLIGHT: u16 = 546;
/// From the corner of a tray to the arc of its pivot.
const AROUND: Mil = 250;

/// A unit where it stands, turned, moved, and as it would stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    from: Tray,
    turned: Tray,
    moved: Tray,
    pub to: Tray,
}

impl Going {
    /// Returns the way by the course of a draft; without one that leads there straight, and turned in its place.
    pub fn new(from: Tray, pose: Pose, course: Option<Course>) -> Self {
        let to = Tray::new(from.base, pose);
        let placed = course.map(|it| it.places(&from));
        let straight = if pose.at == from.pose.at {
            [from, from, to]
        } else {
            [from, to, to]
        };
        let [turned, moved, to] = placed
            .filter(|[.., last]| last.pose == pose)
            .unwrap_or(straight);
        Self {
            from,
            turned,
            moved,
            to,
        }
    }

    /// Returns the place where it stands.
    pub const fn begins(&self) -> Pose {
        self.from.pose
    }

    /// Returns the arrow from its middle to the edge of where it would stand; over less ground from its rear, as long
    /// as its way then.
    pub fn arrow(&self) -> Option<Arrow> {
        let (start, end) = (self.turned.pose.at, self.moved.pose.at);
        if start == end {
            return None;
        }
        let towards = facing_to(start, end);
        let back = towards.turned(Facing::SOUTH);
        let far = start.distance(end) - edge(&self.to, back) - CLEAR;
        let behind = if far < LEAST {
            edge(&self.turned, back)
        } else {
            0
        };
        let length = far + behind;
        (length > HEAD / 2).then(|| Arrow {
            from: start.ahead(back, behind),
            towards,
            length,
        })
    }
}

/// Draws the outline, the arcs of both pivots, and the way.
pub fn drawn(chart: Chart, it: &Going) -> String {
    let mut out = String::from("<path class=\"b-start\" d=\"");
    chart.outline(&it.from.corners, &mut out);
    out.push_str("\"/>");
    pivot(chart, &it.from, it.turned.pose.facing, &mut out);
    if let Some(arrow) = it.arrow() {
        let spot = |length: Mil| chart.spot(arrow.at(length));
        let (x, y) = spot(0);
        let (right, below) = spot((arrow.length - HEAD).max(0));
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"b-going\" d=\"M{x} {y}L{right} {below}\"/>"
        );
        head(chart, (arrow.at(arrow.length), arrow.towards), &mut out);
    }
    pivot(chart, &it.moved, it.to.pose.facing, &mut out);
    out
}

/// Draws the arc from the front of a tray to where that looks afterwards.
fn pivot(chart: Chart, tray: &Tray, facing: Facing, out: &mut String) {
    let before = tray.pose.facing;
    if before.apart(facing) < SLIGHT {
        return;
    }
    let clockwise = facing.0.wrapping_sub(before.0) < Facing::SOUTH.0;
    let radius = corner(tray.base) + AROUND;
    let on = |towards: Facing| tray.pose.at.ahead(towards, radius);
    let ((x, y), (right, below)) = (chart.spot(on(before)), chart.spot(on(facing)));
    let sweep = u8::from(clockwise);
    let _ = write!(
        out,
        "<path class=\"b-pivot\" d=\"M{x} {y}A{radius} {radius} 0 0 {sweep} {right} {below}\"/>"
    );
    let side = if clockwise {
        Facing::EAST
    } else {
        Facing::WEST
    };
    let towards = facing.turned(side);
    head(chart, (on(facing).ahead(towards, HEAD / 2), towards), out);
}

/// Returns the distance from the middle of a tray to its corner.
fn corner(base: Base) -> Mil {
    let square = |it: Mil| i64::from(it) * i64::from(it);
    ((square(base.width) + square(base.depth)).isqrt() / 2) as Mil
}

fn head(chart: Chart, (tip, towards): (Point, Facing), out: &mut String) {
    let placed = chart.placed(tip, towards);
    let _ = write!(
        out,
        "<path class=\"b-going-head\" transform=\"{placed}\" d=\"M0 0L-600 {HEAD}L0 760L600 {HEAD}z\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;
    use battlefield::field::Direction;

    fn stands() -> (Chart, Tray) {
        let position = example();
        let tray = Tray::new(Base::INFANTRY, Pose::new(24_000, 18_000, Facing::NORTH));
        (Chart::new(&position, false), tray)
    }

    fn along(course: Course) -> (Going, String) {
        let (chart, from) = stands();
        let [.., last] = course.places(&from);
        let going = Going::new(from, last.pose, Some(course));
        (going, drawn(chart, &going))
    }

    #[test]
    fn a_way_leads_from_the_middle_to_the_edge() {
        let (going, drawn) = along(Course::straight(Direction::Forward, 9_000));
        let arrow = going.arrow().unwrap();
        assert_eq!(
            (arrow.from, arrow.length),
            (Point::new(24_000, 18_000), 9_000 - 2_400 - CLEAR)
        );
        assert!(drawn.contains("M24000 30000L24000 24600"), "{drawn}");
        assert!(!drawn.contains("b-pivot"));
        assert_eq!(drawn.matches("b-start").count(), 1);
    }

    #[test]
    fn over_less_ground_it_begins_at_the_rear_and_is_as_long_as_the_move() {
        let (going, _) = along(Course::straight(Direction::Forward, 3_000));
        let arrow = going.arrow().unwrap();
        assert_eq!(
            (arrow.from, arrow.length),
            (Point::new(24_000, 15_600), 3_000 - CLEAR)
        );
        let (_, hardly) = along(Course::straight(Direction::Forward, 300));
        assert!(!hardly.contains("b-going\"") && hardly.contains("b-start"));
    }

    #[test]
    fn each_pivot_has_its_arc_the_shorter_way_around() {
        let course = Course::straight(Direction::Forward, 8_000)
            .turning_first(Facing::EAST)
            .turning_last(Facing::NORTH);
        let (going, drawn) = along(course);
        assert_eq!(going.moved.pose.at, Point::new(32_000, 18_000));
        assert_eq!(drawn.matches("b-pivot").count(), 2);
        // First clockwise, from the north to the east of its middle, then back.
        let radius = corner(Base::INFANTRY) + AROUND;
        let (north, east) = (30_000 - radius, 24_000 + radius);
        let first = format!("M24000 {north}A{radius} {radius} 0 0 1 {east} 30000");
        assert!(drawn.contains(&first), "{drawn}");
        assert_eq!(drawn.matches(" 0 0 0 ").count(), 1, "{drawn}");
    }

    #[test]
    fn whoever_only_turns_has_an_arc_and_no_way() {
        let (chart, from) = stands();
        let turned = Pose::new(24_000, 18_000, Facing::WEST);
        let going = Going::new(from, turned, None);
        let drawn = drawn(chart, &going);
        assert_eq!(going.arrow().map(|it| it.length), None);
        assert!(drawn.contains("b-pivot") && !drawn.contains("b-going\""));
    }
}
