//! Step 6.4: the winner takes the area, orders and tokens leave, cards are discarded.

use super::{
    Combat, Step, after_combat,
    cards::refill,
    go_on, now, now_mut,
    texts::{arianne_martell, ser_loras_tyrell},
    turn_to,
};
use crate::{
    AriannePowerToken, Army, Event, Phase, Side, State, general::consequences, state::agenda::Flow,
};
use tabletop::Cx;

/// After a victory the defender's order and power token leave the area, and the attackers enter
/// it, unless Arianne keeps them out or none is left.
pub(super) fn enter(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    if combat.winner != Some(Side::Attacker) {
        return go_on(state, Step::CleanUp);
    }
    let kept_out = arianne_martell::keeps_out(&combat);
    take_down(state, &combat, cx);
    if combat.attackers.is_empty() {
        return go_on(state, Step::CleanUp);
    }
    if kept_out {
        return arianne_martell::send_back(state, cx);
    }
    now_mut(state).attackers = Army::NONE;
    state.put(combat.houses.attacker, combat.area, combat.attackers);
    go_on(state, Step::CleanUp)
}

/// The order leaves in any case; the power token stays only by an option of the table, and only
/// where nobody enters.
fn take_down(state: &mut State, combat: &Combat, cx: &mut impl Cx<Event>) {
    let area = combat.area;
    if let Some(token) = state.orders.get(area) {
        state.orders.clear(area);
        let house = combat.houses.defender;
        cx.emit(Event::OrderRemoved { house, area, token });
    }
    let entered = !arianne_martell::keeps_out(combat) && !combat.attackers.is_empty();
    let leaves = match state.setup.arianne_power_token {
        AriannePowerToken::Removed => true,
        AriannePowerToken::Stays => entered,
    };
    if let Some(house) = state.power_token(area).filter(|_| leaves) {
        state.power_tokens[house] = state.power_tokens[house].without(area);
        cx.emit(Event::PowerTokenRemoved { house, area });
    }
}

/// The March order leaves or rides on with Loras, both cards are discarded, and an empty hand is
/// refilled. What follows for orders, ports and victory comes before the texts that are heard
/// after the combat.
pub(super) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    if ser_loras_tyrell::rides_on(state, &combat) {
        ser_loras_tyrell::move_march(state, &combat, cx);
    } else {
        cx.emit(Event::MarchRemoved {
            house: combat.houses.attacker,
            area: combat.from,
            token: combat.march,
        });
    }
    let cards = std::mem::take(&mut now_mut(state).cards);
    for side in Side::ALL {
        refill(state, combat.houses[side], cards[side], cx);
    }
    let due = after_combat::due(cards);
    turn_to(state, Step::AfterCombat { due });
    consequences::apply(state, cx);
    if state.phase == Phase::GameOver {
        state.combat = None;
    }
    Flow::GoOn
}
