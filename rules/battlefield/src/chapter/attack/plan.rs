//! From an answer to an attack: a shot or a fight.

use super::{begin::begin, fight, shot};
use crate::{
    allowed::Terms,
    chapter::movement::{self, Manner},
    geometry::Tray,
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Move,
    task::{Attack, FreeAction},
};

/// The attack that a shot or a fight leads to, if it is legal, and where the attacker stands then.
pub fn planned(
    position: &Position,
    id: UnitId,
    it: &Move,
    terms: Terms<'_>,
) -> Result<(Attack, Tray), Illegal> {
    match it {
        Move::Shoot { .. } => shot::plan(position, id, it, terms),
        _ => fight::plan(position, id, it, terms),
    }
}

/// Shifts or turns to the enemy, as was answered, and puts the attack on the agenda. The answer has
/// been checked.
pub fn begin_planned(play: &mut Play<'_>, id: UnitId, it: Move, free: Option<FreeAction>) {
    let terms = free.as_ref().map_or(Terms::Activation, Terms::Free);
    let Ok((attack, tray)) = planned(play.position(), id, &it, terms) else {
        return;
    };
    match it {
        Move::Shoot {
            shift: Some(course),
            ..
        } if course.length > 0 => movement::shift(play, id, course),
        Move::Fight { .. } if play.position().unit(id).pose() != Some(tray.pose) => {
            movement::place(play, id, tray.pose, Manner::Realigned);
        }
        _ => {}
    }
    begin(play, attack, free);
}
