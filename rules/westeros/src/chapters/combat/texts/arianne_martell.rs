//! Arianne, beaten in defence, keeps the attackers out: they stand where they came from.

use crate::{
    Action, Army, Combat, Event, HouseCard, Side, State,
    chapters::combat::{Step, ask, casualties, fighters, go_on, now, now_mut, retreat, turn_to},
    state::agenda::Flow,
    vocabulary::house_cards::{Conquest, Text},
};
use tabletop::Cx;

/// Tells whether the winning attackers may not enter.
pub fn keeps_out(combat: &Combat) -> bool {
    combat.winner == Some(Side::Attacker)
        && combat.text(Side::Defender) == Some(Text::Conquest(Conquest::AttackersStayOut))
}

/// The attackers stand upright where they came from. Where other units of the same march have
/// filled up the supply meanwhile, some are lost, as when beaten attackers come home.
pub fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let count = retreat::loss(state, &combat, Side::Attacker, combat.from);
    let house = combat.houses.attacker;
    let Some(units) = casualties::by_itself(state, house, (combat.attackers, count)) else {
        return ask(state, Side::Attacker);
    };
    fighters::destroy(state, Side::Attacker, (units, Army::NONE), cx);
    stand_back(state);
    Flow::GoOn
}

pub fn send_back(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    cx.emit(Event::CardUsed {
        card: HouseCard::ArianneMartell,
    });
    go_on(state, Step::SentBack)
}

/// The answer to a loss of units by supply.
pub fn answer(state: &mut State, action: &Action, cx: &mut impl Cx<Event>) {
    casualties::lose(state, Side::Attacker, action, cx);
    stand_back(state);
}

fn stand_back(state: &mut State) {
    let combat = now(state);
    now_mut(state).attackers = Army::NONE;
    state.put(combat.houses.attacker, combat.from, combat.attackers);
    turn_to(state, Step::CleanUp);
}
