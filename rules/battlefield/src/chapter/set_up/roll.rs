//! Rolls of the set-up.

use super::leaders;
use crate::{
    event::{Event, RollFor},
    play::Play,
};
use tabletop::Seat;

/// So many ties are rolled again; then the first of those who are level comes first.
const TIES: u8 = 50;

/// Every side rolls, and those that are level again: the highest comes first, the others after it
/// to the left.
pub fn order(play: &mut Play<'_>, what: RollFor) -> Vec<Seat> {
    let mut order = leaders(play.position());
    let mut level = order.clone();
    for _ in 0..TIES {
        let mut best = 0;
        let mut highest = Vec::new();
        for seat in level {
            let face = play.die();
            play.tell(Event::RolledFor { seat, what, face });
            if face > best {
                (best, highest) = (face, Vec::new());
            }
            if face == best {
                highest.push(seat);
            }
        }
        level = highest;
        if level.len() == 1 {
            break;
        }
    }
    let first = order.iter().position(|it| Some(it) == level.first());
    order.rotate_left(first.unwrap_or(0));
    order
}
