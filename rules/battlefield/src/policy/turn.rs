//! The choice of what activates, or comes to the table.

use super::{action, board, seen::Seen, temper::Best};
use crate::{
    allowed::place,
    chapter::turn,
    field::Thing,
    question::{Action, Who},
};
use tabletop::Dice;

/// Attacks come first, then the tactics board, then moves, which can wait for what others do.
pub(super) fn select(seen: &Seen, dice: &mut dyn Dice) -> Option<Action> {
    let mut best = Best::above(i32::MIN);
    for who in turn::choices_of_side(seen) {
        let worth = match who {
            Who::Unit(id) => unit(seen, id.thing()),
            Who::Wall(number) => unit(seen, Thing::Wall(number)),
            Who::Ncu(ncu) => board::gain(seen, ncu),
        };
        best.offer(worth + seen.temper.noise(dice), Action::Select(who));
    }
    for unit in turn::arrivals(seen, seen.me) {
        let worth = seen.price(unit) / 3;
        if worth > best.score
            && let Some(pose) = place::arriving(seen, unit)
        {
            best.offer(worth, Action::Arrive { unit, pose });
        }
    }
    best.choice
}

fn unit(seen: &Seen, who: Thing) -> i32 {
    match action::gain(seen, who) {
        (worth, true) => worth,
        (worth, false) => worth / 2,
    }
}
