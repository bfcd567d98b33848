//! Wildling attacks.

use crate::{Action, Event, House, Illegal, Position, Prompt, State};
use tabletop::{Cx, Dice};

/// Where in it the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Step {
    Begin,
}

pub(crate) fn run(state: &mut State, _step: Step, _cx: &mut impl Cx<Event>) -> crate::agenda::Flow {
    state.agenda.pop();
    crate::agenda::Flow::GoOn
}

pub(crate) fn prompt(_state: &State, _house: House) -> Option<Prompt> {
    None
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
    _prompt: &Prompt,
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
    Action::Decline
}

/// A wildling attack, as far as it lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct WildlingAttack {
    pub strength: u8,
    /// The houses that bid, and whom the card may reward or harm.
    pub houses: crate::HouseSet,
    /// Whether it is the second attack of Preemptive Raid, which leaves the track alone.
    pub second: bool,
    /// Whether the Night's Watch won; known once the bids are.
    pub held: Option<bool>,
    /// The highest or lowest bidder, once known.
    pub bidder: Option<House>,
    pub card: Option<crate::WildlingCard>,
}
