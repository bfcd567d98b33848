//! Queen of Thorns removes one order of the enemy next to the embattled area.
//!
//! A port counts as next to its land and to its sea. The March order that began the combat is off
//! the board, so it cannot be named; orders of third houses are safe.

use crate::{
    Action, Area, AreaSet, Combat, Event, HouseCard, Illegal, Order, Position, Side, State,
    chapters::combat::{ask, now, supporting, unfit::unfit},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

pub fn targets(position: &Position, combat: &Combat, side: Side) -> AreaSet {
    position
        .orders
        .areas()
        .intersection(combat.area.borders())
        .intersection(position.occupied[combat.houses[side.enemy()]])
}

pub fn run(state: &mut State, side: Side, cx: &mut impl Cx<Event>) -> Flow {
    let targets = targets(state, &now(state), side);
    let Some(only) = targets.iter().next() else {
        return Flow::GoOn;
    };
    let house = now(state).houses[side];
    if targets.len() > 1 || state.wants_to_be_asked(house) {
        return ask(state, side);
    }
    remove(state, side, only, cx);
    Flow::GoOn
}

fn remove(state: &mut State, side: Side, area: Area, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CardUsed {
        card: HouseCard::QueenOfThorns,
    });
    remove_order(state, side.enemy(), area, cx);
}

/// An order of a combatant leaves the board; if it was a Support order, nobody is supported by
/// it any more.
pub(super) fn remove_order(state: &mut State, of: Side, area: Area, cx: &mut impl Cx<Event>) {
    let Some(token) = state.orders.get(area) else {
        return;
    };
    take_off(&mut state.position, area);
    let house = now(state).houses[of];
    cx.emit(Event::OrderRemoved { house, area, token });
}

/// The order is off the board and supports nobody.
pub fn take_off(position: &mut Position, area: Area) {
    position.orders.clear(area);
    if let Some(combat) = &mut position.combat {
        for side in Side::ALL {
            combat.supports[side] = combat.supports[side].without(area);
        }
    }
}

pub const fn check(orders: AreaSet, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::RemoveOrder(area) if orders.contains(area) => Ok(()),
        Action::RemoveOrder(area) => Err(Illegal::NoSuchOrder(area)),
        _ => Err(unfit(action)),
    }
}

pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::RemoveOrder(area) = action {
        remove(state, side, area, cx);
    }
}

pub fn sample(orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let area = orders.pick(dice);
    Action::RemoveOrder(area.expect("asked only with several orders to choose from"))
}

/// The strongest support of the enemy in this combat, else a March order, else any.
pub fn fallback(position: &Position, combat: &Combat, side: Side, orders: AreaSet) -> Action {
    let worth = |&area: &Area| {
        if combat.supports[side.enemy()].contains(area) {
            2 + supporting(position, combat, side.enemy(), area)
        } else {
            let order = position.orders.get(area).map(crate::OrderToken::order);
            i8::from(order == Some(Order::March))
        }
    };
    let area = orders.iter().max_by_key(worth);
    Action::RemoveOrder(area.expect("asked only with several orders to choose from"))
}
