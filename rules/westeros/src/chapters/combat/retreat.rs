//! Step 6.3: the beaten units retreat, all together, and are routed.

mod routes;

use super::{Step, ask, casualties, fighters, go_on, now, now_mut, turn_to, unfit::unfit};
use crate::{
    Action, Area, AreaSet, Army, Event, House, Illegal, Position, Side, State, Unit,
    board::BUILDINGS, state::agenda::Flow,
};
pub use routes::{Retreats, loss, retreats};
pub(super) use routes::{back, cheapest, near};
use tabletop::{Cx, Dice};

/// Siege Engines and units that were routed before cannot retreat: they are destroyed.
pub(super) fn leave_behind(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let Some(side) = combat.loser() else {
        return go_on(state, Step::Enter);
    };
    let routed = fighters::routed(state, &combat, side);
    let upright = fighters::upright(state, &combat, side);
    let engines = fighters::only(upright, Unit::SiegeEngine);
    fighters::destroy(state, side, (engines, routed), cx);
    if upright == engines {
        go_on(state, Step::Enter)
    } else {
        go_on(state, Step::RobbStark)
    }
}

/// The beaten house chooses where to go; without anywhere to go its units are destroyed.
pub(super) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let Some(side) = combat.loser() else {
        return go_on(state, Step::Enter);
    };
    let areas = retreats(state, &combat, side).areas;
    let Some(to) = areas.iter().next() else {
        let units = fighters::upright(state, &combat, side);
        fighters::destroy(state, side, (units, Army::NONE), cx);
        return go_on(state, Step::Enter);
    };
    if areas.len() > 1 || state.wants_to_be_asked(combat.houses[side]) {
        return ask(state, side);
    }
    go_on(state, Step::RetreatLoss { to })
}

/// The beaten house names the units that it cannot feed there.
pub(super) fn lose(state: &mut State, to: Area, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let Some(side) = combat.loser() else {
        return go_on(state, Step::Enter);
    };
    let count = loss(state, &combat, side, to);
    let units = fighters::upright(state, &combat, side);
    let Some(lost) = casualties::by_itself(state, combat.houses[side], (units, count)) else {
        return ask(state, side);
    };
    fighters::destroy(state, side, (lost, Army::NONE), cx);
    leave(state, side, to, cx);
    Flow::GoOn
}

/// The answer to that question.
pub(super) fn answer_loss(
    state: &mut State,
    (side, to): (Side, Area),
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    casualties::lose(state, side, action, cx);
    leave(state, side, to, cx);
}

/// Sends away and routs whoever is left.
fn leave(state: &mut State, side: Side, to: Area, cx: &mut impl Cx<Event>) {
    let combat = now(state);
    let house = combat.houses[side];
    let units = fighters::upright(state, &combat, side);
    match side {
        Side::Attacker => now_mut(state).attackers = Army::NONE,
        Side::Defender => state.take_exactly(combat.area, units, Army::NONE),
    }
    state.put_routed(house, to, units);
    cx.emit(Event::Retreated {
        house,
        from: combat.area,
        to,
        units,
    });
    turn_to(state, Step::Enter);
}

pub(super) const fn check(areas: AreaSet, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::Retreat(to) if areas.contains(to) => Ok(()),
        Action::Retreat(to) => Err(Illegal::OutOfReach(to)),
        _ => Err(unfit(action)),
    }
}

pub(super) fn answer(state: &mut State, action: &Action) {
    if let &Action::Retreat(to) = action {
        turn_to(state, Step::RetreatLoss { to });
    }
}

pub(super) fn sample(areas: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let to = areas.pick(dice);
    Action::Retreat(to.expect("a question about a retreat names where to"))
}

/// Home, else to friends who can fight, else a castle or stronghold, else an area that is the
/// house's own already.
pub(super) fn fallback(position: &Position, house: House, areas: AreaSet) -> Action {
    let own = position.occupied[house].union(position.power_tokens[house]);
    let worth = |&area: &Area| {
        let friends = position.occupied[house].contains(area) && !position.upright(area).is_empty();
        let building = BUILDINGS.contains(area);
        (area == house.home(), friends, building, own.contains(area))
    };
    let to = areas.iter().max_by_key(worth);
    Action::Retreat(to.expect("a question about a retreat names where to"))
}
