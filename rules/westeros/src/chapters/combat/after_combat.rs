//! The end of a combat: the text that is heard when both cards lie on the discard piles.

use super::{Step, texts::patchface, turn_to};
use crate::{BySide, HouseCard, Side, State, state::agenda::Flow, vocabulary::house_cards::Text};

/// Returns the side whose card is still to be heard; no two houses have such a text.
pub(super) fn due(cards: BySide<Option<HouseCard>>) -> Option<Side> {
    let late = |card: HouseCard| card.text() == Some(Text::DiscardEnemyCard);
    Side::ALL
        .into_iter()
        .find(|&side| cards[side].is_some_and(late))
}

pub(super) fn run(state: &mut State, due: Option<Side>) -> Flow {
    let Some(side) = due else {
        state.combat = None;
        state.agenda.pop();
        return Flow::GoOn;
    };
    turn_to(state, Step::AfterCombat { due: None });
    patchface::run(state, side)
}
