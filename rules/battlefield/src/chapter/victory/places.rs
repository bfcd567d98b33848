//! The order of the sides at the end (16.3, 16.4).

use super::on_table;
use crate::position::{Position, SideId};
use std::cmp::Reverse;
use tabletop::Seat;

/// Returns true where a member of a side is still in the game.
pub fn lives(position: &Position, side: SideId) -> bool {
    position
        .members(side)
        .any(|it| !position.player(it).eliminated)
}

/// Returns what sides are compared by: those who are still in the game come first, then victory points, then points on
/// the table.
fn standing(position: &Position, side: SideId) -> (bool, u16, u32) {
    let points = position.points[usize::from(side.0)];
    (lives(position, side), points, on_table(position, side))
}

/// All sides, the best first.
pub fn by_points(position: &Position) -> Vec<SideId> {
    let mut ranked: Vec<SideId> = position.sides().collect();
    ranked.sort_by_key(|side| Reverse(standing(position, *side)));
    ranked
}

/// Returns how many share the first place.
pub fn level_with_first(position: &Position, ranked: &[SideId]) -> usize {
    let best = ranked.first().map(|side| standing(position, *side));
    let level = ranked
        .iter()
        .take_while(|side| Some(standing(position, **side)) == best);
    level.count()
}

/// The seats of each place, of which the first is shared by `tied` sides; those after it are
/// shared where everything is equal.
pub fn places(position: &Position, ranked: &[SideId], tied: usize) -> Vec<Vec<Seat>> {
    let seats = |sides: &[SideId]| {
        let seats = sides.iter().flat_map(|side| position.members(*side));
        seats.collect()
    };
    let (first, rest) = ranked.split_at(tied.min(ranked.len()));
    let level = |a: &SideId, b: &SideId| standing(position, *a) == standing(position, *b);
    let rest = rest.chunk_by(level).map(seats);
    std::iter::once(seats(first)).chain(rest).collect()
}
