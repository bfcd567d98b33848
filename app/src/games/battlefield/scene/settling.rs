//! The place of a card on the field: near whom it is about, and over nobody that is asked about.

use super::{
    chart::Chart,
    taken::{Frame, frame_of, meet},
};
use battlefield::{field::Thing, geometry::Mil, position::Position};

/// Tenths of the room that is left beside the card: 0 is at the left, at the top; 10 at the right, at the
/// foot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    pub x: u8,
    pub y: u8,
    /// Down a narrow field, which the card crosses.
    pub narrow: u8,
}

/// The card in hundredths of what is in sight: how wide, and how high it is without rows and for each row.
const WIDE: f64 = 0.36;
const HIGH: f64 = 0.10;
const ROW: f64 = 0.08;
const MOST: f64 = 0.6;

/// The buttons of the table stand at the right, at the top.
const BUTTONS: [f64; 2] = [0.08, 0.4];

/// The cost of lying over somebody; a place as far away as the table is wide costs 100.
const ASKED: i64 = 4_000;
const STANDS: i64 = 400;

/// In sight: the chart, and left, top, right, bottom in it. About whom, with so many rows.
pub fn settled(
    (chart, sight): (Chart, [f64; 4]),
    position: &Position,
    (whom, rows): (Thing, usize),
    asked: &[Thing],
) -> Settled {
    let size = (sight[2] - sight[0], sight[3] - sight[1]);
    let rows = f64::from(rows.min(8) as u8);
    let high = ROW.mul_add(rows, HIGH).min(MOST);
    let trays: Vec<(Frame, i64)> = position
        .units()
        .filter_map(|(id, unit)| {
            let cost = if asked.contains(&id.thing()) || id.thing() == whom {
                ASKED
            } else {
                STANDS
            };
            Some((frame_of(chart, &unit.tray()?), cost))
        })
        .collect();
    let about = position.tray(whom).map(|it| chart.spot(it.pose.at));
    let cost = |wide: f64, x: u8, y: u8| {
        let left = (size.0 * (1.0 - wide)).mul_add(f64::from(x) / 10.0, sight[0]);
        let top = (size.1 * (1.0 - high)).mul_add(f64::from(y) / 10.0, sight[1]);
        let card = [left, top, left + size.0 * wide, top + size.1 * high];
        let card = card.map(|it| it.round() as Mil);
        let over: i64 = trays
            .iter()
            .filter(|(tray, _)| meet(*tray, card))
            .map(|(_, cost)| *cost)
            .sum();
        let buttons = [
            sight[2] - size.0 * BUTTONS[0],
            sight[1],
            sight[2],
            size.1.mul_add(BUTTONS[1], sight[1]),
        ];
        let buttons = if meet(buttons.map(|it| it.round() as Mil), card) {
            ASKED
        } else {
            0
        };
        let middle = (
            i64::from(i32::midpoint(card[0], card[2])),
            i64::from(i32::midpoint(card[1], card[3])),
        );
        let far = about.map_or(0, |(x, y)| {
            (i64::from(x) - middle.0).abs() + (i64::from(y) - middle.1).abs()
        });
        over + buttons + far * 100 / i64::from(chart.width.max(1))
    };
    let places = (0..=10_u8).flat_map(|y| (0..=10_u8).map(move |x| (x, y)));
    let (x, y) = places
        .min_by_key(|(x, y)| cost(WIDE, *x, *y))
        .unwrap_or_default();
    // There the buttons are beside it or below it anyway.
    let narrow = (0..=10_u8).min_by_key(|y| cost(1.0, 0, *y));
    Settled {
        x,
        y,
        narrow: narrow.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::example::example, *};

    #[test]
    fn a_card_lies_over_nobody_that_is_asked_about() {
        let position = example();
        let chart = Chart::new(&position, false);
        let sight = chart.whole().map(f64::from);
        let units: Vec<Thing> = position.units().map(|(id, _)| id.thing()).collect();
        for whom in &units {
            let it = settled((chart, sight), &position, (*whom, 3), &[]);
            let wide = (sight[2] - sight[0]) * WIDE;
            let high = (sight[3] - sight[1]) * ROW.mul_add(3.0, HIGH);
            let left = ((sight[2] - sight[0]) - wide).mul_add(f64::from(it.x) / 10.0, sight[0]);
            let top = ((sight[3] - sight[1]) - high).mul_add(f64::from(it.y) / 10.0, sight[1]);
            let card = [left, top, left + wide, top + high].map(|it| it.round() as Mil);
            let Some(tray) = position.tray(*whom) else {
                continue;
            };
            assert!(!meet(frame_of(chart, &tray), card), "{whom:?}: {it:?}");
        }
    }
}
