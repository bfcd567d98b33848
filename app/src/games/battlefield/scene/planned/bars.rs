//! Measured bars: a thin line between two marks, with its inches in a pill on it.

use super::super::{
    chart::{Chart, Spot},
    pills::Pill,
    taken::Frame,
};
use battlefield::geometry::Mil;
use std::fmt::Write;

/// Half of the marks at its ends, and half of the room that a line takes.
const MARK: Mil = 300;
const THIN: Mil = 150;

/// A measure between two places of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub from: Spot,
    pub to: Spot,
    pub text: String,
    pub bad: bool,
}

/// The measures of what is planned, as they are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measures {
    /// Everything below the names of units.
    pub lines: String,
    /// Everything above them, and the frames that it takes.
    pub pills: String,
    pub frames: Vec<Frame>,
    /// The frames around the lines.
    pub runs: Vec<Frame>,
    pub letters: Mil,
    /// The part of the table that is in sight.
    sight: Frame,
}

impl Measures {
    /// Returns none yet; their pills keep to what is in sight of the table.
    pub fn new(chart: Chart, letters: Mil, [left, top, right, bottom]: Frame) -> Self {
        let sight = [
            left.max(0),
            top.max(0),
            right.min(chart.width),
            bottom.min(chart.depth),
        ];
        Self {
            lines: String::new(),
            pills: String::new(),
            frames: Vec::new(),
            runs: Vec::new(),
            letters,
            sight,
        }
    }

    /// Draws a bar with its inches on the middle of what is in sight of it.
    pub fn bar(&mut self, it: &Bar) {
        self.line(it);
        let seen = [it.from, it.to].map(|it| within(self.sight, it, [0, 0]));
        let [(x, y), (right, below)] = seen;
        self.pill(it, (i32::midpoint(x, right), i32::midpoint(y, below)));
    }

    /// Draws the line of a bar alone.
    pub fn line(&mut self, it: &Bar) {
        let ((x, y), (right, below)) = (it.from, it.to);
        let (across, down) = (i64::from(right - x), i64::from(below - y));
        let far = (across * across + down * down).isqrt().max(1);
        let side = |of: i64| (of * i64::from(MARK) / far) as Mil;
        let (aside, along) = (side(down), side(across));
        let d = format!(
            "M{x} {y}L{right} {below}M{} {}l{} {}M{} {}l{} {}",
            x - aside,
            y + along,
            2 * aside,
            -2 * along,
            right - aside,
            below + along,
            2 * aside,
            -2 * along,
        );
        let bad = if it.bad { " bad" } else { "" };
        // Writing to a text never fails.
        let _ = write!(
            self.lines,
            "<path class=\"b-under fine\" d=\"{d}\"/><path class=\"b-measure thin{bad}\" d=\"{d}\"/>"
        );
        self.runs.push([
            x.min(right) - THIN,
            y.min(below) - THIN,
            x.max(right) + THIN,
            y.max(below) + THIN,
        ]);
    }

    /// Writes the inches of a bar as near to there as it is in sight.
    pub fn pill(&mut self, it: &Bar, at: Spot) {
        let pill = pill(it);
        let at = within(self.sight, at, pill.room(self.letters));
        pill.drawn(self.letters, at, &mut self.pills);
        self.frames.push(pill.frame(self.letters, at));
    }

    /// Returns half of the width and of the height of such a pill.
    pub fn room(&self, it: &Bar) -> [Mil; 2] {
        pill(it).room(self.letters)
    }
}

fn pill(it: &Bar) -> Pill<'_> {
    let plain = Pill::new(&it.text, "b-far");
    if it.bad {
        Pill {
            words: "b-far bad",
            plate: "b-pill bad",
            ..plain
        }
    } else {
        plain
    }
}

/// Returns the place next to another that keeps so far from the edges of a frame.
fn within([left, top, right, bottom]: Frame, (x, y): Spot, [half, high]: [Mil; 2]) -> Spot {
    let kept = |at: Mil, from: Mil, to: Mil| at.min(to).max(from);
    (
        kept(x, left + half, right - half),
        kept(y, top + high, bottom - high),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: Chart = Chart {
        width: 48_000,
        depth: 48_000,
        turned: false,
    };

    fn drawn(sight: Frame, from: Spot, to: Spot) -> Frame {
        let mut all = Measures::new(CHART, 850, sight);
        let (text, bad) = ("9.9″".to_owned(), false);
        all.bar(&Bar {
            from,
            to,
            text,
            bad,
        });
        assert!(all.lines.contains("b-measure thin") && all.pills.contains("b-pill"));
        assert!(!all.lines.contains("<text") && !all.pills.contains("b-measure"));
        all.frames[0]
    }

    #[test]
    fn the_inches_lie_on_the_middle_of_their_line() {
        let [left, top, right, bottom] =
            drawn([0, 0, 48_000, 48_000], (10_000, 20_000), (20_000, 20_000));
        assert_eq!(
            (i32::midpoint(left, right), i32::midpoint(top, bottom)),
            (15_000, 20_000)
        );
    }

    #[test]
    fn the_inches_lie_in_sight_of_whoever_looks_at_a_part_and_within_the_table() {
        let sight = [12_000, 30_000, 30_000, 50_000];
        for (from, to) in [
            ((0, 40_000), (14_000, 40_000)),
            ((28_000, 40_000), (48_000, 40_000)),
            ((20_000, 10_000), (20_000, 31_000)),
            ((20_000, 47_900), (24_000, 47_900)),
        ] {
            let [left, top, right, bottom] = drawn(sight, from, to);
            assert!(left >= 12_000 && top >= 30_000 && right <= 30_000 && bottom <= 48_000);
        }
    }
}
