//! Who sees whom, past everything that stands between them.

use super::{Field, Refused, Standing, Thing};
use crate::{
    geometry::{Point, Tray, far_apart, front_part, sees as lines, tolerance::SIGHT},
    terrain::Keyword,
};
use std::array;

/// Whether a tray at that place sees what stands as `target`.
///
/// Trays and walls block, the target's own apart, and terrain that Blocks Line of Sight, unless
/// one of the two stands inside of it.
pub fn sees(field: &Field, from: &Tray, target: Thing, to: &Tray) -> Result<(), Refused> {
    if front_part(to, from).len() < 3 {
        return Err(Refused::NotInArc);
    }
    // What lies aside of the two, and of all between them, is not worth a closer look. A turned tray
    // that is wider by SIGHT sticks out by half as much again.
    let both: [Point; 8] = array::from_fn(|at| [from, to][at / 4].corners[at % 4]);
    let between = |other: &&Standing| !far_apart(&both, &other.tray.corners, 2 * SIGHT);
    let trays = field.standing.iter().filter(|other| other.thing != target);
    let trays = trays.filter(between);
    let trays: Vec<_> = trays.map(|it| it.tray.grown(SIGHT).corners).collect();
    let pieces: Vec<_> = field
        .pieces_with(Keyword::BlocksSight)
        .filter(|(_, piece)| !piece.overlaps(&from.corners) && !piece.overlaps(&to.corners))
        .map(|(_, piece)| piece.blocker())
        .collect();
    let trays = trays.iter().map(<[Point; 4]>::as_slice);
    let blockers: Vec<&[Point]> = trays.chain(pieces.iter().map(Vec::as_slice)).collect();
    if lines(from, to, &blockers) {
        Ok(())
    } else {
        Err(Refused::NotSeen)
    }
}
