//! Arrows as SVG: a line along its way, a head by what it means, its units beside it.

use super::figures::{UnitFigure, house_class};
use crate::games::westeros::geometry::{anchor, spot, units_at};
use crate::games::westeros::scene::{Arrow, ArrowKind};
use leptos::prelude::*;
use westeros::{Area, Army, Unit};

/// Returns the way of those who go along an arrow: where they stand, how far aside of the straight line they are
/// halfway, and where they arrive.
pub fn way(from: Area, to: Area) -> [(f64, f64); 3] {
    let (start, end) = (units_at(from), anchor(to));
    let halfway = bent(start, end);
    let straight = (f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1));
    let aside = (halfway.0 - straight.0, halfway.1 - straight.1);
    [start, aside, end]
}

/// All arrows of the map, above the pieces.
#[component]
pub fn Arrows(arrows: Memo<Vec<Arrow>>) -> impl IntoView {
    view! {
        <g class="map-arrows">
            {move || arrows.with(|all| all.iter().map(drawn).collect_view())}
        </g>
    }
}

/// One of them.
pub fn drawn(it: &Arrow) -> impl IntoView + use<> {
    let way = Way::of(it);
    let line = way.line();
    let (head, angle) = way.head();
    let turn = [
        "translate(",
        &number(head.0),
        " ",
        &number(head.1),
        ") rotate(",
        &number(angle),
        ")",
    ]
    .concat();
    let crossed = (it.kind == ArrowKind::Attack).then(|| {
        view! {
            <g class="m-arrow-swords" transform=turned(way.at(78))>
                <circle r="12"></circle>
                <path d="M-6.5 -6.5L6 6M6.5 -6.5L-6 6M-7 2.5L-2.5 7M7 2.5L2.5 7"></path>
            </g>
        }
    });
    let state = if it.drafted { " m-arrow-draft" } else { "" };
    let class = ["m-arrow ", kind(it.kind), state, " ", house_class(it.house)].concat();
    view! {
        <g class=class role="img" aria-label=it.words.clone()>
            <path class="m-arrow-edge" d=line.clone()></path>
            <path class="m-arrow-line" d=line></path>
            <path class="m-arrow-head" d=tip(it.kind) transform=turn></path>
            {crossed}
            {beside(it, way.aside(42))}
        </g>
    }
}

const fn kind(kind: ArrowKind) -> &'static str {
    match kind {
        ArrowKind::Move => "m-arrow-move",
        ArrowKind::Attack => "m-arrow-attack",
        ArrowKind::Raid => "m-arrow-raid",
        ArrowKind::Support => "m-arrow-support",
        ArrowKind::Retreat => "m-arrow-retreat",
    }
}

/// The head, pointing right.
const fn tip(kind: ArrowKind) -> &'static str {
    match kind {
        ArrowKind::Move => "M14 0L-6 -10L-1 0L-6 10z",
        ArrowKind::Attack => "M16 0L-8 -12L-8 12z",
        ArrowKind::Raid => "M-7 -8L7 8M7 -8L-7 8",
        ArrowKind::Support => "M-4 0H12M4 -8V8",
        ArrowKind::Retreat => "M12 0L2 -9M12 0L2 9M4 0L-6 -9M4 0L-6 9",
    }
}

/// The units that go this way, on a plate of their own.
fn beside(it: &Arrow, (x, y): (f64, f64)) -> Option<AnyView> {
    let units: Vec<(Unit, u8)> = kinds(it.army);
    if units.is_empty() {
        return None;
    }
    let width = units.iter().fold(6.0, |width, _| width + 34.0);
    let house = it.house;
    let figures = (0..)
        .zip(units)
        .map(|(i, (unit, count))| {
            let across = 34.0 * f64::from(i) - width / 2.0 + 15.0;
            view! {
                <g transform=turned((across, 0.0))>
                    <g transform="scale(.72)">
                        <UnitFigure unit house />
                    </g>
                    <text x="15" y="5">{count.to_string()}</text>
                </g>
            }
        })
        .collect_view();
    Some(
        view! {
            <g class="m-arrow-units" transform=turned((x, y))>
                <rect x=number(-width / 2.0) y="-13" width=number(width) height="26" rx="7"></rect>
                {figures}
            </g>
        }
        .into_any(),
    )
}

