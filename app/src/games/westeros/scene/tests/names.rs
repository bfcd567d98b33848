//! The names on the map, near and from afar: off the coast lines, the orders and each other.

use crate::games::westeros::geometry::{DECOR, NOWHERE, Name, far_name, outline, spot};
use westeros::Area;
use westeros::board::Kind;

/// The width of a letter as a part of the font size, in the broadest of the fonts.
const LETTER: f64 = 0.6;

pub(super) type Place = (f64, f64);

/// A line of a name: left, top, right, bottom.
type Line = [f64; 4];

pub(super) fn lands() -> Vec<Vec<Vec<Place>>> {
    let all = Area::ALL.into_iter();
    let lands = all.filter(|area| area.place().kind == Kind::Land);
    lands.filter_map(outline).map(rings).collect()
}

/// The closed lines of an outline: one absolute point, and from there on from each to the next.
pub(super) fn rings(path: &str) -> Vec<Vec<Place>> {
    let rings = path.split('z').filter(|it| !it.is_empty());
    rings.map(ring).collect()
}

fn ring(path: &str) -> Vec<Place> {
    let spaced: String = path
        .chars()
        .flat_map(|it| match it {
            '-' => vec![' ', '-'],
            'M' | 'l' => vec![' '],
            it => vec![it],
        })
        .collect();
    let numbers: Vec<f64> = spaced
        .split_whitespace()
        .map(|it| it.parse().expect("a number"))
        .collect();
    let mut at = (0.0, 0.0);
    let steps = numbers.chunks_exact(2);
    steps
        .map(|step| {
            at = (at.0 + step[0], at.1 + step[1]);
            at
        })
        .collect()
}

/// Tells whether a point lies in the ring: a line from there crosses it an odd number of times.
fn is_inside(ring: &[Place], (x, y): Place) -> bool {
    let next = ring.iter().cycle().skip(1);
    let crossed = ring.iter().zip(next).filter(|(a, b)| {
        let between = (a.1 > y) != (b.1 > y);
        between && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
    });
    crossed.count() % 2 == 1
}

/// The lines of a name, from the middle of the first and how far each is below the one before.
fn lines(name: &Name, (first, lead): (f64, f64)) -> Vec<Line> {
    let (x, size) = (f64::from(name.at.0), f64::from(name.size));
    let letters = name
        .text
        .split('|')
        .map(|it| it.chars().fold(0.0, |sum, _| sum + 1.0));
    letters
        .scan(first, |middle, letters| {
            let (half, y) = (letters * size * LETTER / 2.0, *middle);
            *middle += lead;
            Some([x - half, y - size * 0.36, x + half, y + size * 0.36])
        })
        .collect()
}

fn near(area: Area) -> Vec<Line> {
    let name = &spot(area).name;
    let size = f64::from(name.size);
    lines(name, (f64::from(name.at.1) - size * 0.36, size + 0.5))
}

fn far(area: Area) -> Vec<Line> {
    let name = far_name(area);
    let last = name.text.split('|').fold(-1.0, |last, _| last + 1.0);
    let size = f64::from(name.size);
    lines(&name, (f64::from(name.at.1) - last * size / 2.0, size))
}

fn named() -> impl Iterator<Item = Area> {
    Area::ALL
        .into_iter()
        .filter(|area| !spot(*area).name.text.is_empty())
}

/// The smaller share of a name on land and at sea.
fn across_the_coast(lines: &[Line], lands: &[Vec<Vec<Place>>]) -> f64 {
    let (mut land, mut all) = (0.0, 0.0);
    for &[left, top, right, bottom] in lines {
        for step in 0..=24 {
            let x = left + (right - left) * f64::from(step) / 24.0;
            for y in [top, f64::midpoint(top, bottom), bottom] {
                let on_land = lands.iter().flatten().any(|ring| is_inside(ring, (x, y)));
                land += if on_land { 1.0 } else { 0.0 };
                all += 1.0;
            }
        }
    }
    f64::min(land, all - land) / all
}

#[test]
fn names_stay_on_their_side_of_the_coast() {
    let lands = lands();
    for area in named() {
        for (what, lines) in [("near", near(area)), ("from afar", far(area))] {
            let share = across_the_coast(&lines, &lands);
            assert!(share <= 0.16, "{area:?}, {what}: {:.0} %", share * 100.0);
        }
    }
}

fn meet(a: &Line, b: &Line) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

#[test]
fn from_afar_no_name_lies_on_another_or_on_an_order() {
    let all: Vec<_> = named().map(|area| (area, far(area))).collect();
    for (i, (area, lines)) in all.iter().enumerate() {
        for (other, more) in &all[i + 1..] {
            let clash = lines.iter().any(|a| more.iter().any(|b| meet(a, b)));
            assert!(!clash, "{area:?} and {other:?}");
        }
        for other in Area::ALL {
            let (x, y) = spot(other).order;
            let (x, y) = (f64::from(x), f64::from(y));
            // The middle half of the token: its sign can be read.
            let order = [x - 10.0, y - 10.0, x + 10.0, y + 10.0];
            let hidden = lines.iter().any(|it| meet(it, &order));
            assert!(!hidden, "{area:?} lies on the order of {other:?}");
        }
    }
}

#[test]
fn names_stay_on_the_map() {
    for area in named() {
        for [left, top, right, bottom] in far(area) {
            let inside = left > 5.0 && top > 5.0 && right < 995.0 && bottom < 1795.0;
            assert!(inside, "{area:?}");
        }
    }
}

#[test]
fn what_grows_stands_off_every_name_and_piece() {
    let around = |(x, y): (i16, i16), across: i16, down: i16| {
        [x - across, y - down, x + across, y + down].map(f64::from)
    };
    for area in Area::ALL {
        let spot = spot(area);
        let units = (spot.units, i16::from(spot.units.columns));
        let rows = 4_i16.div_euclid(units.1) + i16::from(4 % units.1 != 0);
        let (across, down) = (units.1 * units.0.pitch.0 / 2, rows * units.0.pitch.1 / 2);
        let mut taken = near(area);
        taken.extend([
            around(spot.order, 20, 20),
            around(spot.token, 12, 12),
            around(units.0.at, across, down),
        ]);
        if spot.building != NOWHERE {
            taken.push(around(spot.building, 18, 14));
        }
        for it in DECOR {
            let [left, up, right, low] =
                it.glyph.reach().map(|by| f64::from(by * it.tenths) / 10.0);
            let (x, y) = (f64::from(it.x), f64::from(it.y));
            let drawn = [x - left, y - up, x + right, y + low];
            let hides = taken.iter().any(|taken| meet(taken, &drawn));
            assert!(!hides, "{:?} at {x}, {y} in {area:?}", it.glyph);
        }
    }
}
