//! The Westeros phase, and the decks.

mod choices;
mod decks;
mod orders;

use super::Step;
use crate::{
    Action, Agenda, House, Phase, Ranking, State, WesterosCard, WesterosChoice, WesterosDeck,
    chapters::advance::advance, testing::Play,
};
use tabletop::{EventRecorder, testkit::TestDice};

/// These cards are revealed already, those that are there take effect, and planning follows.
pub(crate) fn resolve(state: &State, cards: [Option<WesterosCard>; 3]) -> Play {
    let mut state = *state;
    state.westeros = cards;
    state.phase = Phase::Westeros;
    state.round = 2;
    state.agenda = Agenda::of_round(2);
    state.agenda.pop();
    let first = Step::Resolve(WesterosDeck::I);
    state.agenda.push(crate::Step::Westeros(first));
    let mut cx = EventRecorder::new(TestDice::new(1));
    advance(&mut state, &mut cx);
    Play {
        state,
        events: cx.events,
    }
}

/// One card takes effect, and planning follows.
pub(crate) fn card(state: &State, card: WesterosCard) -> Play {
    let mut cards = [None; 3];
    let deck = WesterosDeck::ALL
        .into_iter()
        .find(|it| it.cards().contains(&card))
        .unwrap();
    cards[deck.index()] = Some(card);
    resolve(state, cards)
}

/// All houses in this order.
pub(crate) fn ranking(names: &[House]) -> Ranking {
    Ranking::of(names, |_| true)
}

const QUIET: &str = "Stark | Winterfell | F";

fn choose(choice: WesterosChoice) -> Action {
    Action::Choose(choice)
}