fn kinds(army: Army) -> Vec<(Unit, u8)> {
    Unit::ALL
        .into_iter()
        .map(|unit| (unit, army.count(unit)))
        .filter(|&(_, count)| count > 0)
        .collect()
}

fn turned((x, y): (f64, f64)) -> String {
    ["translate(", &number(x), " ", &number(y), ")"].concat()
}

fn number(n: f64) -> String {
    ((n * 10.0).round() / 10.0).to_string()
}

/// The way of an arrow as many short straight steps.
struct Way {
    points: Vec<(f64, f64)>,
}

/// Steps between two of the places an arrow passes.
const STEPS: u8 = 16;
/// Clear of what lies at the start and at the end, in map units.
const START: f64 = 16.0;
const END: f64 = 30.0;
/// Clear of the castle where an arrow ends: its own half, and the head that goes ahead of the line.
const CASTLE: f64 = 34.0;

impl Way {
    fn of(it: &Arrow) -> Self {
        let mut stops = vec![units_at(it.from)];
        stops.extend(it.via.iter().map(|&sea| units_at(sea)));
        stops.push(anchor(it.to));
        if stops.len() == 2 {
            stops.insert(1, bent(stops[0], stops[1]));
        }
        let points = trimmed(&smooth(&stops));
        Self {
            points: before_castle(points, it.to),
        }
    }

    fn line(&self) -> String {
        let mut line = String::new();
        for (i, &(x, y)) in self.points.iter().enumerate() {
            line.push(if i == 0 { 'M' } else { 'L' });
            line.push_str(&number(x));
            line.push(' ');
            line.push_str(&number(y));
        }
        line
    }

    /// Returns where it ends, and which way it points there, in degrees.
    fn head(&self) -> ((f64, f64), f64) {
        let last = self.points[self.points.len() - 1];
        let before = self.points[self.points.len().saturating_sub(4)];
        let angle = (last.1 - before.1).atan2(last.0 - before.0);
        (last, angle.to_degrees())
    }

    /// A point beside it.
    fn aside(&self, part: usize) -> (f64, f64) {
        let ((x, y), before) = (self.at(part), self.at(part.saturating_sub(20)));
        let (across, down) = (x - before.0, y - before.1);
        let far = across.hypot(down).max(1.0);
        (x - down / far * 20.0, y + across / far * 20.0)
    }

    /// A point on it, from 0 at the start to 100 at the end.
    fn at(&self, part: usize) -> (f64, f64) {
        self.points[(self.points.len() - 1) * part / 100]
    }
}

/// A little aside of the middle, always to the same hand: two arrows back and forth part.
fn bent(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let (across, down) = (b.0 - a.0, b.1 - a.1);
    (
        f64::midpoint(a.0, b.0) - down * 0.14,
        f64::midpoint(a.1, b.1) + across * 0.14,
    )
}

/// A curve through all stops (Catmull and Rom's).
fn smooth(stops: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let (first, last) = (stops[0], stops[stops.len() - 1]);
    let led = [&[first], stops, &[last]].concat();
    let mut points = Vec::new();
    for four in led.windows(4) {
        for step in 0..STEPS {
            let t = f64::from(step) / f64::from(STEPS);
            let along = |of: fn((f64, f64)) -> f64| {
                let [before, from, to, after] = [0, 1, 2, 3].map(|i| of(four[i]));
                let bend = 2.0 * before - 5.0 * from + 4.0 * to - after;
                let turn = 3.0 * from - before - 3.0 * to + after;
                0.5 * (2.0 * from + t * (to - before + t * (bend + t * turn)))
            };
            points.push((along(|it| it.0), along(|it| it.1)));
        }
    }
    points.push(last);
    points
}

