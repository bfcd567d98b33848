//! Some actions that a unit could take.

mod chance;
mod charge;

use crate::{
    allowed::{self, Terms},
    chapter::acting::{check, fits},
    effect::ActionKind,
    field::{Course, Thing},
    position::Position,
    question::{Action, Move},
    state::View,
    task::FreeAction,
};
use chance::{fight, shift, shoot, straight, towards};
use charge::{charge, forced_charge};
use tabletop::Dice;

/// The number of times that a way is tried before something simpler is done.
const TRIES: u32 = 4;

/// A legal action of the activation of `who`, by chance.
pub fn random(position: &Position, who: Thing, dice: &mut dyn Dice) -> Action {
    let legal = |it: &Move| check(position, who, it, Terms::Activation).is_ok();
    let Some(id) = who.unit() else {
        let mut shots = allowed::charge::enemies(position, who).into_iter();
        let shot = |target| Move::Shoot {
            target,
            weapon: 0,
            shift: None,
            arc: None,
        };
        return Action::Do(
            shots
                .find_map(|it| Some(shot(it)).filter(legal))
                .unwrap_or(Move::Forgo),
        );
    };
    if position.is_engaged(who) {
        let it = match dice.below(8) {
            0 => Move::Forgo,
            1 => Move::Retreat,
            _ => fight(position, id, dice),
        };
        return Action::Do(Some(it).filter(legal).unwrap_or(Move::Forgo));
    }
    for _ in 0..TRIES {
        let it = match dice.below(8) {
            0..3 => charge(position, id, dice),
            3..5 => shoot(position, id, dice),
            5 => Some(Move::March(straight(position, id, 2, dice))),
            _ => Some(Move::Maneuver(towards(position, id, dice))),
        };
        if let Some(it) = it.filter(legal) {
            return Action::Do(it);
        }
    }
    Action::Do(Move::Forgo)
}

/// An answer to the offer of a free action, by chance.
pub fn free(
    position: &Position,
    who: Thing,
    (kind, terms): (ActionKind, &FreeAction),
    dice: &mut dyn Dice,
) -> Action {
    let Some(id) = who.unit() else {
        return Action::Pass;
    };
    for _ in 0..TRIES {
        let it = match kind {
            _ if terms.shift => Some(Move::Shift(shift(terms.most.unwrap_or(0), dice))),
            ActionKind::Retreat => Some(Move::Retreat),
            ActionKind::ManeuverOrRetreat if position.is_engaged(who) => Some(Move::Retreat),
            ActionKind::Maneuver | ActionKind::ManeuverOrRetreat => {
                Some(Move::Maneuver(towards(position, id, dice)))
            }
            ActionKind::March => Some(Move::March(straight(position, id, 2, dice))),
            ActionKind::Charge => charge(position, id, dice),
            ActionKind::MeleeAttack => Some(fight(position, id, dice)),
            ActionKind::Attack if position.is_engaged(who) => Some(fight(position, id, dice)),
            ActionKind::RangedAttack | ActionKind::Attack => shoot(position, id, dice),
        };
        let it = it.map(|it| within(it, terms));
        let legal = |it: &Move| {
            fits(kind, terms, it) && check(position, who, it, Terms::Free(terms)).is_ok()
        };
        if let Some(it) = it.filter(legal) {
            return Action::Do(it);
        }
    }
    if terms.forced_die.is_some() {
        return forced_charge(position, id, kind, terms);
    }
    Action::Pass
}

/// The same action on the terms of an effect.
fn within(it: Move, terms: &FreeAction) -> Move {
    let target = |target: Thing| terms.against.unwrap_or(target);
    match it {
        Move::Maneuver(course) => Move::Maneuver(Course {
            length: terms
                .most
                .map_or(course.length, |most| course.length.min(most)),
            ..course
        }),
        Move::Shoot {
            target: it,
            weapon,
            shift,
            arc,
        } => Move::Shoot {
            target: target(it),
            weapon,
            shift: shift.filter(|_| !terms.without_shift),
            arc,
        },
        Move::Fight {
            target: it,
            weapon,
            realign,
        } => Move::Fight {
            target: target(it),
            weapon,
            realign,
        },
        it => it,
    }
}

/// Returns what somebody who may not decline does: the first charge that is legal.
pub fn forced(view: &View, who: Thing, kind: ActionKind, terms: &FreeAction) -> Action {
    match who.unit() {
        Some(id) => forced_charge(&view.open, id, kind, terms),
        None => Action::Pass,
    }
}
