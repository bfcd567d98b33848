//! Step 1, second half: a combatant may refuse the support of others.

use super::{Combat, Step, ask, go_on, now, now_mut, turn_to, window};
use crate::{
    Action, AreaSet, Event, Illegal, Position, Side, State,
    state::agenda::{Done, Flow},
};
use tabletop::{Cx, Dice};

/// The Support orders of other houses that help this side.
pub(super) fn foreign(position: &Position, combat: &Combat, side: Side) -> AreaSet {
    combat.supports[side].difference(position.occupied[combat.houses[side]])
}

pub(super) fn run(state: &mut State, done: Done) -> Flow {
    let Some(side) = window::next(state, done) else {
        return go_on(state, Step::ChooseCards);
    };
    let done = done.with(side);
    turn_to(state, Step::Refuse { done });
    if foreign(state, &now(state), side).is_empty() {
        return Flow::GoOn;
    }
    ask(state, side)
}

pub(super) fn check(orders: AreaSet, action: &Action) -> Result<(), Illegal> {
    let &Action::Refuse(refused) = action else {
        return Err(Illegal::WrongAnswer);
    };
    let unknown = refused.difference(orders).iter().next();
    unknown.map_or(Ok(()), |area| Err(Illegal::NoSuchOrder(area)))
}

pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    let &Action::Refuse(refused) = action else {
        return;
    };
    let combat = now_mut(state);
    combat.supports[side] = combat.supports[side].difference(refused);
    let house = combat.houses[side];
    for from in refused {
        cx.emit(Event::SupportRefused { house, from });
    }
}

/// Mostly welcomes all of it.
pub(super) fn sample(orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    Action::Refuse(orders.iter().filter(|_| dice.below(4) == 0).collect())
}

/// Welcomes every help.
pub(super) const fn fallback() -> Action {
    Action::Refuse(AreaSet::EMPTY)
}
