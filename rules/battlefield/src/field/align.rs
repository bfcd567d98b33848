//! The way from where a charger touched its target to where it comes to stand there.

use super::{Field, Relation, Standing, Thing};
use crate::{
    geometry::{Facing, Mil, Point, Tray, hull, overlap_beyond, tolerance::OVERLAP, way_into},
    terrain::Keyword,
};

/// Returns true where a tray that is set from one place to another passes through nothing: it turns
/// where it is and goes straight, or goes straight and turns there (a turn looks at nothing that it
/// sweeps over). `other` is the one that it is aligned to.
pub fn may_be_set(field: &Field, from: &Tray, to: &Tray, other: Thing) -> bool {
    let turned_first = (from.facing(to.pose.facing), *to);
    let turned_last = (*from, to.facing(from.pose.facing));
    [turned_first, turned_last].iter().any(|(from, to)| {
        let path = hull(&[from.corners, to.corners].concat());
        !is_stopped(field, &path, other)
    })
}

/// Returns true where something on the path cannot be passed through: enemies, walls and ruins of the other
/// side, Impassable terrain.
fn is_stopped(field: &Field, path: &[Point], but: Thing) -> bool {
    let mut trays = field.standing.iter();
    let by_tray = trays.any(|it| {
        let stops = it.relation != Relation::Friend && it.thing != but;
        stops && overlap_beyond(path, &it.tray.corners, OVERLAP)
    });
    let mut pieces = field.pieces_with(Keyword::Impassable);
    by_tray || pieces.any(|(_, piece)| piece.overlaps(path))
}

/// The lengths from 0 to `most` at which a tray that slides along lies in something, as far as can
/// be told without standing there.
pub fn taken(
    field: &Field,
    from: &Tray,
    (towards, most): (Facing, Mil),
    but: Thing,
) -> Vec<(Mil, Mil)> {
    let standing = field
        .standing
        .iter()
        .filter(|it: &&Standing| it.thing != but);
    let trays = standing.map(|it| it.tray.corners.to_vec());
    let pieces = field.pieces_with(Keyword::Impassable);
    let pieces = pieces.map(|(_, piece)| piece.corners());
    let inside = |corners: Vec<Point>| {
        let (first, last) = way_into(from, towards, &corners, OVERLAP)?.inside();
        let (first, last) = (first.floor() as Mil, last.floor() as Mil + 1);
        (first <= most && last >= 0).then_some((first, last))
    };
    trays.chain(pieces).filter_map(inside).collect()
}
