//! Free actions: what is offered, and what answers the offer.

use super::check;
use crate::{
    allowed::Terms,
    chapter::attack,
    conditions,
    effect::ActionKind,
    field::Thing,
    illegal::Illegal,
    position::{Position, UnitId},
    question::{Action, Move},
    state::View,
    task::FreeAction,
};

/// Checks that this answers the offer of a free action.
pub fn check_free(
    view: &View,
    who: Thing,
    kind: ActionKind,
    terms: &FreeAction,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Pass if terms.forced_die.is_none() => Ok(()),
        Action::Pass => Err(Illegal::MayNotDecline),
        Action::Do(it) if fits(kind, terms, it) => check(&view.open, who, it, Terms::Free(terms)),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// Tells whether the kind of free action allows this.
pub const fn fits(kind: ActionKind, terms: &FreeAction, it: &Move) -> bool {
    if terms.shift {
        return matches!(it, Move::Shift(_));
    }
    match it {
        Move::Maneuver(_) => matches!(kind, ActionKind::Maneuver | ActionKind::ManeuverOrRetreat),
        Move::March(_) => matches!(kind, ActionKind::March),
        Move::Retreat => matches!(kind, ActionKind::Retreat | ActionKind::ManeuverOrRetreat),
        Move::Charge { .. } => matches!(kind, ActionKind::Charge),
        Move::Shoot { .. } => matches!(kind, ActionKind::Attack | ActionKind::RangedAttack),
        Move::Fight { .. } | Move::Raze(_) => {
            matches!(kind, ActionKind::Attack | ActionKind::MeleeAttack)
        }
        Move::Shift(_) | Move::Forgo => false,
    }
}

/// Tells whether a unit could take such a free action: not where it surely cannot, for what it is or where it
/// stands. Whether a shot finds a target is not looked at.
pub fn possible(position: &Position, id: UnitId, kind: ActionKind, terms: &FreeAction) -> bool {
    let engaged = position.is_engaged(id.thing());
    let melee = position.has_attack(id, true);
    let fights = (engaged && melee) || can_raze(position, id, terms);
    let shoots = !engaged && position.has_attack(id, false);
    if terms.shift {
        return !engaged;
    }
    match kind {
        ActionKind::Maneuver | ActionKind::March => !engaged,
        ActionKind::Retreat => engaged,
        ActionKind::ManeuverOrRetreat => true,
        ActionKind::Charge => melee && conditions::can_charge(position, id),
        ActionKind::Attack => fights || shoots,
        ActionKind::MeleeAttack => fights,
        ActionKind::RangedAttack => shoots,
    }
}

fn can_raze(position: &Position, id: UnitId, terms: &FreeAction) -> bool {
    let may = |piece| attack::check_raze(position, id, piece, Terms::Free(terms)).is_ok();
    let mut pieces = (0..).zip(&position.terrain);
    pieces.any(|(piece, _)| may(piece))
}
