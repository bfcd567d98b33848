//! The supply track: how large armies may be.

use crate::{
    Action, Event, House, HouseSet, Illegal, Position, Prompt, State, Troops, agenda::Flow,
};
use tabletop::{Cx, Dice};

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

    /// An area with this many units more.
    pub fn add(&mut self, size: u8) {
        self.0[usize::from(size.min(5)).saturating_sub(1)] += 1;
    }

    /// An area with this many units less; it was counted before.
    pub fn remove(&mut self, size: u8) {
        self.0[usize::from(size.min(5)).saturating_sub(1)] -= 1;
    }

    /// Whether supply at this position of the track feeds them.
    pub fn fit(self, supply: u8) -> bool {
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
        let mut at_least = 0;
        (0..4).rev().all(|i| {
            at_least += self.0[i + 1];
            at_least <= FED[usize::from(supply.min(6))][i]
        })
    }
}

/// Whether the armies of a house on the board are no more and no larger than its supply allows.
pub fn conforms(position: &Position, house: House) -> bool {
    Armies::of(position, house).fit(position.supply[house])
}

/// Adjusts the next house's supply and lets it reconcile, until all have.
pub(crate) fn run(state: &mut State, _done: HouseSet, _cx: &mut impl Cx<Event>) -> Flow {
    state.agenda.pop();
    Flow::GoOn
}

/// Asks a house to destroy units where its armies are too many or too large.
pub(crate) fn reconcile(state: &mut State, _house: House, _cx: &mut impl Cx<Event>) -> Flow {
    state.agenda.pop();
    Flow::GoOn
}

pub(crate) fn check(
    _position: &Position,
    _house: House,
    _prompt: &Prompt,
    _action: &Action,
) -> Result<(), Illegal> {
    Err(Illegal::WrongAnswer)
}

pub(crate) fn answer(
    _state: &mut State,
    _house: House,
    _action: &Action,
    _cx: &mut impl Cx<Event>,
) {
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    _dice: &mut (impl Dice + ?Sized),
) -> Action {
    fallback(position, house, prompt)
}

pub(crate) fn fallback(_position: &Position, _house: House, _prompt: &Prompt) -> Action {
    Action::Destroy(Troops::NONE)
}
