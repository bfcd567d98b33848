//! The distance around its anchor within which a port answers to a finger: up to what others have beside it.

use super::{NOWHERE, Spot, spot};
use westeros::{Area, board::Kind};

/// The disc of a port, which is its own in any case.
pub const DISC: f64 = 16.0;
/// The distance that an order, a figure, and a token or shield reach from their middle.
const ORDER: f64 = 22.0;
const UNIT: f64 = 13.0;
const TOKEN: f64 = 14.0;
/// An army has four units at most.
const UNITS: u8 = 4;

/// In map units; nothing but ports is that small.
pub fn reach(port: Area) -> Option<f64> {
    if !matches!(port.place().kind, Kind::Port { .. }) {
        return None;
    }
    let (x, y) = spot(port).building;
    let (x, y) = (f64::from(x), f64::from(y));
    let others = Area::ALL.into_iter().filter(|it| *it != port);
    let free = others
        .flat_map(|it| pieces(spot(it)))
        .map(|((left, top), size)| (left - x).hypot(top - y) - size);
    Some(free.fold(f64::INFINITY, f64::min).max(DISC))
}

/// Returns where the pieces of an area may stand, and how large they are.
fn pieces(it: &Spot) -> Vec<((f64, f64), f64)> {
    let of = |(x, y): super::Point| (f64::from(x), f64::from(y));
    let mut all = vec![(of(it.order), ORDER)];
    if it.token != NOWHERE {
        all.push((of(it.token), TOKEN));
    }
    let ((x, y), (across, down)) = (of(it.units.at), of(it.units.pitch));
    let (columns, rows) = (it.units.columns, UNITS.div_ceil(it.units.columns));
    let from_middle = |nth: u8, of: u8| f64::from(nth) - f64::from(of - 1) / 2.0;
    for column in 0..columns {
        for row in 0..rows {
            let at = (
                across.mul_add(from_middle(column, columns), x),
                down.mul_add(from_middle(row, rows), y),
            );
            all.push((at, UNIT));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_answers_as_far_as_it_takes_nothing_from_others() {
        let far = reach(Area::PortOfWinterfell).unwrap();
        assert!(
            far > 60.0,
            "44 pixels where the whole map is in sight: {far}"
        );
        let near = reach(Area::PortOfPyke).unwrap();
        assert!((DISC..25.0).contains(&near), "units stand beside: {near}");
        assert_eq!(reach(Area::Winterfell), None);
    }
}
