//! The places where the units of an area stand.

use super::{Piece, Stance};
use crate::games::westeros::geometry::{Point, Spread, spot};
use westeros::board::Kind;
use westeros::{Area, AreaView, Army, House, Unit};

/// Units alike that stand together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    pub army: Army,
    pub routed: bool,
    pub stance: Stance,
}

/// The units of an area as they stand.
pub fn pieces(area: Area, it: &AreaView) -> Vec<Piece> {
    let Some(house) = it.units_of else {
        return Vec::new();
    };
    let group = |army, routed| Group {
        army,
        routed,
        stance: Stance::Standing,
    };
    let upright = it.units.minus(it.units.common(it.routed));
    grouped(
        (area, house),
        &[group(upright, false), group(it.routed, true)],
    )
}

/// The units of an area side by side, or by kind with a number where they are too many.
pub fn grouped((area, house): (Area, House), groups: &[Group]) -> Vec<Piece> {
    let all = groups
        .iter()
        .fold(Army::NONE, |all, group| all.plus(group.army));
    let alone = usize::from(all.len()) <= room(area);
    let mut figures = Vec::new();
    for unit in Unit::ALL {
        for group in groups {
            let count = group.army.count(unit);
            let (times, each) = if alone {
                (count, 1)
            } else {
                (count.min(1), count)
            };
            figures.extend((0..times).map(|_| (unit, *group, each)));
        }
    }
    let places = places(&spot(area).units, figures.len(), breadth(all));
    figures
        .into_iter()
        .zip(places)
        .map(|((unit, group, count), at)| Piece {
            unit,
            house,
            routed: group.routed,
            stance: group.stance,
            count,
            at,
        })
        .collect()
}

/// Returns how many figures have a place of their own.
fn room(area: Area) -> usize {
    match area.place().kind {
        Kind::Port { .. } => 3,
        _ => 4,
    }
}

/// Returns how broad the broadest figure of an army is.
const fn breadth(army: Army) -> i16 {
    if army.count(Unit::Ship) > 0 { 28 } else { 24 }
}

/// The places of `count` figures, row by row, each row in the middle of the block. A row that
/// is not full spreads over the room there is.
fn places(spread: &Spread, count: usize, breadth: i16) -> Vec<Point> {
    let count = i16::try_from(count).unwrap_or(i16::MAX);
    let columns = i16::from(spread.columns);
    let rows = (count + columns - 1) / columns;
    let (x, y) = spread.at;
    let (across, down) = spread.pitch;
    (0..count)
        .map(|i| {
            let (row, column) = (i / columns, i % columns);
            let here = columns.min(count - row * columns);
            let across = match here - 1 {
                0 => 0,
                gaps => ((columns - 1) * across / gaps).min(breadth + 2),
            };
            (
                x + middle(column, here, across),
                y + middle(row, rows, down),
            )
        })
        .collect()
}

/// Returns how far place `i` of `n` lies from their middle.
const fn middle(i: i16, n: i16, pitch: i16) -> i16 {
    (2 * i - (n - 1)) * pitch / 2
}
