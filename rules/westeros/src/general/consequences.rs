//! The consequences of any change of the board: the one routine that runs after every move, loss, conquest and retreat.

use crate::{
    Area, Event, House, Phase, Position, Side, State,
    board::BUILDINGS,
    general::control::{controller, count},
    general::ports,
    general::victory,
};
use tabletop::Cx;

/// The number of castles and strongholds that win at once.
pub const TO_WIN: u8 = 7;

/// Orders without units leave the board, ports follow their land, seven buildings win.
///
/// It may put questions on top of the agenda or end the game: call it last, when the agenda
/// already says what comes next.
pub(crate) fn apply(state: &mut State, cx: &mut impl Cx<Event>) {
    ports::follow_land(state, cx);
    remove_orders_without_units(state, cx);
    if won(state) {
        end_game(state, cx);
    }
}

/// Tells whether a house has enough castles and strongholds to win at once.
pub(crate) fn won(position: &Position) -> bool {
    let enough = |&house: &House| {
        // Nobody controls more than units, tokens and the home: a bound that is quick to see.
        let at_most = position.occupied[house]
            .union(position.power_tokens[house])
            .with(house.home());
        at_most.intersection(BUILDINGS).len() >= TO_WIN.into()
            && count(position, house, BUILDINGS) >= TO_WIN
    };
    position.houses().iter().any(enough)
}

fn remove_orders_without_units(state: &mut State, cx: &mut impl Cx<Event>) {
    for area in state.orders.areas().difference(state.all_units()) {
        let token = state.orders.get(area);
        state.orders.clear(area);
        if let Some((house, token)) = last_owner(state, area).zip(token) {
            cx.emit(Event::OrderRemoved { house, area, token });
        }
    }
}

/// Returns whose order lies in an area without units: units are lost in combat, or with a port.
fn last_owner(position: &Position, area: Area) -> Option<House> {
    position
        .combat
        .filter(|combat| combat.area == area)
        .map(|combat| combat.houses[Side::Defender])
        .or_else(|| controller(position, area))
}

/// The game is over: nothing is left to do.
pub(crate) fn end_game(state: &mut State, cx: &mut impl Cx<Event>) {
    while state.agenda.top().is_some() {
        state.agenda.pop();
    }
    state.phase = Phase::GameOver;
    cx.emit(Event::GameEnded {
        ranking: victory::ranking(state),
    });
}
