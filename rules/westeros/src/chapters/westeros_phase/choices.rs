//! The three cards that leave it to the holder of a dominance token what they do.

use super::Step;
use crate::{
    House, Prompt, State, WesterosCard, WesterosChoice, WesterosDeck, state::agenda::Flow,
};

/// Returns what the house that is asked chooses from.
pub const fn offered(prompt: &Prompt) -> &'static [WesterosChoice] {
    use WesterosChoice::{
        ClashOfKings, Mustering, NoDefense, NoMarchPlusOne, Nothing, Power, Supply,
    };
    match prompt {
        Prompt::ThroneOfBlades => &[Supply, Mustering, Nothing],
        Prompt::DarkWings => &[ClashOfKings, Power, Nothing],
        Prompt::PutToTheSword => &[NoDefense, NoMarchPlusOne, Nothing],
        _ => &[],
    }
}

pub(super) const fn prompt(card: WesterosCard) -> Option<Prompt> {
    match card {
        WesterosCard::AThroneOfBlades => Some(Prompt::ThroneOfBlades),
        WesterosCard::DarkWingsDarkWords => Some(Prompt::DarkWings),
        WesterosCard::PutToTheSword => Some(Prompt::PutToTheSword),
        _ => None,
    }
}

/// Asks the holder of the token at this moment: an earlier card may have moved it.
pub(super) fn ask(state: &mut State, deck: WesterosDeck) -> Flow {
    let Some(house) = state.westeros[deck.index()].and_then(|card| holder(state, card)) else {
        let next = crate::Step::Westeros(Step::Resolve(deck));
        state.agenda.replace(next);
        return Flow::GoOn;
    };
    state.ask(house);
    Flow::Wait
}

fn holder(state: &State, card: WesterosCard) -> Option<House> {
    let tracks = &state.tracks;
    let track = match prompt(card)? {
        Prompt::ThroneOfBlades => tracks.iron_throne,
        Prompt::PutToTheSword => tracks.fiefdoms,
        _ => tracks.kings_court,
    };
    track.at(0)
}
