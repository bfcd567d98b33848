//! The yardstick: random legal moves of chess.

use crate::games::Tally;
use shakmaty::{Chess, Position};
use std::hint::black_box;
use tabletop::Dice;

/// A game from its start to its end, at most 200 plies.
pub fn plies(tally: &mut Tally) {
    let mut chess = Chess::default();
    for _ in 0..200 {
        let moves = chess.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chosen = moves[tally.choice.below(moves.len() as u32) as usize];
        chess.play_unchecked(chosen);
        tally.steps += 1;
    }
    black_box(&chess);
    tally.games += 1;
}
