//! Cersei may take one order of the beaten enemy off the board, wherever it lies.
//!
//! The order in the embattled area is not offered: where she wins as attacker it leaves anyway.

use super::queen_of_thorns::{self, remove_order};
use crate::{
    Action, AreaSet, Combat, Event, HouseCard, Illegal, Position, Side, State,
    chapters::combat::{ask, now},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

pub fn targets(position: &Position, combat: &Combat, side: Side) -> AreaSet {
    position
        .orders
        .areas()
        .intersection(position.occupied[combat.houses[side.enemy()]])
        .without(combat.area)
}

pub fn won(state: &mut State, side: Side) -> Flow {
    if targets(state, &now(state), side).is_empty() {
        return Flow::GoOn;
    }
    ask(state, side)
}

pub const fn check(orders: AreaSet, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Decline => Ok(()),
        _ => queen_of_thorns::check(orders, action),
    }
}

pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::RemoveOrder(area) = action {
        cx.emit(Event::CardUsed {
            card: HouseCard::CerseiLannister,
        });
        remove_order(state, side.enemy(), area, cx);
    }
}

pub fn sample(orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let declined = dice.below(3) == 0;
    let area = orders.pick(dice).filter(|_| !declined);
    area.map_or(Action::Decline, Action::RemoveOrder)
}
