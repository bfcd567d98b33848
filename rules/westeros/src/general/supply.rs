//! The supply track: how large armies may be.

mod reconcile;
#[cfg(test)]
mod tests;

pub use crate::general::armies::{Armies, LIMITS, MOST};
use crate::{
    Action, Event, House, HouseSet, Illegal, Position, Prompt, State, Step, Troops,
    general::consequences, general::control::lands_of, general::losses, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Tells whether the armies of a house on the board are no more and no larger than its supply allows.
pub fn conforms(position: &Position, house: House) -> bool {
    Armies::of(position, house).fit(position.supply[house])
}

/// Returns what the barrels of the areas that a house controls add up to, as far as the track goes.
pub fn barrels(position: &Position, house: House) -> u8 {
    let lands = lands_of(position, house);
    let icons: u8 = lands.iter().map(|area| area.place().supply_icons).sum();
    icons.min(MOST)
}

/// Adjusts the next house's supply and lets it reconcile, until all have.
pub(crate) fn run(state: &mut State, done: HouseSet, cx: &mut impl Cx<Event>) -> Flow {
    let Some(house) = state.turn_order().find(|&it| !done.contains(it)) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    let done = done.with(house);
    state.agenda.replace(Step::Supply { done });
    set(state, house, barrels(state, house), cx);
    Flow::GoOn
}

/// Moves a house's token on the supply track; it reconciles before anything else happens.
pub(crate) fn set(state: &mut State, house: House, supply: u8, cx: &mut impl Cx<Event>) {
    state.supply[house] = supply.min(MOST);
    cx.emit(Event::SupplyAdjusted {
        house,
        supply: state.supply[house],
    });
    state.agenda.push(Step::Reconcile(house));
}

/// Asks a house to destroy units where its armies are too many or too large.
pub(crate) fn reconcile(state: &mut State, house: House, cx: &mut impl Cx<Event>) -> Flow {
    if conforms(state, house) {
        state.agenda.pop();
        return Flow::GoOn;
    }
    let forced = reconcile::forced(state, house);
    let Some(units) = forced.filter(|_| !state.wants_to_be_asked(house)) else {
        state.ask(house);
        return Flow::Wait;
    };
    destroy(state, house, units, cx);
    Flow::GoOn
}

pub(crate) fn forced(position: &Position, house: House) -> Option<Action> {
    reconcile::forced(position, house).map(Action::Destroy)
}

fn destroy(state: &mut State, house: House, units: Troops, cx: &mut impl Cx<Event>) {
    state.agenda.pop();
    losses::destroy(state, house, units, cx);
    consequences::apply(state, cx);
}

pub(crate) fn check(
    position: &Position,
    house: House,
    _: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Destroy(units) => reconcile::check(position, house, units),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::Destroy(units) = action {
        destroy(state, house, units, cx);
    }
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    _: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    Action::Destroy(reconcile::sample(position, house, dice))
}

pub(crate) fn fallback(position: &Position, house: House, _: &Prompt) -> Action {
    Action::Destroy(reconcile::fallback(position, house))
}
