//! The end of a combat: texts that are heard when both cards lie on the discard piles.

use super::{Step, now, texts::patchface, turn_to};
use crate::{BySide, HouseCard, State, agenda::Flow, house_cards::Text};

/// `cards` are those whose text may still be due.
pub(super) fn run(state: &mut State, mut cards: BySide<Option<HouseCard>>) -> Flow {
    let combat = now(state);
    let due = |card: HouseCard| card.text() == Some(Text::DiscardEnemyCard);
    let next = state
        .turn_order()
        .filter_map(|house| combat.side_of(house))
        .find(|&side| cards[side].is_some_and(due));
    let Some(side) = next else {
        state.combat = None;
        state.agenda.pop();
        return Flow::GoOn;
    };
    cards[side] = None;
    turn_to(state, Step::AfterCombat { cards });
    patchface::run(state, side)
}
