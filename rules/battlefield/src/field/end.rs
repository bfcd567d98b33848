//! The places where a move may end.

use super::{Field, Refused, Relation, Standing, Thing};
use crate::{
    geometry::{Tray, distance, far_apart, overlap, tolerance::ZONE},
    terrain::Keyword,
};

/// The distance that a unit keeps between itself and its enemies.
pub const INCH: i32 = 1_000;

/// Checks that a move may end with the tray there. `exempt` are enemies that it may near: those it is engaged with,
/// where it stays engaged.
pub fn end(field: &Field, tray: &Tray, exempt: &[Thing]) -> Result<(), Refused> {
    on_table(field, tray)?;
    free(field, tray)?;
    clear(field, tray, exempt)
}

/// Every enemy but those that are `exempt` is an inch away.
pub fn clear(field: &Field, tray: &Tray, exempt: &[Thing]) -> Result<(), Refused> {
    let near = |enemy: &&Standing| !far_apart(&tray.corners, &enemy.tray.corners, INCH);
    for enemy in field.enemies().filter(near) {
        let gap = distance(tray, &enemy.tray);
        if !gap.clear_of(INCH) && !exempt.contains(&enemy.thing) {
            return Err(Refused::EndsNearEnemy {
                enemy: enemy.thing,
                gap: gap.shown(),
            });
        }
    }
    Ok(())
}

/// No corner sticks out of the table.
pub fn on_table(field: &Field, tray: &Tray) -> Result<(), Refused> {
    let on = |at: i32, most: i32| (-ZONE..=most + ZONE).contains(&at);
    let inside = tray
        .corners
        .iter()
        .all(|corner| on(corner.x, field.width) && on(corner.y, field.depth));
    inside.then_some(()).ok_or(Refused::OffTable)
}

/// Nothing is there in which it would stand.
pub fn free(field: &Field, tray: &Tray) -> Result<(), Refused> {
    let taken = field
        .standing
        .iter()
        .find(|other| overlap(tray, &other.tray));
    let impassable = impassable(field, tray);
    match taken.map(|other| other.thing).or(impassable) {
        Some(thing) => Err(Refused::EndsOverlapping(thing)),
        None => Ok(()),
    }
}

/// A piece in which nothing may stand.
pub fn impassable(field: &Field, tray: &Tray) -> Option<Thing> {
    let mut pieces = field.pieces_with(Keyword::Impassable);
    pieces
        .find(|(_, piece)| piece.overlaps(&tray.corners))
        .map(|(thing, _)| thing)
}

/// In the middle of a longer move a tray may turn within its friends, but in nothing else.
pub fn halfway(field: &Field, tray: &Tray) -> Result<(), Refused> {
    on_table(field, tray)?;
    let others = field.standing.iter();
    let taken = others
        .filter(|other| other.relation != Relation::Friend)
        .find(|other| overlap(tray, &other.tray))
        .map(|other| other.thing);
    match taken.or_else(|| impassable(field, tray)) {
        Some(thing) => Err(Refused::EndsOverlapping(thing)),
        None => Ok(()),
    }
}
