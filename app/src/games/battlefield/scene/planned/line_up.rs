//! Gaps of a line-up: between neighbors, to the sides of its zone and to its line.

use super::{
    super::chart::Chart,
    Bounds,
    bars::{Bar, bar, line, text, wide},
    bounds,
};
use crate::games::battlefield::{decide::Ghost, wording};
use battlefield::{geometry::Mil, ground, state::View};

/// A gap that is too small to be drawn.
const SMALL: Mil = 50;

/// Draws the gaps of all that stands or is planned, how far what is held is behind the line, and what is beyond.
pub fn drawn(chart: Chart, view: &View, ghosts: &[Ghost], out: &mut String) {
    let position = &view.open;
    let Some((seat, zone)) = view
        .seat
        .and_then(|it| Some((it, ground::of(position, it)?)))
    else {
        return;
    };
    let zone = bounds(chart, &zone.outline());
    let held = ghosts.iter().find(|it| it.held);
    let others = position
        .standing()
        .filter(|it| it.owner == seat && held.is_none_or(|held| held.tray.pose != it.tray.pose));
    let mut row: Vec<Bounds> = others.map(|it| bounds(chart, &it.tray.corners)).collect();
    row.extend(held.map(|it| bounds(chart, &it.tray.corners)));
    gaps(&row, (zone[0].max(0), zone[2].min(chart.width)), out);
    for ghost in ghosts.iter().filter(|it| it.unit.is_some()) {
        let own = bounds(chart, &ghost.tray.corners);
        let (front, line, behind) = if zone[3] >= chart.depth {
            (own[1], zone[1], own[1] - zone[1])
        } else {
            (own[3], zone[3], zone[3] - own[3])
        };
        if behind < 0 && !ghost.legal || ghost.held && behind > 0 {
            to_line((own, front, line), behind, out);
        }
    }
}

/// From the front of a unit to the line of its zone.
fn to_line(([left, _, right, _], front, line): (Bounds, Mil, Mil), behind: Mil, out: &mut String) {
    if behind.abs() < SMALL {
        return;
    }
    // Beside the arrow of its front.
    let x = left + (right - left) * 3 / 4;
    let over = behind < 0;
    let inches = wording::number_of_inches(behind.abs());
    let text = wording::gap(&inches, over);
    let (from, to) = ((x, front), (x, line));
    bar(
        &Bar {
            from,
            to,
            text,
            bad: over,
        },
        out,
    );
}

/// From each unit to the next at its right, and at both ends to the sides of the zone.
fn gaps(row: &[Bounds], (west, east): (Mil, Mil), out: &mut String) {
    for own in row {
        let level = || row.iter().filter(|it| it[1] < own[3] && it[3] > own[1]);
        let next = level().filter(|it| it[0] >= own[2] - SMALL);
        let next = next.min_by_key(|it| it[0]);
        if let Some(next) = next {
            gap(own, next, out);
        } else if !level().any(|it| it[2] > own[2]) {
            gap(own, &[east, own[1], east, own[3]], out);
        }
        if !level().any(|it| it[0] < own[0]) {
            gap(&[west, own[1], west, own[3]], own, out);
        }
    }
}

/// Between what stands at the left and at the right; beyond a side of the zone it is less than nothing.
fn gap(left: &Bounds, right: &Bounds, out: &mut String) {
    let length = right[0] - left[2];
    if length.abs() < SMALL {
        return;
    }
    let level = i32::midpoint(left[1].max(right[1]), left[3].min(right[3]));
    let over = length < 0;
    let inches = wording::tenths(length.abs().cast_unsigned());
    let it = Bar {
        from: (left[2], level),
        to: (right[0], level),
        text: wording::gap(&inches, over),
        bad: over,
    };
    if over || wide(&it.text) + 200 <= length {
        bar(&it, out);
        return;
    }
    // Where it would lie on trays, its text stands behind them.
    line(&it, out);
    let middle = i32::midpoint(left[2], right[0]);
    text(&it, (middle, left[3].max(right[3]) + 1_150), out);
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZONE: (Mil, Mil) = (0, 48_000);

    #[test]
    fn gaps_are_told_where_there_are_any() {
        let row = [
            [4_000, 42_500, 9_500, 47_300],
            [12_000, 42_500, 17_500, 47_300],
            [17_500, 42_500, 23_000, 47_300],
        ];
        let mut out = String::new();
        gaps(&row, ZONE, &mut out);
        for inches in ["4.0″", "2.5″", "25.0″"] {
            let text = format!(">{inches}</text>");
            assert_eq!(out.matches(&text).count(), 1, "{inches}: {out}");
        }
        assert_eq!(out.matches("</text>").count(), 3, "what touches has no gap");
        assert!(!out.contains("bad"), "{out}");
    }

    #[test]
    fn a_unit_tells_how_far_it_is_behind_the_line_or_beyond_it() {
        let own = [12_000, 42_900, 17_500, 47_700];
        let mut out = String::new();
        to_line((own, 42_900, 42_000), 900, &mut out);
        assert!(
            out.contains(">0.9″</text>") && !out.contains("bad"),
            "{out}"
        );
        out.clear();
        to_line((own, 41_100, 42_000), -900, &mut out);
        assert!(
            out.contains("b-far bad") && out.contains("0.9″ over"),
            "{out}"
        );
        out.clear();
        to_line((own, 42_000, 42_000), 0, &mut out);
        assert_eq!(out, "");
    }

    #[test]
    fn beyond_a_side_of_the_zone_is_told_too() {
        let mut out = String::new();
        gaps(&[[-1_200, 42_500, 4_300, 47_300]], ZONE, &mut out);
        assert!(out.contains("1.2″ over"), "{out}");
    }
}
