//! A march happens: first whoever meets nobody, then the power token, then the attack.

use super::{Arrival, arrival};
use crate::{
    Area, Army, BySide, Combat, Event, House, March, OrderToken, State, Step,
    chapters::combat,
    chapters::cycle,
    general::consequences::{self, end_game, won},
};
use tabletop::Cx;

/// A March order on its way.
#[derive(Clone, Copy)]
struct Marching {
    house: House,
    from: Area,
    order: OrderToken,
}

/// The order leaves its area; units move, a power token stays, an enemy is attacked.
pub(super) fn resolve(state: &mut State, house: House, march: March, cx: &mut impl Cx<Event>) {
    let March { from, moves, .. } = march;
    let Some(order) = state.orders.get(from) else {
        return;
    };
    let marching = Marching { house, from, order };
    state.orders.clear(from);
    state.call = None;
    if let Some(Step::March { cursor }) = state.agenda.top() {
        let cursor = cycle::after(state, cursor);
        state.agenda.replace(Step::March { cursor });
    }
    cx.emit(Event::Marched { house, from, moves });
    let mut attack = None;
    for (area, army) in moves.iter() {
        state.take_exactly(from, army, Army::NONE);
        match arrival(state, house, area) {
            Arrival::Free => enter(state, house, (area, army), cx),
            attacked => attack = Some((attacked, area, army)),
        }
    }
    if march.leave_token {
        state.power[house] -= 1;
        state.power_tokens[house] = state.power_tokens[house].with(from);
        cx.emit(Event::PowerTokenPlaced { house, area: from });
    }
    match attack {
        Some((Arrival::Combat(defender), area, army)) => {
            fight(state, marching, (defender, area, army), cx);
        }
        Some((_, area, army)) => beat(state, marching, (area, army), cx),
        None => {
            spend(marching, cx);
            consequences::apply(state, cx);
        }
    }
}

fn spend(marching: Marching, cx: &mut impl Cx<Event>) {
    cx.emit(Event::MarchRemoved {
        house: marching.house,
        area: marching.from,
        token: marching.order,
    });
}

/// Units arrive; an enemy's power token goes back to its owner's pool.
fn enter(state: &mut State, house: House, (area, army): (Area, Army), cx: &mut impl Cx<Event>) {
    state.put(house, area, army);
    if let Some(owner) = state.power_token(area).filter(|&owner| owner != house) {
        state.power_tokens[owner] = state.power_tokens[owner].without(area);
        cx.emit(Event::PowerTokenRemoved { house: owner, area });
    }
}

/// The neutral force is gone for good, unless the free moves have just decided the game.
fn beat(
    state: &mut State,
    marching: Marching,
    (area, army): (Area, Army),
    cx: &mut impl Cx<Event>,
) {
    let house = marching.house;
    spend(marching, cx);
    if won(state) {
        // The attackers never arrive: wherever they were put, they would change the ranking.
        end_game(state, cx);
        return;
    }
    state.neutral_forces = state.neutral_forces.without(area);
    cx.emit(Event::NeutralForceBeaten { house, area });
    enter(state, house, (area, army), cx);
    consequences::apply(state, cx);
}

/// The free moves may decide the game, and ports change hands before the combat begins.
fn fight(
    state: &mut State,
    marching: Marching,
    (defender, area, attackers): (House, Area, Army),
    cx: &mut impl Cx<Event>,
) {
    let houses = BySide::new(marching.house, defender);
    let combat = Combat::new((marching.from, area), houses, marching.order, attackers);
    if won(state) {
        state.combat = Some(combat);
        end_game(state, cx);
    } else {
        combat::begin(state, combat, cx);
        consequences::apply(state, cx);
    }
}