/// Without what would lie under the pieces at both ends; a short arrow keeps its middle.
fn trimmed(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let (first, last) = (points[0], points[points.len() - 1]);
    let far = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
    let kept: Vec<_> = points
        .iter()
        .copied()
        .filter(|&it| far(it, first) >= START && far(it, last) >= END)
        .collect();
    if kept.len() >= 4 {
        return kept;
    }
    let third = points.len() / 3;
    points[third..points.len() - third].to_vec()
}

/// Returns the points up to the castle where the arrow ends, if that lies on the second half of its way.
fn before_castle(mut points: Vec<(f64, f64)>, to: Area) -> Vec<(f64, f64)> {
    let Some((x, y)) = castle_at(to) else {
        return points;
    };
    let half = points.len() / 2;
    let near = |at: &(f64, f64)| (at.0 - x).hypot(at.1 - y) < CASTLE;
    if let Some(end) = points.iter().position(near).filter(|&it| it >= half) {
        points.truncate(end);
    }
    points
}

/// Returns the place of the castle or stronghold of an area.
fn castle_at(area: Area) -> Option<(f64, f64)> {
    area.place().building?;
    let (x, y) = spot(area).building;
    Some((x.into(), y.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::House;

    fn arrow(from: Area, via: &[Area], to: Area) -> Arrow {
        Arrow {
            helps: None,
            from,
            to,
            via: via.to_vec(),
            kind: ArrowKind::Move,
            drafted: true,
            house: House::Stark,
            army: Army::NONE,
            words: String::new(),
        }
    }

    #[test]
    fn every_arrow_leads_from_near_its_start_to_near_its_end() {
        for from in Area::ALL {
            for to in from.borders() {
                let way = Way::of(&arrow(from, &[], to));
                assert!(way.points.len() >= 4, "{from:?} {to:?}");
                let (start, (end, _)) = (way.points[0], way.head());
                let far = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
                let whole = far(units_at(from), anchor(to));
                assert!(
                    far(start, units_at(from)) <= whole / 2.0 + START,
                    "{from:?} {to:?}"
                );
                assert!(far(end, anchor(to)) <= whole / 2.0 + END, "{from:?} {to:?}");
            }
        }
    }

    #[test]
    fn the_head_stops_before_a_castle() {
        let way = Way::of(&arrow(Area::MoatCailin, &[], Area::Seagard));
        let (x, y) = castle_at(Area::Seagard).unwrap();
        let ((end_x, end_y), _) = way.head();
        assert!((end_x - x).hypot(end_y - y) >= CASTLE);
        assert!(way.points.len() >= 4);
    }

    #[test]
    fn whoever_walks_is_on_the_arrow_halfway() {
        let (from, to) = (Area::ShipbreakerBay, Area::EastSummerSea);
        let [start, aside, end] = way(from, to);
        let halfway = (
            f64::midpoint(start.0, end.0) + aside.0,
            f64::midpoint(start.1, end.1) + aside.1,
        );
        let arrow = Way::of(&arrow(from, &[], to));
        let far = |it: &(f64, f64)| (it.0 - halfway.0).hypot(it.1 - halfway.1);
        let nearest = arrow.points.iter().map(far).fold(f64::INFINITY, f64::min);
        assert!(nearest < 1.0, "{nearest}");
    }

    #[test]
    fn a_transport_passes_its_seas() {
        let seas = [Area::TheShiveringSea, Area::TheNarrowSea];
        let way = Way::of(&arrow(Area::Winterfell, &seas, Area::TheEyrie));
        for sea in seas {
            let (x, y) = units_at(sea);
            let near = way.points.iter().any(|it| (it.0 - x).hypot(it.1 - y) < 1.0);
            assert!(near, "{sea:?}");
        }
    }

    #[test]
    fn there_and_back_are_two_lines() {
        let there = Way::of(&arrow(Area::Winterfell, &[], Area::Karhold));
        let back = Way::of(&arrow(Area::Karhold, &[], Area::Winterfell));
        let (a, b) = (there.at(50), back.at(50));
        assert!((a.0 - b.0).hypot(a.1 - b.1) > 20.0);
    }
}
