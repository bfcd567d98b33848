//! Raids: one after the other, in turn order, orders that are next to a raider leave the board.

#[cfg(test)]
mod tests;

use crate::{
    Action, Area, AreaSet, Event, House, Illegal, Order, OrderToken, Pillage, Position, Prompt,
    State, Step,
    board::{Kind, LANDS},
    chapters::cycle,
    general::power,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The areas whose orders a raid from here could reach: from land the land next to it, from the
/// sea everything next to it, from a port only its sea. Ships carry no raid.
pub fn reach(from: Area) -> AreaSet {
    match from.place().kind {
        Kind::Land => from.borders().intersection(LANDS),
        Kind::Sea => from.borders(),
        Kind::Port { sea, .. } => AreaSet::EMPTY.with(sea),
    }
}

/// Returns why the raid from `from` may not hit `target`; `None` if it may.
pub fn why_not(position: &Position, from: Area, target: Area) -> Option<Illegal> {
    let raid = position
        .orders
        .get(from)
        .filter(|token| token.order() == Order::Raid);
    let Some((raid, raider)) = raid.zip(position.units_of(from)) else {
        return Some(Illegal::NoSuchOrder(from));
    };
    if !reach(from).contains(target) {
        return Some(Illegal::OutOfReach(target));
    }
    let enemy = position
        .units_of(target)
        .is_some_and(|house| house != raider);
    let hit = position
        .orders
        .get(target)
        .is_some_and(|token| removes(raid, token.order()));
    (!enemy || !hit).then_some(Illegal::NothingToRaid(target))
}

/// Every area that the raid from here may hit.
pub fn targets(position: &Position, from: Area) -> AreaSet {
    let raid = position
        .orders
        .get(from)
        .filter(|token| token.order() == Order::Raid);
    let Some((raid, raider)) = raid.zip(position.units_of(from)) else {
        return AreaSet::EMPTY;
    };
    // The same as `why_not` of each area in reach, in a few word operations.
    let removed = Order::ALL
        .into_iter()
        .filter(|&order| removes(raid, order))
        .map(|order| position.orders.of_kind(order))
        .fold(AreaSet::EMPTY, AreaSet::union);
    reach(from)
        .intersection(removed)
        .intersection(position.areas_with_enemies(raider))
}

/// The effect of a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    pub victim: House,
    /// The order that leaves the board.
    pub removed: OrderToken,
    /// The power that the raider gains and the victim loses by it, where power was to be consolidated.
    pub pillaged: Option<Pillage>,
}

/// Returns what the raid from `from` does to `target`, which it may hit.
pub fn effect(position: &Position, from: Area, target: Area) -> Option<Effect> {
    if why_not(position, from, target).is_some() {
        return None;
    }
    let (raider, victim) = (position.units_of(from)?, position.units_of(target)?);
    let removed = position.orders.get(target)?;
    let pillaged = (removed.order() == Order::ConsolidatePower).then(|| Pillage {
        gained: power::gainable(position, raider, 1),
        lost: position.power[victim].min(1),
    });
    Some(Effect {
        victim,
        removed,
        pillaged,
    })
}

/// Tells whether this Raid token removes such orders. No raid ever removes a March.
const fn removes(raid: OrderToken, target: Order) -> bool {
    match target {
        Order::Support | Order::Raid | Order::ConsolidatePower => true,
        Order::Defense => raid.starred(),
        Order::March => false,
    }
}

/// Asks the house whose turn it is, unless its answer could change nothing and it leaves that to
/// the game.
pub(crate) fn run(state: &mut State, cursor: u8, cx: &mut impl Cx<Event>) -> Flow {
    let Some((position, house)) = cycle::next(state, cursor, Order::Raid) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state.agenda.replace(Step::Raid { cursor: position });
    let raids = state.orders_of(house, Order::Raid);
    if let Some(first) = raids.iter().next()
        && pointless(state, house, raids)
        && !state.wants_to_be_asked(house)
    {
        resolve(state, house, (first, None), cx);
        return Flow::GoOn;
    }
    state.ask(house);
    Flow::Wait
}

/// Tells whether nothing hangs on which of these raids is resolved next, and how.
///
/// None of them has a target, and there is either one only or no enemy raid that could hit one
/// of them and care which is still there. Targets never come back during raids: orders only
/// leave the board.
fn pointless(state: &State, house: House, raids: AreaSet) -> bool {
    let hits = |from: Area| !targets(state, from).is_empty();
    let enemies = || state.houses().iter().filter(|&&it| it != house);
    let in_danger = || {
        let enemy_raids = enemies().flat_map(|&it| state.orders_of(it, Order::Raid));
        enemy_raids
            .map(reach)
            .any(|reached| !reached.intersection(raids).is_empty())
    };
    !raids.iter().any(hits) && (raids.len() == 1 || !in_danger())
}

/// Returns what the only order left, lying here, can do if it can do one thing alone.
pub(crate) fn forced(position: &Position, from: Area) -> Option<Action> {
    let target = None;
    targets(position, from)
        .is_empty()
        .then_some(Action::ResolveRaid { from, target })
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::ResolveRaid {
        orders: state.orders_of(house, Order::Raid),
    }
}

pub(crate) fn check(
    position: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    let (&Prompt::ResolveRaid { orders }, &Action::ResolveRaid { from, target }) = (prompt, action)
    else {
        return Err(Illegal::WrongAnswer);
    };
    if !orders.contains(from) {
        return Err(Illegal::NoSuchOrder(from));
    }
    target
        .and_then(|target| why_not(position, from, target))
        .map_or(Ok(()), Err)
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::ResolveRaid { from, target } = action {
        resolve(state, house, (from, target), cx);
    }
}

/// Both orders leave the board; a raided Consolidate Power pillages. Without a target the raid
/// is spent.
fn resolve(
    state: &mut State,
    house: House,
    (from, target): (Area, Option<Area>),
    cx: &mut impl Cx<Event>,
) {
    state.orders.clear(from);
    let hit = target.and_then(|it| Some((it, state.units_of(it)?, state.orders.get(it)?)));
    if let Some((target, victim, removed)) = hit {
        state.orders.clear(target);
        let pillaged = (removed.order() == Order::ConsolidatePower).then(|| Pillage {
            gained: power::gain(state, house, 1),
            lost: power::lose(state, victim, 1),
        });
        cx.emit(Event::Raided {
            house,
            from,
            victim,
            target,
            removed,
            pillaged,
        });
    } else {
        cx.emit(Event::RaidSpent { house, from });
    }
    if let Some(Step::Raid { cursor }) = state.agenda.top() {
        state.agenda.replace(Step::Raid {
            cursor: cycle::after(state, cursor),
        });
    }
}

/// A random raid, more often with a target than without.
pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let Prompt::ResolveRaid { orders } = *prompt else {
        return fallback(position, house, prompt);
    };
    let Some(from) = orders.pick(dice) else {
        return fallback(position, house, prompt);
    };
    let wasted = dice.below(8) == 0;
    let target = if wasted {
        None
    } else {
        targets(position, from).pick(dice)
    };
    Action::ResolveRaid { from, target }
}

/// Harms nobody.
pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    let first = match prompt {
        Prompt::ResolveRaid { orders } => orders.iter().next(),
        _ => None,
    };
    Action::ResolveRaid {
        from: first.expect("a question names the orders it is about"),
        target: None,
    }
}
