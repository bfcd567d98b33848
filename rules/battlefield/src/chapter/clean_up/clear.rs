//! The removal of pieces from the table and the board at the end of a round.

use crate::{data::AbilityKind, effect::Until, play::Play};

/// Activation tokens, Orders, what lasted for the round, the board, influence.
pub fn clear(play: &mut Play<'_>) {
    let open = play.open();
    for unit in &mut open.units {
        unit.activated = false;
        (unit.friendly_influence, unit.enemy_influence) = (None, None);
    }
    for wall in &mut open.walls {
        wall.activated = false;
    }
    for ncu in &mut open.ncus {
        (ncu.activated, ncu.zone) = (false, None);
    }
    open.board = [None; 5];
    open.used
        .retain(|used| used.ability.kind != AbilityKind::Order);
    open.end(Until::Round);
}
