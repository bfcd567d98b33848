//! The supply track: how large armies may be.

mod reconcile;
#[cfg(test)]
mod tests;

use crate::{
    Action, Event, House, HouseSet, Illegal, Position, Prompt, State, Step, Troops, agenda::Flow,
    consequences::settle, control::lands_of, losses,
};
use tabletop::{Cx, Dice};

/// The last position of the supply track.
pub const MOST: u8 = 6;

/// The sizes of the largest armies allowed at each position of the supply track, largest first.
/// An army is two or more units in one area; single units need no supply.
pub const LIMITS: [&[u8]; 7] = [
    &[2, 2],
    &[3, 2],
    &[3, 2, 2],
    &[3, 2, 2, 2],
    &[3, 3, 2, 2],
    &[4, 3, 2, 2],
    &[4, 3, 2, 2, 2],
];

/// How many armies of each size (2, 3, 4 and more) a house has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Armies([u8; 5]);

impl Armies {
    /// The armies of a house on the board, routed units included.
    pub fn of(position: &Position, house: House) -> Self {
        let mut armies = Self::default();
        for area in position.occupied[house] {
            armies.add(position.units[area].len());
        }
        armies
    }

    /// Another area with this many units; none is no area.
    pub fn add(&mut self, size: u8) {
        if size > 0 {
            self.0[usize::from(size.min(5)) - 1] += 1;
        }
    }

    /// An area with this many units that was counted before is counted no longer.
    pub fn remove(&mut self, size: u8) {
        if size > 0 {
            self.0[usize::from(size.min(5)) - 1] -= 1;
        }
    }

    /// Their sizes, largest first, each with whether supply at this position of the track feeds
    /// it. Five stands for five and more.
    pub fn sizes(self, supply: u8) -> impl Iterator<Item = (u8, bool)> {
        let fed = LIMITS[usize::from(supply.min(MOST))];
        let sizes = (2..=5_u8)
            .rev()
            .flat_map(move |size| (0..self.0[usize::from(size) - 1]).map(move |_| size));
        sizes
            .enumerate()
            .map(move |(i, size)| (size, fed.get(i).is_some_and(|&most| size <= most)))
    }

    /// Whether supply at this position of the track feeds them.
    pub fn fit(self, supply: u8) -> bool {
        self.fit_after(supply, Self::default())
    }

    /// Whether supply feeds them, or they are in no way more than they were: by some options of
    /// a table a house may stand over its supply, and then it may do what makes that no worse.
    pub fn fit_after(self, supply: u8, before: Self) -> bool {
        /// How many armies of at least 2, 3, 4 and 5 units each position feeds.
        const FED: [[u8; 4]; 7] = {
            let mut fed = [[0; 4]; 7];
            let mut supply = 0;
            while supply < 7 {
                let mut i = 0;
                while i < LIMITS[supply].len() {
                    let mut size = 2;
                    while size <= LIMITS[supply][i] {
                        fed[supply][size as usize - 2] += 1;
                        size += 1;
                    }
                    i += 1;
                }
                supply += 1;
            }
            fed
        };
        let (mut at_least, mut had) = (0, 0);
        (0..4).rev().all(|i| {
            at_least += self.0[i + 1];
            had += before.0[i + 1];
            at_least <= FED[usize::from(supply.min(6))][i].max(had)
        })
    }
}

/// Whether the armies of a house on the board are no more and no larger than its supply allows.
pub fn conforms(position: &Position, house: House) -> bool {
    Armies::of(position, house).fit(position.supply[house])
}

/// What the barrels of the areas that a house controls add up to, as far as the track goes.
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
    settle(state, cx);
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
