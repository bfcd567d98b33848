//! The attack of a draft on the table: an arrow from the front of a unit to the side of its target that it meets, a wedge
//! into that side where both touch, and a plate beside it.

use super::{
    chart::{Chart, Spot},
    numbers,
    pills::Pill,
    taken::{Taken, about},
};
use crate::games::battlefield::decide::Strike;
use battlefield::{
    conditions::facing_to,
    geometry::{Facing, Mil, Point, Pose, Tray},
};
use std::fmt::Write;

/// From the front of a tray to where its arrow begins: before its triangle. And from its point to the target.
const BEFORE: Mil = 700;
const CLEAR: Mil = 350;
/// A way that is shorter has no room for an arrow.
const LEAST: Mil = 1_500;
/// From a pill to the arrow that it lies beside.
const ASIDE: Mil = 600;
/// The places of a pill along its arrow, in hundredths.
const ALONG: [Mil; 5] = [50, 35, 65, 20, 80];

/// An arrow: where it begins, which way it points, and its length.
pub struct Arrow {
    pub from: Point,
    pub towards: Facing,
    pub length: Mil,
}

impl Arrow {
    pub fn of(it: &Strike) -> Option<Self> {
        let from = it.own.arrow().ahead(it.own.pose.facing, BEFORE);
        let middle = met(it);
        let (towards, length) = (facing_to(from, middle), from.distance(middle) - CLEAR);
        let own = it.own.pose.at;
        // Whoever touches its target has none before its front.
        let ahead = own.distance(middle) > own.distance(from);
        (ahead && length >= LEAST).then_some(Self {
            from,
            towards,
            length,
        })
    }

    pub fn at(&self, length: Mil) -> Point {
        self.from.ahead(self.towards, length)
    }
}

/// The middle of the side that is met.
fn met(it: &Strike) -> Point {
    let (a, b) = it.side.side(&it.its);
    Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y))
}

/// The side that is met, and the arrow to it or the wedge into it.
pub fn drawn(chart: Chart, it: &Strike) -> String {
    let (a, b) = it.side.side(&it.its);
    let ((x, y), (right, below)) = (chart.spot(a), chart.spot(b));
    let no = if it.legal { "" } else { " no" };
    let mut out = format!(
        "<path class=\"b-under thin\" d=\"M{x} {y}L{right} {below}\"/>\
         <path class=\"b-struck{no}\" d=\"M{x} {y}L{right} {below}\"/>"
    );
    if let Some(arrow) = Arrow::of(it) {
        let placed = chart.placed(arrow.at(arrow.length), arrow.towards);
        let (length, neck) = (arrow.length, 1_150);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"b-arrow{no}\" transform=\"{placed}\" d=\"M-70 {length}L-170 {neck}H-560L0 0L560 {neck}H170L70 {length}z\"/>"
        );
    } else {
        let middle = met(it);
        let placed = chart.placed(middle, facing_to(middle, it.its.pose.at));
        let _ = write!(
            out,
            "<path class=\"b-arrow{no}\" transform=\"{placed}\" d=\"M-850 150L0 -1150L850 150z\"/>"
        );
    }
    out
}

/// The words of an attack on the middle of its arrow, or beside that or its target, where nothing else is.
pub fn plate(taken: &mut Taken, it: &Strike, words: &str) -> String {
    let arrow = Arrow::of(it);
    told(taken, arrow.as_ref(), (&it.its, it.own.pose), words)
}

/// The same on or beside any arrow, or beside a tray, first at the side that faces such a pose.
pub fn told(taken: &mut Taken, arrow: Option<&Arrow>, tray: (&Tray, Pose), words: &str) -> String {
    let pill = Pill {
        plate: "b-strike",
        ..Pill::new(words, "b-strike-words")
    };
    let (letters, room) = (taken.letters, pill.room(taken.letters));
    let beside = arrow.and_then(|arrow| beside(taken, arrow, room));
    let at = if let Some(at) = beside {
        taken.write(about(at, room));
        at
    } else {
        numbers::placed(taken, tray, room)
    };
    let mut out = String::new();
    pill.drawn(letters, at, &mut out);
    out
}

/// A free place on an arrow that shows at both ends of it, or else at either side, for something with such halves.
fn beside(taken: &Taken, arrow: &Arrow, room: [Mil; 2]) -> Option<Spot> {
    let [half, high] = room;
    let spot = |share: Mil| taken.chart.spot(arrow.at(arrow.length / 100 * share));
    let ((x, y), (right, below)) = (spot(0), spot(100));
    let (across, down) = ((right - x).abs(), (below - y).abs());
    // A slanted arrow passes a corner of the plate.
    let (aside, under) = if across <= down {
        (half + ASIDE + high * across / down.max(1), 0)
    } else {
        (0, high + ASIDE + half * down / across)
    };
    // As much of an arrow as a pill on it covers.
    let covered = 2 * if across <= down { high } else { half };
    let on = ALONG.iter().take(3).map(|share| spot(*share));
    let on = on.filter(|_| covered * 2 <= across.max(down));
    let mut all = on.chain(ALONG.iter().flat_map(|share| {
        let (x, y) = spot(*share);
        [(x + aside, y + under), (x - aside, y - under)]
    }));
    all.find(|it| taken.is_free(about(*it, room)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, taken::Frame};
    use battlefield::{field::Thing, geometry::Arc};

    /// From the Bowmen of the example to one of the Guardsmen.
    fn strike(target: u8) -> (Taken, Strike) {
        let position = example();
        let tray = |it: u8| position.tray(Thing::Unit(it)).unwrap();
        let strike = Strike {
            own: tray(1),
            target: Thing::Unit(target),
            its: tray(target),
            side: Arc::Front,
            legal: true,
            charges: true,
        };
        (Taken::new(Chart::new(&position, false), &position), strike)
    }

    #[test]
    fn an_arrow_leads_to_the_side_that_is_met() {
        let (taken, it) = strike(7);
        let arrow = Arrow::of(&it).unwrap();
        let (a, b) = it.side.side(&it.its);
        let middle = Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y));
        let short = arrow.at(arrow.length).distance(middle);
        assert!((CLEAR - 20..CLEAR + 20).contains(&short), "{short}");
        let drawn = drawn(taken.chart, &it);
        assert_eq!(drawn.matches("b-struck").count(), 1);
        assert_eq!(drawn.matches("b-arrow").count(), 1);
    }

    #[test]
    fn whoever_touches_its_target_has_a_wedge_into_that_side() {
        let (taken, mut it) = strike(6);
        it.own = example().units[0].tray().unwrap();
        let drawn = drawn(taken.chart, &it);
        assert!(drawn.contains("b-struck"), "{drawn}");
        // It points from the south side of the target to its middle.
        let wedge = "transform=\"translate(24000 27600)\" d=\"M-850 150L0 -1150L850 150z\"";
        assert!(drawn.contains(wedge), "{drawn}");
    }

    #[test]
    fn a_plate_stands_free() {
        for target in [6, 7, 8, 11] {
            let (mut taken, it) = strike(target);
            let before = taken.written();
            let drawn = plate(&mut taken, &it, "8.6″ · 50%");
            assert!(drawn.contains(">8.6″ · 50%</text>"));
            assert_eq!(taken.written(), before + 1);
            assert_eq!(taken.covered(before), Vec::<Frame>::new(), "{target}");
        }
    }
}
