//! The pieces of terrain that can still be placed, and the placing of one.

use crate::{
    data::{Data, PieceKind},
    field::Refused,
    geometry::{Facing, Mil, Point, Pose},
    ground::{self, Ground, rings},
    illegal::Illegal,
    position::{Options, Position, Terrain},
    terrain::Piece,
};

pub const PILE: &str = "corpse_pile";

/// Returns the number of pieces of the pool of a kind.
pub fn copies(options: &Options, kind: &PieceKind) -> u8 {
    if kind.id == PILE {
        options.corpse_piles
    } else {
        kind.copies
    }
}

/// Kinds of which there is a piece left.
pub fn available(position: &Position) -> impl Iterator<Item = &'static PieceKind> + '_ {
    let all = Data::of_this_build().pieces.iter();
    all.filter(move |kind| {
        let copies = copies(&position.setup.options, kind);
        let placed = position.terrain.iter().filter(|it| {
            let of = Data::of_this_build().piece(&it.name);
            of.is_some_and(|of| of.pool == kind.pool)
        });
        placed.count() < usize::from(copies)
    })
}

pub fn of_kind(kind: &PieceKind, pose: Pose) -> Piece {
    Piece {
        footprint: kind.footprint,
        pose,
        keywords: kind.keywords,
    }
}

pub fn on_table(position: &Position, piece: &Piece) -> Result<(), Illegal> {
    let table = Ground {
        west: 0,
        south: 0,
        east: position.setup.width,
        north: position.setup.depth,
    };
    match table.misses(&ground::extent(piece)) {
        Some(_) => Err(Illegal::Place(Refused::OffTable)),
        None => Ok(()),
    }
}

/// Lays a piece of the pool there.
pub fn lay(position: &mut Position, name: &str, pose: Pose) {
    if let Some(kind) = Data::of_this_build().piece(name) {
        position.terrain.push(Terrain {
            name: name.to_owned(),
            piece: of_kind(kind, pose),
            removed: false,
        });
    }
}

/// Places around another, the nearest first, up to `most` steps of half an inch.
pub fn around(middle: Point, most: Mil) -> impl Iterator<Item = Pose> {
    rings(most, most)
        .map(move |(x, y)| Pose::new(middle.x + 500 * x, middle.y + 500 * y, Facing::NORTH))
}
