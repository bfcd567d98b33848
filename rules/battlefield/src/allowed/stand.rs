//! The places in which a unit may stand.

use crate::{
    field::{self, Field, Refused},
    geometry::{Mil, Tray, tolerance::ZONE},
    illegal::Illegal,
    position::{Mode, Position, UnitId},
};

/// The depth of the strip behind the walls.
const STRIP: Mil = 3_000;

/// Checks that a unit may stand there, coming from nowhere.
pub fn may_stand(position: &Position, id: UnitId, tray: &Tray) -> Result<(), Illegal> {
    let field: Field = position.field(id);
    field::end(&field, tray, &[])?;
    by_mode(position, id, tray).map_err(Illegal::from)
}

/// Checks that the mode lets a unit stand there, at any end of a pivot or move: nobody of the Attacker's stands behind
/// the walls.
pub fn by_mode(position: &Position, id: UnitId, tray: &Tray) -> Result<(), Refused> {
    if position.setup.mode != Mode::Storm || !position.storms(position.unit(id).owner) {
        return Ok(());
    }
    let strip = position.setup.depth - STRIP;
    if tray.corners.iter().any(|corner| corner.y > strip + ZONE) {
        return Err(Refused::BehindWalls);
    }
    Ok(())
}
