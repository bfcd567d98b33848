//! Cases of the rules of record, by their numbers. Units face north on a table of 48 inches.

mod charge;
mod moves;
mod reach;

use super::{Field, Relation, Standing, Thing};
use crate::{
    geometry::{Base, Facing, Pose, Tray},
    terrain::{Footprint, Keyword, Piece},
};

const N: Facing = Facing::NORTH;
const E: Facing = Facing::EAST;
const S: Facing = Facing::SOUTH;
const W: Facing = Facing::WEST;

fn infantry(x: i32, y: i32, facing: Facing) -> Tray {
    Tray::new(Base::INFANTRY, Pose::new(x, y, facing))
}

/// The table with these friends and enemies; they are units in this order.
fn field(friends: &[Tray], enemies: &[Tray]) -> Field {
    let friends = friends.iter().map(|tray| (tray, Relation::Friend, 0));
    let enemies = enemies.iter().map(|tray| (tray, Relation::Enemy, 1));
    let standing = (0..).zip(friends.chain(enemies));
    Field {
        width: 48_000,
        depth: 48_000,
        standing: standing
            .map(|(number, (tray, relation, side))| Standing {
                thing: Thing::Unit(number),
                tray: *tray,
                relation,
                side: Some(side),
            })
            .collect(),
        pieces: Vec::new(),
    }
}

fn piece(width: i32, depth: i32, (x, y): (i32, i32), keywords: &[Keyword]) -> Piece {
    Piece {
        footprint: Footprint::Rectangle(Base::new(width, depth)),
        pose: Pose::new(x, y, N),
        keywords: keywords.iter().copied().collect(),
    }
}
