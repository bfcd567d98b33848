//! The changes that terrain makes for those who test near it (14.2).

use crate::{
    event::{Change, MadeBy},
    geometry::Mil,
    position::{Position, UnitId},
    terrain::Keyword,
};

/// As far as it is felt.
const RANGE: Mil = 6_000;

/// Horrific and Inspiring terrain count once each, however many pieces are near.
pub fn modifier(position: &Position, unit: UnitId) -> i8 {
    let near = |keyword| i8::from(is_near(position, unit, keyword));
    near(Keyword::Inspiring) - near(Keyword::Horrific)
}

/// The parts of that.
pub fn changes(position: &Position, unit: UnitId) -> Vec<Change> {
    let parts = [
        (Keyword::Inspiring, 1, MadeBy::Inspiring),
        (Keyword::Horrific, -1, MadeBy::Horrific),
    ];
    let near = parts
        .into_iter()
        .filter(|(keyword, ..)| is_near(position, unit, *keyword));
    near.map(|(_, by, made_by)| Change { by, made_by })
        .collect()
}

fn is_near(position: &Position, unit: UnitId, keyword: Keyword) -> bool {
    let Some(tray) = position.unit(unit).tray() else {
        return false;
    };
    let mut pieces = position.pieces().filter(|piece| piece.has(keyword));
    pieces.any(|piece| piece.is_within(&tray.corners, RANGE))
}
