//! Who sees whom, past everything that stands between them.

use super::{Field, Refused, Thing};
use crate::{
    geometry::{Point, Tray, front_part, sees as lines, tolerance::SIGHT},
    terrain::Keyword,
};

/// Whether a tray at that place sees what stands as `target`.
///
/// Trays and walls block, the target's own apart, and terrain that Blocks Line of Sight, unless
/// one of the two stands inside of it.
pub fn sees(field: &Field, from: &Tray, target: Thing, to: &Tray) -> Result<(), Refused> {
    if front_part(to, from).len() < 3 {
        return Err(Refused::NotInArc);
    }
    let trays = field.standing.iter().filter(|other| other.thing != target);
    let trays = trays.map(|other| other.tray.grown(SIGHT).corners.to_vec());
    let pieces = field
        .pieces_with(Keyword::BlocksSight)
        .filter(|(_, piece)| !piece.overlaps(&from.corners) && !piece.overlaps(&to.corners))
        .map(|(_, piece)| piece.blocker());
    let blockers: Vec<Vec<Point>> = trays.chain(pieces).collect();
    let blockers: Vec<&[Point]> = blockers.iter().map(Vec::as_slice).collect();
    if lines(from, to, &blockers) {
        Ok(())
    } else {
        Err(Refused::NotSeen)
    }
}
