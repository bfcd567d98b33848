//! Morale tests and panic (chapter 9).

use crate::{
    play::Play,
    position::UnitId,
    task::{Cause, Test},
};
use tabletop::Seat;

/// Done by terrain or a rule of the mode.
pub const fn nobody() -> Cause {
    Cause {
        attack_by: None,
        by: None,
        unit: None,
        modifier: 0,
        without_dice: false,
    }
}

/// Done by an effect of this player.
pub const fn by(seat: Seat) -> Cause {
    Cause {
        attack_by: None,
        by: Some(seat),
        unit: None,
        modifier: 0,
        without_dice: false,
    }
}

/// Puts a test on the agenda.
pub fn test(_play: &mut Play<'_>, _: UnitId, _panic: bool, _: Cause) {
    todo!("combat")
}

pub fn step(_play: &mut Play<'_>, _: Box<Test>) {
    todo!("combat")
}

/// Whether by what is known so far (dice, modifiers, what effects have set) the test is failed.
pub fn is_failing(_: &crate::position::Position, _: &Test) -> bool {
    todo!("combat")
}
