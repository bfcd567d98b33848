//! Planning: every house lays one order face down on each of its areas with units, then all are
//! turned up.

mod check;
mod fallback;
mod sample;
#[cfg(test)]
mod tests;
mod tokens;

pub(crate) use check::check;
pub use check::check_partial;
#[cfg(test)]
pub(crate) use check::tokens as check_tokens;
pub(crate) use fallback::fallback;
pub(crate) use sample::sample;
pub use tokens::{TokensLeft, tokens_left};

use crate::{
    ByHouse, Event, House, OrderTokens, Orders, Prompt, State, Step, agenda::Flow,
    kings_court::stars_of,
};
use tabletop::Cx;

/// Asks the houses: all at once, or, if any is short of tokens, one after the other.
pub(crate) fn begin(state: &mut State) {
    let short = state
        .houses()
        .iter()
        .any(|&house| state.areas_with_units(house).len() > usize::from(eligible(state, house)));
    for &house in state.houses() {
        let idle = state.areas_with_units(house).is_empty();
        state.ready[house] = idle;
        if !idle && !short {
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
        .tracks
        .iron_throne
        .iter()
        .find(|&house| !state.ready[house]);
    let Some(house) = missing else {
        return reveal(state, cx);
    };
    if state.agenda.top() == Some(Step::AssignOrdersInTurn) && state.asked[house].is_none() {
        state.ask(house);
    }
    Flow::Wait
}

fn reveal(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    state.asked = ByHouse::default();
    state.ready = ByHouse::default();
    state.agenda.pop();
    cx.emit(Event::OrdersRevealed {
        orders: state.orders,
    });
    Flow::GoOn
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    if state.ready[house] {
        return Prompt::TakeBackOrders;
    }
    let areas = state.areas_with_units(house);
    Prompt::PlaceOrders {
        areas,
        allowed: state.allowed,
        stars: stars_of(state, house),
        cover: (areas.len() as u8).min(eligible(state, house)),
        before: state.orders.on(areas),
    }
}

/// How many tokens this house may lay this round.
fn eligible(state: &State, house: House) -> u8 {
    TokensLeft::new(state.allowed, stars_of(state, house)).total()
}

/// Lays the orders face down. Until the last house is ready they may be taken back, unless the
/// houses lay them in turn: then others have already answered to what they saw covered.
pub(crate) fn place(state: &mut State, house: House, orders: Orders, cx: &mut impl Cx<Event>) {
    for area in state.areas_with_units(house) {
        state.orders.clear(area);
    }
    for (area, token) in orders.iter() {
        state.orders.place(area, token);
    }
    state.ready[house] = true;
    state.asked[house] = None;
    cx.emit(Event::OrdersPlaced { house });
    let last = state.houses().iter().all(|&it| state.ready[it]);
    if state.agenda.top() == Some(Step::AssignOrders) && !last {
        state.ask(house);
    }
}

/// The orders leave everybody's sight and wait with their house, to be laid again or changed.
pub(crate) fn take_back(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    state.ready[house] = false;
    state.ask(house);
    cx.emit(Event::OrdersTakenBack { house });
}

/// Ends the restrictions of the round's Westeros cards, after the Messenger Raven.
pub(crate) fn lift_restrictions(state: &mut State) {
    state.allowed = OrderTokens::ALL;
}
