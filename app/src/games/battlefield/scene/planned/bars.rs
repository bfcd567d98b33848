//! Measured bars: a line between two marks, with its inches.

use super::super::chart::Spot;
use battlefield::geometry::Mil;
use std::fmt::Write;

/// Half of the marks at its ends.
const MARK: Mil = 380;

/// A measure between two places of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub from: Spot,
    pub to: Spot,
    pub text: String,
    pub bad: bool,
}

/// Draws a bar with its text beside it.
pub fn bar(it: &Bar, out: &mut String) {
    let ((x, y), (right, below)) = (it.from, it.to);
    let (across, down) = ((right - x).abs(), (below - y).abs());
    let middle = (i32::midpoint(x, right), i32::midpoint(y, below));
    line(it, out);
    // Above one that lies, and at the right of one that stands.
    let at = if across >= down {
        (middle.0, middle.1 - 650)
    } else {
        (middle.0 + 400 + wide(&it.text) / 2, middle.1 + 430)
    };
    text(it, at, out);
}

/// Draws the line of a bar alone.
pub fn line(it: &Bar, out: &mut String) {
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
    let bad = bad(it);
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<path class=\"b-under thin\" d=\"{d}\"/><path class=\"b-measure{bad}\" d=\"{d}\"/>"
    );
}

/// Writes the inches of a bar there.
pub fn text(it: &Bar, (x, y): Spot, out: &mut String) {
    let (bad, text) = (bad(it), &it.text);
    let _ = write!(
        out,
        "<text class=\"b-far{bad}\" x=\"{x}\" y=\"{y}\">{text}</text>"
    );
}

/// About how wide its text is.
pub fn wide(text: &str) -> Mil {
    620 * Mil::from(text.chars().count() as u8)
}

const fn bad(it: &Bar) -> &'static str {
    if it.bad { " bad" } else { "" }
}
