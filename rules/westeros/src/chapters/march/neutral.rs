//! Neutral forces: no cards and no Blade, only strength; and the support asked for against them.

use crate::{
    Action, Area, AreaSet, Army, Event, House, HouseSet, Illegal, March, NeutralCall, Order,
    OrderToken, OrderTokens, Position, Prompt, Side, State, Step, SupportScope, Unit,
    chapters::combat::{printed, support_orders},
    general::movement::reach,
    state::agenda::Flow,
};
use tabletop::Cx;

/// The strength that a march brings against the neutral force in `area`: own support counts by
/// itself, other houses' if they granted it for this order and this area. Whoever meets nobody has
/// moved before, and supports where an own Support order lies.
pub fn strength(position: &Position, march: &March, area: Area) -> u8 {
    let &March { from, moves, .. } = march;
    let order = position.orders.get(from).map_or(0, OrderToken::bonus);
    let granted = position
        .call
        .filter(|call| (call.from, call.area) == (from, area))
        .map_or(AreaSet::EMPTY, |call| call.granted);
    let own = position
        .units_of(from)
        .map_or(AreaSet::EMPTY, |house| position.occupied[house]);
    let support: i8 = support_orders(position, area)
        .intersection(own.union(granted))
        .iter()
        .map(|it| {
            let there = units(position.upright(it), area) + units(moves.at(it), area);
            there + position.orders.get(it).map_or(0, OrderToken::bonus)
        })
        .sum();
    let attack = units(moves.at(area), area);
    (attack + order + support).max(0).cast_unsigned()
}

/// Upright units fight a neutral force as they attack a house.
fn units(army: Army, area: Area) -> i8 {
    Unit::ALL
        .into_iter()
        .map(|unit| printed(unit, Side::Attacker, area) * army.count(unit).cast_signed())
        .sum()
}

/// The areas that a march from `from` may ask support against: a neutral force within reach,
/// other houses' Support orders beside it, and not asked before with this order.
pub fn callable(position: &Position, house: House, from: Area) -> AreaSet {
    if called(position, from) || position.upright(from).is_empty() {
        return AreaSet::EMPTY;
    }
    let helped = |&area: &Area| {
        let others = support_orders(position, area).difference(position.occupied[house]);
        !others.is_empty()
    };
    reach(position, house, from)
        .intersection(position.neutral_forces)
        .iter()
        .filter(helped)
        .collect()
}

/// Tells whether support was asked for with this order in this turn.
fn called(position: &Position, from: Area) -> bool {
    let call = position.call.zip(position.orders.get(from));
    call.is_some_and(|(call, march)| call.called.contains(march))
}

pub(super) fn check_call(
    position: &Position,
    house: House,
    from: Area,
    area: Area,
) -> Result<(), Illegal> {
    if !position.orders_of(house, Order::March).contains(from) {
        return Err(Illegal::NoSuchOrder(from));
    }
    if called(position, from) {
        return Err(Illegal::AlreadyCalled);
    }
    if callable(position, house, from).contains(area) {
        Ok(())
    } else {
        Err(Illegal::NoNeutralForce(area))
    }
}

/// The other houses are asked, one after the other.
pub(super) fn call(
    state: &mut State,
    house: House,
    (from, area): (Area, Area),
    cx: &mut impl Cx<Event>,
) {
    let before = state.call.map_or(OrderTokens::NONE, |call| call.called);
    let Some(march) = state.orders.get(from) else {
        return;
    };
    state.call = Some(NeutralCall {
        from,
        area,
        granted: AreaSet::EMPTY,
        called: before.with(march),
    });
    cx.emit(Event::SupportCalled { house, from, area });
    state.agenda.push(Step::SupportNeutral {
        done: HouseSet::EMPTY.with(house),
    });
}

/// Asks the next house in turn order that could help.
pub(crate) fn run(state: &mut State, done: HouseSet, _cx: &mut impl Cx<Event>) -> Flow {
    let next = state
        .turn_order()
        .find(|&house| !done.contains(house) && !orders(state, house).is_empty());
    let Some(house) = next else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state.agenda.replace(Step::SupportNeutral {
        done: done.with(house),
    });
    state.ask(house);
    Flow::Wait
}

/// The Support orders of a house that could help against the neutral force.
fn orders(position: &Position, house: House) -> AreaSet {
    position.call.map_or(AreaSet::EMPTY, |call| {
        support_orders(position, call.area).intersection(position.occupied[house])
    })
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    Some(Prompt::SupportNeutral {
        area: state.call?.area,
        orders: orders(state, house),
    })
}

/// A grant names orders for the attacker; a neutral force has no friends.
pub(super) fn check(position: &Position, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
    let (&Prompt::SupportNeutral { orders, .. }, &Action::Support { attacker, defender }) =
        (prompt, action)
    else {
        return Err(Illegal::WrongAnswer);
    };
    if !defender.is_empty() {
        return Err(Illegal::NotOffered);
    }
    if let Some(area) = attacker.difference(orders).iter().next() {
        return Err(Illegal::NoSuchOrder(area));
    }
    let whole = attacker.is_empty() || attacker == orders;
    match position.setup.support_scope {
        SupportScope::PerHouse if !whole => Err(Illegal::BothSides),
        SupportScope::PerHouse | SupportScope::PerOrder => Ok(()),
    }
}

pub(super) fn answer(
    state: &mut State,
    house: House,
    (prompt, action): (&Prompt, &Action),
    cx: &mut impl Cx<Event>,
) {
    let (&Prompt::SupportNeutral { orders, .. }, &Action::Support { attacker, .. }) =
        (prompt, action)
    else {
        return;
    };
    if let Some(call) = &mut state.call {
        call.granted = call.granted.union(attacker);
    }
    for from in orders {
        let side = attacker.contains(from).then_some(Side::Attacker);
        cx.emit(Event::SupportDeclared { house, from, side });
    }
}
