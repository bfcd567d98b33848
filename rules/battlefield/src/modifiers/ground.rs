//! What terrain does to those who test near it (14.2).

use crate::{
    geometry::Mil,
    position::{Position, UnitId},
    terrain::Keyword,
};

/// As far as it is felt.
const RANGE: Mil = 6_000;

/// Horrific and Inspiring terrain count once each, however many pieces are near.
pub fn modifier(position: &Position, unit: UnitId) -> i8 {
    let Some(tray) = position.unit(unit).tray() else {
        return 0;
    };
    let near = |keyword| {
        let mut pieces = position.pieces().filter(|piece| piece.has(keyword));
        pieces.any(|piece| piece.is_within(&tray.corners, RANGE))
    };
    i8::from(near(Keyword::Inspiring)) - i8::from(near(Keyword::Horrific))
}
