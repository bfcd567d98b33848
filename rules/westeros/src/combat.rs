//! Combat: support, strength, house cards, the outcome, casualties, retreat.

use crate::{
    Area, AreaSet, Army, BySide, Event, House, HouseCard, OrderToken, Side, State, TidesCard,
    agenda::Flow,
};
use serde::{Deserialize, Serialize};
use tabletop::Cx;

/// A combat, as far as it lies open. The attackers are on their way: they stand neither in the
/// area they left nor in the embattled one, so that no unit is ever in two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Where the march began.
    pub from: Area,
    /// The embattled area; the defending units stand there, or a garrison alone.
    pub area: Area,
    pub houses: BySide<House>,
    /// The March order.
    pub march: OrderToken,
    pub attackers: Army,
    /// Areas whose Support orders help a side, granted and not refused.
    pub supports: BySide<AreaSet>,
    /// House cards face up.
    pub cards: BySide<Option<HouseCard>>,
    /// Tides of Battle cards face up.
    pub tides: BySide<Option<TidesCard>>,
    /// Who used the Valyrian Steel Blade for strength.
    pub blade: Option<Side>,
    pub winner: Option<Side>,
}

/// Where in a combat the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Begin,
}

/// The attackers set out; what happens to them is the next step's.
pub(crate) fn begin(state: &mut State, combat: Combat, cx: &mut impl Cx<Event>) {
    state.combat = Some(combat);
    state.agenda.push(crate::Step::Combat(Step::Begin));
    cx.emit(Event::CombatBegan {
        attacker: combat.houses.attacker,
        defender: combat.houses.defender,
        from: combat.from,
        area: combat.area,
        units: combat.attackers,
    });
}

/// They come back.
pub(crate) fn run(state: &mut State, _step: Step, _cx: &mut impl Cx<Event>) -> Flow {
    state.agenda.pop();
    if let Some(combat) = state.combat.take() {
        state.put(combat.houses.attacker, combat.from, combat.attackers);
    }
    Flow::GoOn
}

pub(crate) fn prompt(_state: &State, _house: House) -> Option<crate::Prompt> {
    None
}

pub(crate) fn check(
    _position: &crate::Position,
    _house: House,
    _prompt: &crate::Prompt,
    _action: &crate::Action,
) -> Result<(), crate::Illegal> {
    Err(crate::Illegal::WrongAnswer)
}

pub(crate) fn answer(
    _state: &mut State,
    _house: House,
    _prompt: &crate::Prompt,
    _action: &crate::Action,
    _cx: &mut impl Cx<Event>,
) {
}

pub(crate) fn sample(
    position: &crate::Position,
    house: House,
    prompt: &crate::Prompt,
    _dice: &mut (impl tabletop::Dice + ?Sized),
) -> crate::Action {
    fallback(position, house, prompt)
}

pub(crate) fn fallback(
    _position: &crate::Position,
    _house: House,
    _prompt: &crate::Prompt,
) -> crate::Action {
    crate::Action::Decline
}
