//! Marches: one after the other, in turn order, units move; at most one area a march is attacked.
//!
//! What a march may do is judged in [`why_not`]; how it happens stands in `march/execution.rs`.

mod check;
mod destination;
mod execution;
mod lost;
pub(crate) mod neutral;
mod prospect;
mod sample;
#[cfg(test)]
mod tests;
mod token;
mod turns;

use crate::{
    Action, Area, Event, House, Illegal, March, Order, Position, Prompt, State, Step, Troops,
    chapters::cycle, general::movement, state::agenda::Flow,
};
pub use check::{armies_after, why_not};
pub use destination::{Arrival, arrival, destinations};
pub use lost::{Lost, lost_without_token};
pub use neutral::{callable, strength};
pub use prospect::{Odds, Prospect, prospect};
pub(crate) use sample::{fallback, sample};
use tabletop::Cx;
pub use token::{NoToken, why_no_token};
pub use turns::{Turns, turns_if_last};

/// Asks the house whose turn it is, unless the only order it has moves nothing anyway and it leaves
/// that to the game.
pub(crate) fn run(state: &mut State, cursor: u8, cx: &mut impl Cx<Event>) -> Flow {
    let Some((position, house)) = cycle::next(state, cursor, Order::March) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state.agenda.replace(Step::March { cursor: position });
    let orders = state.orders_of(house, Order::March);
    if let Some(from) = orders.iter().next()
        && orders.len() == 1
        && stuck(state, house, from)
        && !state.wants_to_be_asked(house)
    {
        execution::resolve(state, house, stay(from), cx);
        return Flow::GoOn;
    }
    state.ask(house);
    Flow::Wait
}

/// Tells whether nobody can leave: all are routed, or there is nowhere to go.
fn stuck(position: &Position, house: House, from: Area) -> bool {
    position.upright(from).is_empty() || movement::reach(position, house, from).is_empty()
}

/// The march that moves nobody; always legal.
const fn stay(from: Area) -> March {
    March {
        from,
        moves: Troops::NONE,
        leave_token: false,
    }
}

/// Returns what the only order left, lying here, can do if it can do one thing alone.
pub(crate) fn forced(position: &Position, house: House, from: Area) -> Option<Action> {
    stuck(position, house, from).then(|| Action::ResolveMarch(stay(from)))
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::ResolveMarch {
        orders: state.orders_of(house, Order::March),
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (Prompt::ResolveMarch { .. }, Action::ResolveMarch(march)) => {
            why_not(position, house, march).map_or(Ok(()), Err)
        }
        (Prompt::ResolveMarch { .. }, &Action::CallSupport { from, area }) => {
            neutral::check_call(position, house, from, area)
        }
        (Prompt::SupportNeutral { .. }, _) => neutral::check(position, prompt, action),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    prompt: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    match (prompt, action) {
        (Prompt::SupportNeutral { .. }, _) => neutral::answer(state, house, (prompt, action), cx),
        (_, &Action::CallSupport { from, area }) => neutral::call(state, house, (from, area), cx),
        (_, Action::ResolveMarch(march)) => execution::resolve(state, house, *march, cx),
        _ => {}
    }
}
