//! Lines of sight against a look along many lines.

use crate::testkit::Random;
use crate::{
    Fraction, Point, Tray,
    arc::front_part,
    point::cross,
    sees,
    sight::{free_line, has_area},
    tolerance::SIGHT,
    tray::sides,
};

/// On how many tables something stands in the front arc, and is seen or not.
const TABLES: usize = 100_000;

type Found = ((Point, Point), (Fraction, Fraction));

/// Places from one to the other, both included.
fn between(a: Point, b: Point, count: i32) -> impl Iterator<Item = Point> {
    (0..=count).map(move |part| {
        let at = |from: i32, to: i32| from + (to - from) * part / count;
        Point::new(at(a.x, b.x), at(a.y, b.y))
    })
}

/// Tells whether a line between two places stays clear of the inside of a convex polygon: the polygon lies to one hand
/// of the line, or the line beyond one side of the polygon.
fn passes(a: Point, b: Point, polygon: &[Point]) -> bool {
    let to_one_hand = |hand: i64| {
        polygon
            .iter()
            .all(|corner| hand * cross(a, b, *corner) >= 0)
    };
    let beyond = |(from, to)| cross(from, to, a) >= 0 && cross(from, to, b) >= 0;
    to_one_hand(1) || to_one_hand(-1) || sides(polygon).any(beyond)
}

/// Tells whether some of many lines from the front to the target stays clear of every blocker.
fn found_by_looking(from: &Tray, target: &[Point], blockers: &[&[Point]]) -> bool {
    let ends: Vec<Point> = sides(target).flat_map(|(a, b)| between(a, b, 12)).collect();
    let clear = |a, b| blockers.iter().all(|blocker| passes(a, b, blocker));
    between(from.corners[0], from.corners[1], 24)
        .any(|begin| ends.iter().any(|end| clear(begin, *end)))
}

/// Tells whether what is said to be a free line leads from the front to the target and past every blocker, as far as a
/// thousandth of an inch tells.
fn leads(line: Found, from: &Tray, target: &[Point], blockers: &[&[Point]]) -> bool {
    let ((a, b), (begin, end)) = line;
    let place = |part: f64| {
        let at = |from: i32, to: i32| f64::from(from) + f64::from(to - from) * part;
        (at(a.x, b.x), at(a.y, b.y))
    };
    let (begin, end) = (begin.about(), end.about());
    let ends = [place(begin), place(end)];
    let front = [from.corners[0], from.corners[1], from.corners[0]];
    let among = |corners: &[Point]| ends.iter().any(|end| depth(corners, *end) > -1.0);
    let clear = |blocker: &&[Point]| {
        let (mut begin, mut end) = (begin, end);
        // Along a line the depth rises and then falls.
        for _ in 0..30 {
            let (left, right) = (begin + (end - begin) / 3.0, end - (end - begin) / 3.0);
            if depth(blocker, place(left)) < depth(blocker, place(right)) {
                begin = left;
            } else {
                end = right;
            }
        }
        depth(blocker, place(begin)) < 1.0
    };
    among(&front) && among(target) && blockers.iter().all(clear)
}

/// Returns how deep a place lies in a convex polygon; negative outside.
fn depth(corners: &[Point], (x, y): (f64, f64)) -> f64 {
    sides(corners)
        .filter(|(p, q)| p != q)
        .map(|(p, q)| {
            let (east, north) = (f64::from(q.x - p.x), f64::from(q.y - p.y));
            let off = north * (x - f64::from(p.x)) - east * (y - f64::from(p.y));
            off / east.hypot(north)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Judges what is said of a table: whether anybody sees there, or none where nothing is in the arc.
fn judge(random: &mut Random) -> Option<bool> {
    let table = random.table(24, 12_000);
    let [from, to, others @ ..] = &table[..] else {
        return None;
    };
    let blockers: Vec<Tray> = others.iter().map(|tray| tray.grown(SIGHT)).collect();
    let blockers: Vec<&[Point]> = blockers.iter().map(|tray| &tray.corners[..]).collect();
    let target = front_part(to, from);
    if !has_area(&target) {
        return None;
    }
    let line = free_line(from, to, &blockers);
    match line {
        Some(line) => assert!(leads(line, from, &target, &blockers), "{table:?}"),
        None => assert!(!found_by_looking(from, &target, &blockers), "{table:?}"),
    }
    assert_eq!(sees(from, to, &blockers), line.is_some());
    Some(line.is_some())
}

#[test]
fn whoever_finds_a_line_by_looking_sees() {
    let mut random = Random::new(2);
    let tables = std::iter::repeat_with(|| judge(&mut random)).flatten();
    let seen = tables.take(TABLES).filter(|seen| *seen).count();
    assert!(seen < TABLES * 9 / 10, "{seen} seen");
}
