//! The part of the table that shows what a question is about, as a pure function.

use super::{
    chart::{Chart, MARGIN},
    eye::{Eye, Place, STEP},
    room::Room,
    taken::Frame,
};
use battlefield::geometry::Mil;

/// Frames of the picture that are to be in sight: `core` in any case, of `more` what fits, the most wanted first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    pub core: Vec<Frame>,
    pub more: Vec<Frame>,
    /// A unit is asked about.
    pub unit: bool,
    /// An army is drawn up: all of it is to be in sight, from as far as that takes, and along an edge of the table,
    /// where no button lies.
    pub army: bool,
}

/// Pixels of a thousandth of an inch on a small screen: names are read at the least of them, and nearer than at
/// the most there is no more to be seen.
const LEAST: f64 = 0.013_6;
const MOST: f64 = 0.017_2;
/// A large screen comes nearer than the whole table by no more than this.
const NEARER: f64 = 3.0;
/// Around what is shown, and below it, where its name stands.
const AROUND: Mil = 600;
const BELOW: Mil = 1_900;

/// Returns the eye that has the subject in sight; nothing where there is none.
pub fn framed(chart: Chart, room: Room, subject: &Subject) -> Option<Eye> {
    let afar = Eye::whole(chart).in_room(chart, room);
    let whole = afar.pixels(chart)?;
    let (least, most) = match (room.small, subject.army) {
        (true, false) => (LEAST.max(whole), MOST.max(whole)),
        (true, true) => (whole, MOST.max(whole)),
        (false, _) => (whole, whole * NEARER),
    };
    let right = if subject.army { 0.0 } else { room.right };
    let (wide, high) = Room { right, ..room }.free();
    let closest = |frame: Frame| (wide / length(frame, 0)).min(high / length(frame, 1));
    let shown = shown(chart, subject, |it| closest(it) >= least)?;
    let scale = closest(shown).clamp(least, most);
    let middle = |axis: usize| f64::midpoint(f64::from(shown[axis]), f64::from(shown[axis + 2]));
    let (left, top) = (
        middle(0) - wide / 2.0 / scale,
        middle(1) - (room.top + high / 2.0) / scale,
    );
    Some(afar.placed(chart, (left, top), scale / whole))
}

/// Returns the eye of a small screen that has a place in its middle, near enough to read names; nothing in a room that
/// is not known.
pub fn near(chart: Chart, room: Room, at: Place) -> Option<Eye> {
    let afar = Eye::whole(chart).in_room(chart, room);
    let nearer = (LEAST / afar.pixels(chart)?).max(STEP);
    Some(afar.stepped(chart, nearer).centered(chart, at))
}

/// Returns true where all that has to be is in sight.
pub fn holds(chart: Chart, eye: Eye, subject: &Subject) -> bool {
    let [mut left, mut top, mut right, mut bottom] = eye.seen(chart);
    let Some(scale) = eye.pixels(chart) else {
        return true;
    };
    if !subject.army {
        right -= eye.room.right / scale;
    }
    top += eye.room.top / scale;
    // A hair's breadth, for what was rounded.
    (left, top, right, bottom) = (left - 1.0, top - 1.0, right + 1.0, bottom + 1.0);
    subject.core.iter().all(|it| {
        let [from, above, to, below] = it.map(f64::from);
        left <= from && top <= above && to <= right && below <= bottom
    })
}

/// Joins as much of the subject as fits.
fn shown(chart: Chart, subject: &Subject, fits: impl Fn(Frame) -> bool) -> Option<Frame> {
    let all = subject.core.iter().chain(&subject.more);
    all.fold(None, |shown: Option<Frame>, it| {
        let it = with_name(chart, *it);
        match shown {
            None => Some(it),
            Some(shown) => Some(joined(shown, it))
                .filter(|it| fits(*it))
                .or(Some(shown)),
        }
    })
}

/// The place of a tray with its name, as far as there is a table.
fn with_name(chart: Chart, [left, top, right, bottom]: Frame) -> Frame {
    let (width, depth) = (chart.width + MARGIN, chart.depth + MARGIN);
    [
        (left - AROUND).max(-MARGIN).min(left),
        (top - AROUND).max(-MARGIN).min(top),
        (right + AROUND).min(width).max(right),
        (bottom + BELOW).min(depth).max(bottom),
    ]
}

fn joined(one: Frame, other: Frame) -> Frame {
    [
        one[0].min(other[0]),
        one[1].min(other[1]),
        one[2].max(other[2]),
        one[3].max(other[3]),
    ]
}

