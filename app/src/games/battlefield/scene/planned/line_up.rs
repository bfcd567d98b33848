//! Measures of the unit of a line-up that is in hand: to its neighbors or the sides of its zone, and to the line of that.

use super::{
    super::chart::Chart,
    Bounds,
    bars::{Bar, Measures},
    bounds,
};
use crate::games::battlefield::{decide::Ghost, wording};
use battlefield::{geometry::Mil, ground, state::View};

/// A gap that is too small to be drawn.
const SMALL: Mil = 50;
/// From a tray to inches that have no room beside it.
const BEHIND: Mil = 100;

/// Draws how far what is held is from its neighbors and behind the line, and what is beyond that.
pub fn drawn(chart: Chart, view: &View, ghosts: &[Ghost], out: &mut Measures) {
    let position = &view.open;
    let Some((seat, zone)) = view
        .seat
        .and_then(|it| Some((it, ground::of(position, it)?)))
    else {
        return;
    };
    let zone = bounds(chart, &zone.outline());
    let below = zone[3] >= chart.depth;
    if let Some(held) = ghosts.iter().find(|it| it.held) {
        // All others that are planned stand in this view already.
        let others = position
            .standing()
            .filter(|it| it.owner == seat && held.tray.pose != it.tray.pose);
        let row: Vec<Bounds> = others.map(|it| bounds(chart, &it.tray.corners)).collect();
        let own = bounds(chart, &held.tray.corners);
        gaps(
            (own, below),
            &row,
            (zone[0].max(0), zone[2].min(chart.width)),
            out,
        );
    }
    for ghost in ghosts.iter().filter(|it| it.unit.is_some()) {
        let own = bounds(chart, &ghost.tray.corners);
        let (front, line, behind) = if below {
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
fn to_line(
    ([left, _, right, _], front, line): (Bounds, Mil, Mil),
    behind: Mil,
    out: &mut Measures,
) {
    if behind.abs() < SMALL {
        return;
    }
    // Beside the arrow of its front.
    let x = left + (right - left) * 3 / 4;
    let over = behind < 0;
    let inches = wording::number_of_inches(behind.abs());
    let it = Bar {
        from: (x, front),
        to: (x, line),
        text: wording::gap(&inches, over),
        bad: over,
    };
    let [half, high] = out.room(&it);
    if behind.abs() > 2 * high {
        out.bar(&it);
        return;
    }
    // Beside a line that it would cover.
    out.line(&it);
    out.pill(&it, (x + half + high / 2, i32::midpoint(front, line)));
}

/// To the next at either side, or to that side of the zone.
fn gaps(
    (own, below): (Bounds, bool),
    row: &[Bounds],
    (west, east): (Mil, Mil),
    out: &mut Measures,
) {
    let level = || row.iter().filter(|it| it[1] < own[3] && it[3] > own[1]);
    let lefts = level().filter(|it| it[2] <= own[0] + SMALL);
    let rights = level().filter(|it| it[0] >= own[2] - SMALL);
    let left = lefts.max_by_key(|it| it[2]).copied();
    let right = rights.min_by_key(|it| it[0]).copied();
    // Who stands across a side of it has no gap to it.
    if let Some(left) = left {
        gap((left, own), below, out);
    } else if !level().any(|it| it[0] < own[0]) {
        gap(([west, own[1], west, own[3]], own), below, out);
    }
    if let Some(right) = right {
        gap((own, right), below, out);
    } else if !level().any(|it| it[2] > own[2]) {
        gap((own, [east, own[1], east, own[3]]), below, out);
    }
}

/// Between what stands at the left and at the right; beyond a side of the zone it is less than nothing.
fn gap((left, right): (Bounds, Bounds), below: bool, out: &mut Measures) {
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
    let [half, high] = out.room(&it);
    if over || 2 * half <= length {
        out.bar(&it);
        return;
    }
    // Where it would lie on trays, its inches lie behind them.
    out.line(&it);
    let middle = i32::midpoint(left[2], right[0]);
    let behind = if below {
        left[3].max(right[3]) + BEHIND + high
    } else {
        left[1].min(right[1]) - BEHIND - high
    };
    out.pill(&it, (middle, behind));
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZONE: (Mil, Mil) = (0, 48_000);

    fn measures() -> Measures {
        let chart = Chart {
            width: 48_000,
            depth: 48_000,
            turned: false,
        };
        Measures::new(chart, 850, [0, 0, 48_000, 48_000])
    }

    #[test]
    fn the_unit_in_hand_tells_its_gaps_and_no_other_does() {
        let row = [
            [4_000, 42_500, 9_500, 47_300],
            [17_500, 42_500, 23_000, 47_300],
            [30_000, 42_500, 35_500, 47_300],
        ];
        let mut out = measures();
        gaps(
            ([12_000, 42_500, 17_000, 47_300], true),
            &row,
            ZONE,
            &mut out,
        );
        for inches in ["2.5″", "0.5″"] {
            let text = format!(">{inches}</text>");
            assert_eq!(out.pills.matches(&text).count(), 1, "{inches}: {out:?}");
        }
        assert_eq!(out.pills.matches("</text>").count(), 2, "{out:?}");
        assert!(!out.pills.contains("bad"), "{out:?}");
        // The narrow one lies behind both trays, and within the field.
        let [_, top, _, bottom] = out.frames[1];
        assert!(top > 46_500 && bottom <= 48_000, "{out:?}");
    }

    #[test]
    fn who_stands_at_the_end_tells_how_far_the_side_is() {
        let mut out = measures();
        gaps(([4_000, 42_500, 9_500, 47_300], true), &[], ZONE, &mut out);
        assert!(out.pills.contains(">4.0″</text>") && out.pills.contains(">38.5″</text>"));
        let mut touching = measures();
        let row = [[9_500, 42_500, 15_000, 47_300]];
        gaps(
            ([4_000, 42_500, 9_500, 47_300], true),
            &row,
            ZONE,
            &mut touching,
        );
        assert_eq!(
            touching.pills.matches("</text>").count(),
            1,
            "what touches has no gap"
        );
    }

    #[test]
    fn a_unit_tells_how_far_it_is_behind_the_line_or_beyond_it() {
        let own = [12_000, 42_900, 17_500, 47_700];
        let mut out = measures();
        to_line((own, 42_900, 42_000), 900, &mut out);
        assert!(
            out.pills.contains(">0.9″</text>") && !out.pills.contains("bad"),
            "{out:?}"
        );
        let mut beyond = measures();
        to_line((own, 41_100, 42_000), -900, &mut beyond);
        assert!(
            beyond.pills.contains("b-far bad") && beyond.pills.contains("0.9″ over"),
            "{beyond:?}"
        );
        let mut at_line = measures();
        to_line((own, 42_000, 42_000), 0, &mut at_line);
        assert_eq!(at_line, measures());
    }

    #[test]
    fn beyond_a_side_of_the_zone_is_told_too() {
        let mut out = measures();
        gaps(([-1_200, 42_500, 4_300, 47_300], true), &[], ZONE, &mut out);
        assert!(out.pills.contains("1.2″ over"), "{out:?}");
    }
}
