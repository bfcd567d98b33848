//! Mustering: castles and strongholds bring new units, house by house.

mod camp;
mod chance;
#[cfg(test)]
mod tests;

pub use camp::Camp;
pub(crate) use camp::place;

use crate::{
    Action, Area, AreaSet, Event, House, HouseSet, Illegal, Musters, Position, Prompt, State, Step,
    board::{BUILDINGS, Building},
    general::control::lands_of,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The mustering points of an area, controlled or not.
pub fn points(site: Area) -> u8 {
    match site.place().building {
        Some(Building::Stronghold) => 2,
        Some(Building::Castle) => 1,
        None => 0,
    }
}

/// The castles and strongholds that a house controls.
pub fn sites(position: &Position, house: House) -> AreaSet {
    lands_of(position, house).intersection(BUILDINGS)
}

/// Checks that all of it may be mustered, each step after those before it.
///
/// `only_one` stands in the question: all of it in one of the sites.
pub fn check_all(
    position: &Position,
    house: House,
    prompt: &Prompt,
    musters: &Musters,
) -> Result<(), Illegal> {
    let mut camp = Camp::new(position, house, prompt).ok_or(Illegal::WrongAnswer)?;
    for (site, recruit) in musters.iter() {
        camp.add(site, recruit)?;
    }
    Ok(())
}

/// Asks the next house that can muster anything, in turn order.
pub(crate) fn run(state: &mut State, done: HouseSet, _: &mut impl Cx<Event>) -> Flow {
    let Some(house) = state.turn_order().find(|&it| !done.contains(it)) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    if can_muster(state, house, sites(state, house)) {
        state.ask(house);
        return Flow::Wait;
    }
    let done = done.with(house);
    state.agenda.replace(Step::Mustering { done });
    Flow::GoOn
}

/// Tells whether the house could muster a single thing in one of these areas.
pub fn can_muster(position: &Position, house: House, sites: AreaSet) -> bool {
    let camp = Camp::at(position, house, sites);
    sites
        .iter()
        .any(|site| camp.recruits(site).next().is_some())
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    match state.agenda.top()? {
        Step::Mustering { .. } => Some(Prompt::Muster {
            sites: sites(state, house),
            only_one: false,
        }),
        _ => None,
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Muster(musters) => check_all(position, house, prompt, musters),
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
    let &Action::Muster(musters) = action else {
        return;
    };
    match state.agenda.top() {
        Some(Step::Mustering { done }) => {
            let done = done.with(house);
            state.agenda.replace(Step::Mustering { done });
        }
        // The reward of The Horde Descends.
        _ => state.agenda.pop(),
    }
    muster(state, house, &musters, cx);
}

/// The units come onto the board. They come to areas that their house controls and to seas without
/// enemies, so nothing changes hands.
pub(crate) fn muster(state: &mut State, house: House, musters: &Musters, cx: &mut impl Cx<Event>) {
    for (site, recruit) in musters.iter() {
        place(state, house, site, recruit);
    }
    cx.emit(Event::Mustered {
        house,
        musters: *musters,
    });
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let camp = Camp::new(position, house, prompt);
    let musters = camp.map_or(Musters::NONE, |camp| chance::random(camp, dice));
    Action::Muster(musters)
}

/// As strong an army as the points give.
pub(crate) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Action {
    let camp = Camp::new(position, house, prompt);
    Action::Muster(camp.map_or(Musters::NONE, chance::sensible))
}

pub(crate) use chance::random;
