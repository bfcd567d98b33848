//! Step 1: houses with Support orders next to the combat say whom they support.

use super::{Combat, Step, go_on, now, now_mut, turn_to};
use crate::{
    Action, Area, AreaSet, BySide, Event, House, HouseSet, Illegal, Order, Position, Side, State,
    SupportScope,
    board::{LANDS, PORTS, SEAS_AND_PORTS},
    state::agenda::Done,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The areas with Support orders that can help in a combat here: in a land area those of lands
/// and seas next to it, on the sea those of seas and ports.
pub fn support_orders(position: &Position, area: Area) -> AreaSet {
    let near = if LANDS.contains(area) {
        area.borders().difference(PORTS)
    } else {
        area.borders().intersection(SEAS_AND_PORTS)
    };
    position.orders.of_kind(Order::Support).intersection(near)
}

pub(super) fn orders_of(position: &Position, combat: &Combat, house: House) -> AreaSet {
    support_orders(position, combat.area).intersection(position.occupied[house])
}

/// Asks the next house in turn order that could help.
pub(super) fn run(state: &mut State, done: HouseSet) -> Flow {
    let combat = now(state);
    let next = state
        .turn_order()
        .find(|&house| !done.contains(house) && !orders_of(state, &combat, house).is_empty());
    let Some(house) = next else {
        let done = Done::Nobody;
        return go_on(state, Step::Refuse { done });
    };
    let done = done.with(house);
    turn_to(state, Step::Support { done });
    state.ask(house);
    Flow::Wait
}

/// An order helps one side with all its units or with none; nobody helps the enemies of own
/// units.
pub(super) fn check(
    position: &Position,
    house: House,
    orders: AreaSet,
    action: &Action,
) -> Result<(), Illegal> {
    let &Action::Support { attacker, defender } = action else {
        return Err(Illegal::WrongAnswer);
    };
    if let Some(area) = attacker.union(defender).difference(orders).iter().next() {
        return Err(Illegal::NoSuchOrder(area));
    }
    if !attacker.intersection(defender).is_empty() {
        return Err(Illegal::BothSides);
    }
    let against = position
        .combat
        .and_then(|combat| combat.side_of(house))
        .map_or(AreaSet::EMPTY, |own| match own {
            Side::Attacker => defender,
            Side::Defender => attacker,
        });
    if !against.is_empty() {
        return Err(Illegal::AgainstOneself);
    }
    let whole = |set: AreaSet| set.is_empty() || set == orders;
    match position.setup.support_scope {
        SupportScope::PerOrder => Ok(()),
        SupportScope::PerHouse if whole(attacker) && whole(defender) => Ok(()),
        SupportScope::PerHouse => Err(Illegal::BothSides),
    }
}

pub(super) fn answer(state: &mut State, orders: AreaSet, action: &Action, cx: &mut impl Cx<Event>) {
    let &Action::Support { attacker, defender } = action else {
        return;
    };
    let supports = &mut now_mut(state).supports;
    supports.attacker = supports.attacker.union(attacker);
    supports.defender = supports.defender.union(defender);
    for from in orders {
        let side = if attacker.contains(from) {
            Some(Side::Attacker)
        } else {
            defender.contains(from).then_some(Side::Defender)
        };
        if let Some(house) = state.units_of(from) {
            cx.emit(Event::SupportDeclared { house, from, side });
        }
    }
}

/// Any side it may help, mostly its own; now and then nobody.
pub(super) fn sample(
    position: &Position,
    house: House,
    orders: AreaSet,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let own = position.combat.and_then(|combat| combat.side_of(house));
    let mut side = || match dice.below(4) {
        0 => None,
        roll => Some(own.unwrap_or(Side::ALL[roll as usize % 2])),
    };
    let mut helped = BySide::new(AreaSet::EMPTY, AreaSet::EMPTY);
    match position.setup.support_scope {
        SupportScope::PerOrder => {
            for area in orders {
                if let Some(side) = side() {
                    helped[side] = helped[side].with(area);
                }
            }
        }
        SupportScope::PerHouse => {
            if let Some(side) = side() {
                helped[side] = orders;
            }
        }
    }
    Action::Support {
        attacker: helped.attacker,
        defender: helped.defender,
    }
}

/// Its own side and nobody else.
pub(super) fn fallback(position: &Position, house: House, orders: AreaSet) -> Action {
    let own = position.combat.and_then(|combat| combat.side_of(house));
    let helps = |side| {
        if own == Some(side) {
            orders
        } else {
            AreaSet::EMPTY
        }
    };
    Action::Support {
        attacker: helps(Side::Attacker),
        defender: helps(Side::Defender),
    }
}
