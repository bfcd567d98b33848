//! Step 4: the Valyrian Steel Blade, once a round, adds one for its holder.

use super::{Combat, Step, ahead, ask, go_on, now, now_mut, turn_to};
use crate::{Action, Event, Position, Side, State, state::agenda::Flow};
use tabletop::Cx;

/// The side that may use the Blade now: it is ready, and its present holder fights.
pub(super) fn ready(position: &Position) -> Option<Side> {
    let holder = position.tracks.fiefdoms.at(0)?;
    let fights = position.combat.as_ref()?.side_of(holder);
    fights.filter(|_| !position.blade_used)
}

pub(super) fn run(state: &mut State) -> Flow {
    match ready(state) {
        Some(side) => ask(state, side),
        None => go_on(state, Step::Decide),
    }
}

pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if *action == Action::Use {
        state.blade_used = true;
        now_mut(state).blade = Some(side);
        let house = now(state).houses[side];
        cx.emit(Event::BladeUsed { house });
    }
    turn_to(state, Step::Decide);
}

/// Only where it turns a defeat into a victory.
pub(super) fn fallback(position: &Position, combat: &Combat, side: Side) -> Action {
    let with = Combat {
        blade: Some(side),
        ..*combat
    };
    if ahead(position, combat) != side && ahead(position, &with) == side {
        Action::Use
    } else {
        Action::Decline
    }
}
