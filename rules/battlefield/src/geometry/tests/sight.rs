//! Lines of sight against a look along many lines.

use super::random::Random;
use crate::geometry::{
    Fraction, Point, Tray,
    arc::front_part,
    point::cross,
    sees,
    sight::free_line,
    tolerance::SIGHT,
    tray::{holds, sides},
};

type Found = ((Point, Point), (Fraction, Fraction));

/// Places from one to the other, both included.
fn between(a: Point, b: Point, count: i32) -> impl Iterator<Item = Point> {
    (0..=count).map(move |part| {
        let at = |from: i32, to: i32| from + (to - from) * part / count;
        Point::new(at(a.x, b.x), at(a.y, b.y))
    })
}

/// Whether some of many lines from the front to the target stays clear of every blocker.
fn found_by_looking(from: &Tray, target: &[Point], blockers: &[&[Point]]) -> bool {
    let clear = |a: Point, b: Point| {
        blockers.iter().all(|blocker| {
            let apart = |side: i64| {
                blocker
                    .iter()
                    .all(|corner| side * cross(a, b, *corner) >= 0)
            };
            apart(1) || apart(-1) || !between(a, b, 400).any(|place| holds(blocker, place))
        })
    };
    let ends: Vec<Point> = (0..target.len())
        .flat_map(|side| between(target[side], target[(side + 1) % target.len()], 12))
        .collect();
    between(from.corners[0], from.corners[1], 24)
        .any(|begin| ends.iter().any(|end| clear(begin, *end)))
}

/// Whether what is said to be a free line leads from the front to the target and past every
/// blocker, as far as a thousandth of an inch tells.
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
    let steps = (0..=1_000).map(|step| begin + (end - begin) * f64::from(step) / 1_000.0);
    let clear = |step: f64| {
        blockers
            .iter()
            .all(|blocker| depth(blocker, place(step)) < 1.0)
    };
    among(&front) && among(target) && steps.into_iter().all(clear)
}

/// How deep a place lies in a convex polygon; negative outside.
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

#[test]
fn whoever_finds_a_line_by_looking_sees() {
    let mut random = Random::new(2);
    let mut seen = 0;
    for round in 0..2_000 {
        let table = random.table(8, 9_000);
        let [from, to, others @ ..] = &table[..] else {
            continue;
        };
        let blockers: Vec<Tray> = others.iter().map(|tray| tray.grown(SIGHT)).collect();
        let blockers: Vec<&[Point]> = blockers.iter().map(|tray| &tray.corners[..]).collect();
        let target = front_part(to, from);
        if target.len() < 3 {
            continue;
        }
        let judged = sees(from, to, &blockers);
        seen += i32::from(judged);
        if found_by_looking(from, &target, &blockers) {
            assert!(judged, "round {round}: {table:?}");
        }
        if let Some(line) = free_line(from, to, &blockers) {
            assert!(
                leads(line, from, &target, &blockers),
                "round {round}: {table:?}"
            );
        }
    }
    assert!(seen > 500, "{seen} seen");
}
