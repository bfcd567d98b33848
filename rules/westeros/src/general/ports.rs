//! Ports that changed hands with their land: the new lord may put own ships in the place of those
//! that lie there; a port without a lord is empty.

#[cfg(test)]
mod tests;

use crate::{
    Action, Area, Army, AttackSupply, Event, House, Illegal, Position, Prompt, Side, State, Step,
    Unit, board::PORTS, general::armies::Armies, general::control::controller, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Puts every port with ships of another house than its land's on the agenda; ships in a port
/// whose land nobody controls are lost at once.
pub(crate) fn follow_land(state: &mut State, cx: &mut impl Cx<Event>) {
    for port in state.all_units().intersection(PORTS) {
        let Some(owner) = state.units_of(port) else {
            continue;
        };
        match controller(state, port) {
            Some(lord) if lord == owner => {}
            None => lose(state, owner, port, cx),
            Some(_) if state.agenda.iter().any(|it| it == Step::TakePort(port)) => {}
            Some(_) => state.agenda.push(Step::TakePort(port)),
        }
    }
}

/// The most ships that the new lord of a port may put there: no more than lie there, as far as
/// figures and supply go.
pub fn most(position: &Position, lord: House, port: Area) -> u8 {
    let there = position.units[port].len();
    let figures = position.figures_left(lord, Unit::Ship);
    let fed = |&ships: &u8| {
        let mut before = Armies::of(position, lord);
        before.add(on_their_way(position, lord));
        let mut armies = before;
        armies.add(ships);
        armies.fit_after(position.supply[lord], before)
    };
    let most = there.min(figures);
    (0..=most).rev().find(fed).unwrap_or(0)
}

/// Attackers count where they attack.
fn on_their_way(position: &Position, house: House) -> u8 {
    let counted = position.setup.attack_supply == AttackSupply::Counted;
    position
        .combat
        .filter(|it| counted && it.houses[Side::Attacker] == house)
        .map_or(0, |it| it.attackers.len())
}

/// Asks the new lord how many ships to take, if there is a choice.
pub(crate) fn run(state: &mut State, port: Area, cx: &mut impl Cx<Event>) -> Flow {
    let Some(lord) = controller(state, port) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    if most(state, lord, port) > 0 {
        state.ask(lord);
        return Flow::Wait;
    }
    take(state, lord, 0, cx);
    Flow::GoOn
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    let Some(Step::TakePort(port)) = state.agenda.top() else {
        return None;
    };
    Some(Prompt::TakePort {
        port,
        most: most(state, house, port),
    })
}

pub(crate) fn check(
    _: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (&Prompt::TakePort { most, .. }, &Action::TakeShips(ships)) if ships > most => {
            Err(Illegal::WrongNumber {
                wanted: most,
                named: ships,
            })
        }
        (Prompt::TakePort { .. }, Action::TakeShips(_)) => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    _: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    if let &Action::TakeShips(ships) = action {
        take(state, house, ships, cx);
    }
}

/// The ships of the port on top of the agenda leave it, and as many new ones come.
fn take(state: &mut State, lord: House, ships: u8, cx: &mut impl Cx<Event>) {
    let Some(Step::TakePort(port)) = state.agenda.top() else {
        return;
    };
    state.agenda.pop();
    if let Some(owner) = state.units_of(port) {
        lose(state, owner, port, cx);
    }
    if ships > 0 {
        state.put(lord, port, Army::NONE.with(Unit::Ship, ships));
        cx.emit(Event::PortTaken {
            house: lord,
            port,
            ships,
        });
    }
}

/// The ships in a port are lost, and their order with them.
fn lose(state: &mut State, owner: House, port: Area, cx: &mut impl Cx<Event>) {
    let ships = state.units[port];
    state.take(port, ships);
    cx.emit(Event::PortShipsLost {
        house: owner,
        port,
        ships: ships.len(),
    });
    if let Some(token) = state.orders.get(port) {
        state.orders.clear(port);
        cx.emit(Event::OrderRemoved {
            house: owner,
            area: port,
            token,
        });
    }
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match *prompt {
        Prompt::TakePort { most, .. } => Action::TakeShips(dice.below(u32::from(most) + 1) as u8),
        _ => fallback(position, house, prompt),
    }
}

/// Ships for nothing.
pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::TakePort { most, .. } => Action::TakeShips(most),
        _ => Action::TakeShips(0),
    }
}
