//! Planning: every house lays one order face down on each of its areas with units, then all are
//! turned up.

mod check;
mod fallback;
mod sample;
#[cfg(test)]
mod tests;
mod tokens;

pub use check::check_partial;
pub(crate) use check::tokens as check_tokens;
pub use tokens::{TokensLeft, tokens_left};

use crate::{
    Action, AreaSet, ByHouse, Event, House, HouseSet, Illegal, OrderTokens, Orders, Position,
    Prompt, State, Step, general::kings_court::stars_of, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Asks the houses: all at once, or, if any is short of tokens, one after the other.
pub(crate) fn begin(state: &mut State) {
    let short = state
        .houses()
        .iter()
        .any(|&house| state.areas_with_units(house).len() > usize::from(eligible(state, house)));
    state.committed = HouseSet::EMPTY;
    for &house in state.houses() {
        if state.areas_with_units(house).is_empty() {
            state.committed = state.committed.with(house);
        } else if !short {
            state.ask(house);
        }
    }
    state.agenda.push(if short {
        Step::AssignOrdersInTurn
    } else {
        Step::AssignOrders
    });
}

/// Waits for the last house, then reveals.
pub(crate) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let missing = state
        .turn_order()
        .find(|&house| !state.committed.contains(house));
    let Some(house) = missing else {
        reveal(state, cx);
        return Flow::GoOn;
    };
    if state.agenda.top() == Some(Step::AssignOrdersInTurn) && state.asked[house].is_none() {
        state.ask(house);
    }
    Flow::Wait
}

fn reveal(state: &mut State, cx: &mut impl Cx<Event>) {
    state.asked = ByHouse::default();
    state.committed = HouseSet::EMPTY;
    state.orders = state.secrets.orders;
    state.secrets.orders = Orders::NONE;
    state.covered = AreaSet::EMPTY;
    state.agenda.pop();
    cx.emit(Event::OrdersRevealed {
        orders: state.orders,
    });
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    if state.committed.contains(house) {
        return Prompt::TakeBackOrders;
    }
    let areas = state.areas_with_units(house);
    Prompt::PlaceOrders {
        areas,
        allowed: state.allowed,
        stars: stars_of(state, house),
        cover: (areas.len() as u8).min(eligible(state, house)),
        before: state.secrets.orders.on(areas),
    }
}

/// Returns how many tokens this house may place this round.
fn eligible(state: &State, house: House) -> u8 {
    tokens::eligible(state.allowed, stars_of(state, house))
}

pub(crate) fn check(
    _: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (Prompt::PlaceOrders { .. }, Action::PlaceOrders(orders)) => check::check(prompt, orders),
        (Prompt::TakeBackOrders, Action::TakeBackOrders) => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    match action {
        Action::PlaceOrders(orders) => place(state, house, orders, cx),
        _ => take_back(state, house, cx),
    }
}

/// Lays the orders face down. Until the last house is ready they may be taken back, unless the
/// houses place them in turn: then others have already answered to what they saw covered.
fn place(state: &mut State, house: House, orders: &Orders, cx: &mut impl Cx<Event>) {
    let elsewhere = AreaSet::ALL.difference(state.occupied[house]);
    state.secrets.orders = state.secrets.orders.on(elsewhere).with(orders);
    state.covered = state.covered.union(orders.areas());
    state.committed = state.committed.with(house);
    cx.emit(Event::OrdersPlaced { house });
    let last = state.committed.len() == state.houses().len();
    if state.agenda.top() == Some(Step::AssignOrders) && !last {
        state.ask(house);
    }
}

/// The orders leave everybody's sight and wait with their house, to be placed again or changed.
fn take_back(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    state.committed = state.committed.without(house);
    state.covered = state.covered.difference(state.occupied[house]);
    state.ask(house);
    cx.emit(Event::OrdersTakenBack { house });
}

pub(crate) fn sample(
    _: &Position,
    _: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match prompt {
        Prompt::PlaceOrders { .. } => Action::PlaceOrders(sample::sample(prompt, dice)),
        _ => Action::TakeBackOrders,
    }
}

pub(crate) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Action {
    match prompt {
        Prompt::PlaceOrders { .. } => {
            Action::PlaceOrders(fallback::fallback(position, house, prompt))
        }
        _ => Action::TakeBackOrders,
    }
}

/// Orders that were placed and never declared ready, with the fallback's where none lies yet.
pub(crate) fn complete(
    position: &Position,
    house: House,
    prompt: &Prompt,
    begun: &Action,
) -> Option<Action> {
    let Action::PlaceOrders(orders) = begun else {
        return None;
    };
    check_partial(prompt, orders).ok()?;
    let whole = fallback::complete(position, house, prompt, *orders);
    Some(Action::PlaceOrders(whole))
}

/// Ends the restrictions of the round's Westeros cards, after the Messenger Raven.
pub(crate) fn lift_restrictions(state: &mut State) {
    state.allowed = OrderTokens::ALL;
}
