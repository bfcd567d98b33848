//! The words at the lines of the zones, while armies are set up: where no unit, name or measure lies.

use super::{
    chart::{Chart, Spot},
    model::ZoneModel,
    names::{LETTERS, scale, scaled, width},
    taken::{Frame, Taken, about},
};
use crate::games::battlefield::wording;
use battlefield::{geometry::Mil, position::Position};
use std::fmt::Write;
use tabletop::Seat;

/// From a line to the words beside it; from the edges of the table to words; and half of the height of those.
const OFF: Mil = 250;
const INSIDE: Mil = 2_300;
const HALF: Mil = 520;

/// Tells of each zone whether it is that of the viewer's side; nothing of one that nobody has.
pub fn owned(position: &Position, viewer: Option<Seat>) -> Vec<Option<bool>> {
    let side = |seat: Seat| position.player(seat).side;
    let all = battlefield::ground::zones(position);
    let of = |zone: usize| {
        let mut seats = position.seats();
        let owner = seats.find(|it| position.player(*it).zone.map(usize::from) == Some(zone))?;
        Some(side(owner) == side(viewer?))
    };
    (0..all.len()).map(of).collect()
}

/// Writes at each zone how far it reaches; where nothing is free the inches along the side tell it.
pub fn drawn(taken: &mut Taken, zones: &[ZoneModel], owned: &[Option<bool>]) -> String {
    let mut out = String::new();
    let letters = taken.letters;
    for (zone, own) in zones.iter().zip(owned).filter(|it| it.0.strong) {
        let (spots, inches) = bounds(taken.chart, zone);
        let text = wording::zone_line(inches, *own);
        let half = scaled(width(&text) * LETTERS / 1_000 * 3 / 8 + 150, letters);
        let room = [half, scaled(HALF, letters)];
        let mut places = places(taken.chart, spots, room, *own != Some(false)).into_iter();
        let Some((x, y)) = places.find(|it| taken.is_free(about(*it, room))) else {
            continue;
        };
        taken.write(about((x, y), room));
        let scale = scale(letters);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text class=\"b-zone-reach\" transform=\"translate({x} {y})scale({scale})\" y=\"290\">{text}</text>"
        );
    }
    out
}

/// Returns the frame of a zone within the table, and its depth in inches.
fn bounds(chart: Chart, zone: &ZoneModel) -> (Frame, Mil) {
    let nothing = [Mil::MAX, Mil::MAX, Mil::MIN, Mil::MIN];
    let spots = zone.corners.map(|it| chart.spot(it));
    let [left, top, right, bottom] = spots.iter().fold(nothing, |it, (x, y)| {
        [it[0].min(*x), it[1].min(*y), it[2].max(*x), it[3].max(*y)]
    });
    let frame = [
        left.max(0),
        top.max(0),
        right.min(chart.width),
        bottom.min(chart.depth),
    ];
    (frame, (frame[3] - frame[1]) / 1_000)
}

/// Returns the middles of such words: before the line of a zone, then behind it; one's own from the left, others from
/// the right.
fn places(
    chart: Chart,
    [left, top, right, bottom]: Frame,
    [half, high]: [Mil; 2],
    from_left: bool,
) -> Vec<Spot> {
    let (before, behind) = if bottom >= chart.depth {
        (top - OFF - high, top + OFF + high)
    } else {
        (bottom + OFF + high, bottom - OFF - high)
    };
    let (first, last) = (left + INSIDE + half, right - INSIDE - half);
    let across = |eighths: Mil| first + (last - first) / 8 * eighths;
    let mut all = Vec::new();
    for level in [before, behind] {
        for eighths in 0..=8 {
            let eighths = if from_left { eighths } else { 8 - eighths };
            all.push((across(eighths), level));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model};
    use battlefield::position::Phase;

    fn set_up() -> Position {
        let mut position = example();
        position.phase = Phase::SetUp;
        position
    }

    fn words(position: &Position, viewer: Option<Seat>) -> (Taken, String) {
        let mut taken = Taken::new(Chart::new(position, false), position);
        let owned = owned(position, viewer);
        let drawn = drawn(&mut taken, &model::zones(position), &owned);
        (taken, drawn)
    }

    #[test]
    fn a_zone_tells_whose_it_is_and_how_far_it_reaches_while_armies_are_set_up() {
        let mut position = set_up();
        let (_, own) = words(&position, Some(Seat(0)));
        assert_eq!(own.matches("b-zone-reach").count(), 2);
        assert!(own.contains(">Your zone, 6″</text>") && own.contains(">Enemy zone, 6″</text>"));
        let (_, watched) = words(&position, None);
        assert_eq!(watched.matches(">Zone, 6″</text>").count(), 2, "{watched}");
        position.phase = Phase::Round(1);
        assert_eq!(words(&position, Some(Seat(0))).1, "");
    }

    #[test]
    fn the_words_stand_on_nothing_else() {
        let position = set_up();
        let before = Taken::new(Chart::new(&position, false), &position).written();
        let (taken, drawn) = words(&position, Some(Seat(0)));
        assert_eq!(taken.written(), before + drawn.matches("<text").count());
        assert_eq!(taken.covered(before), Vec::<Frame>::new());
    }

    #[test]
    fn words_give_way_to_a_measure_along_their_line() {
        let position = set_up();
        let chart = Chart::new(&position, false);
        let mut taken = Taken::new(chart, &position);
        let measure = [0, chart.depth - 8_000, 20_000, chart.depth];
        taken.write(measure);
        let written = taken.written();
        let owned = owned(&position, Some(Seat(0)));
        let drawn = drawn(&mut taken, &model::zones(&position), &owned);
        assert!(drawn.contains("Your zone"), "{drawn}");
        assert_eq!(taken.covered(written), Vec::<Frame>::new());
    }
}