/// The width of a frame, or its height.
fn length(frame: Frame, axis: usize) -> f64 {
    f64::from(frame[axis + 2] - frame[axis]).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHART: Chart = Chart {
        width: 48_000,
        depth: 48_000,
        turned: false,
    };
    const WIDE: Chart = Chart {
        width: 72_000,
        ..CHART
    };
    const PHONE: Room = Room {
        width: 390.0,
        height: 290.0,
        top: 0.0,
        right: 48.0,
        small: true,
    };

    /// A tray about a place of the picture.
    fn tray(x: Mil, y: Mil) -> Frame {
        [x - 2_750, y - 2_400, x + 2_750, y + 2_400]
    }

    fn subject(core: &[(Mil, Mil)], more: &[(Mil, Mil)]) -> Subject {
        let trays = |all: &[(Mil, Mil)]| all.iter().map(|&(x, y)| tray(x, y)).collect();
        Subject {
            core: trays(core),
            more: trays(more),
            unit: true,
            army: false,
        }
    }

    #[test]
    fn a_unit_and_whom_it_can_reach_are_in_sight_and_read() {
        let it = subject(&[(24_000, 30_000)], &[(27_000, 20_000)]);
        for chart in [CHART, WIDE] {
            let eye = framed(chart, PHONE, &it).unwrap();
            let scale = eye.pixels(chart).unwrap();
            assert!((LEAST..=MOST).contains(&(scale + 1e-9)), "{scale}");
            assert!(holds(chart, eye, &it));
            let both = subject(&[(24_000, 30_000), (27_000, 20_000)], &[]);
            assert!(holds(chart, eye, &both));
        }
    }

    #[test]
    fn what_does_not_fit_is_left_out_and_names_stay_readable() {
        let it = subject(&[(6_000, 40_000)], &[(44_000, 6_000), (12_000, 34_000)]);
        let eye = framed(CHART, PHONE, &it).unwrap();
        assert!(eye.pixels(CHART).unwrap() >= LEAST - 1e-9);
        assert!(holds(CHART, eye, &it));
        assert!(holds(CHART, eye, &subject(&[(12_000, 34_000)], &[])));
        assert!(!holds(CHART, eye, &subject(&[(44_000, 6_000)], &[])));
    }

    #[test]
    fn a_unit_in_any_corner_lies_clear_of_the_buttons() {
        let row = Room {
            top: 48.0,
            right: 0.0,
            height: 180.0,
            ..PHONE
        };
        for room in [PHONE, row] {
            for at in [
                (3_000, 3_000),
                (45_000, 3_000),
                (3_000, 45_000),
                (45_000, 45_000),
            ] {
                let it = subject(&[at], &[]);
                let eye = framed(CHART, room, &it).unwrap();
                assert!(holds(CHART, eye, &it), "{at:?} {room:?}");
            }
        }
    }

    #[test]
    fn a_large_screen_shows_a_unit_no_smaller_than_the_whole() {
        let room = Room {
            width: 870.0,
            height: 840.0,
            top: 0.0,
            right: 0.0,
            small: false,
        };
        let it = subject(&[(24_000, 30_000)], &[(2_000, 2_000), (46_000, 46_000)]);
        let eye = framed(CHART, room, &it).unwrap();
        assert!(eye.zoom >= 1.0 && holds(CHART, eye, &it));
    }

    #[test]
    fn an_army_is_in_sight_from_edge_to_edge_and_no_farther_away_than_that_takes() {
        let line = |left: Mil, right: Mil| Subject {
            core: vec![[left, 36_000, right, 48_000]],
            army: true,
            ..Subject::default()
        };
        let scale = |it: &Subject| {
            let eye = framed(CHART, PHONE, it).unwrap();
            assert!(holds(CHART, eye, it), "{it:?}");
            eye.pixels(CHART).unwrap()
        };
        let whole = Eye::whole(CHART).in_room(CHART, PHONE);
        let whole = whole.pixels(CHART).unwrap();
        assert!(scale(&line(2_000, 46_000)) < LEAST);
        assert!(scale(&line(16_000, 32_000)) > whole * 1.5);
    }

    #[test]
    fn a_place_that_is_looked_at_is_in_the_middle_and_names_are_read() {
        let eye = near(CHART, PHONE, (20_000.0, 28_000.0)).unwrap();
        assert!(eye.pixels(CHART).unwrap() >= LEAST - 1e-9);
        let [left, top, right, bottom] = eye.seen(CHART);
        let (x, y) = (f64::midpoint(left, right), f64::midpoint(top, bottom));
        assert!((x - 20_000.0).abs() < 1.0 && (y - 28_000.0).abs() < 1.0);
        assert_eq!(near(CHART, Room::default(), (0.0, 0.0)), None);
    }

    #[test]
    fn nothing_is_framed_without_a_subject_or_a_room() {
        assert_eq!(framed(CHART, PHONE, &Subject::default()), None);
        let it = subject(&[(24_000, 30_000)], &[]);
        assert_eq!(framed(CHART, Room::default(), &it), None);
    }
}
