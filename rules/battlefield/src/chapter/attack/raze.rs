//! Terrain that is destroyed by an attack (14.2).

use super::begin::melee;
use crate::{
    allowed::Terms,
    event::Event,
    field::Thing,
    geometry::Mil,
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    task::FreeAction,
    terrain::Keyword,
};

/// From so near a piece can be destroyed.
const NEAR: Mil = 1_000;

/// Checks that a Melee Attack may remove this piece of terrain, engaged or not.
pub fn check_raze(
    position: &Position,
    id: UnitId,
    piece: u8,
    terms: Terms<'_>,
) -> Result<(), Illegal> {
    if melee(position, id).is_none() {
        return Err(Illegal::NoSuchAttack);
    }
    if let Terms::Free(FreeAction {
        against: Some(_), ..
    }) = terms
    {
        return Err(Illegal::NotATarget(Thing::Piece(piece)));
    }
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    let it = position.pieces().nth(usize::from(piece));
    let near =
        it.is_some_and(|it| it.has(Keyword::Destructible) && it.is_within(&tray.corners, NEAR));
    near.then_some(())
        .ok_or(Illegal::NotATarget(Thing::Piece(piece)))
}

/// Removes it: no dice, and no windows of an attack.
pub fn raze(play: &mut Play<'_>, by: UnitId, piece: u8) {
    if let Some(terrain) = play.open().terrain.get_mut(usize::from(piece)) {
        terrain.removed = true;
        play.tell(Event::Razed { piece, by });
    }
}
