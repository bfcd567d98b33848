//! Bidding on the influence tracks: Clash of Kings.

pub(crate) mod bids;
#[cfg(test)]
mod tests;
mod ties;

pub use crate::state::agenda::BiddingStep as Step;
use crate::{
    Action, Auction, ByHouse, Event, House, HouseSet, Illegal, Position, Prompt, Ranking, State,
    Track, state::agenda::Flow, state::secrets::shuffle,
};
use tabletop::{Cx, Dice};

/// The first of the three biddings is due. Markers stay on the tracks until a bidding places them
/// anew: until then nothing but the tokens, which stay with their holders, hangs on them.
pub(crate) fn begin(state: &mut State) {
    let first = Step::Open(Track::IronThrone);
    state.agenda.push(crate::Step::Bidding(first));
}

pub(crate) fn run(state: &mut State, step: Step, cx: &mut impl Cx<Event>) -> Flow {
    match step {
        Step::Open(track) => {
            state
                .agenda
                .replace(crate::Step::Bidding(Step::Bids(track)));
            bids::open(state, everybody(state), cx);
            Flow::GoOn
        }
        Step::Bids(track) => {
            if bids::reveal(state, everybody(state), cx) == Flow::Wait {
                return Flow::Wait;
            }
            if ties::any(state, state.bids) {
                state
                    .agenda
                    .replace(crate::Step::Bidding(Step::Ties(track)));
            } else {
                let ranking = ties::ranked(state, state.bids, House::ALL);
                set(state, track, ranking, cx);
            }
            Flow::GoOn
        }
        Step::Ties(track) => {
            // The token moves when its track is set: on the Iron Throne track the old holder.
            let Some(holder) = state.tracks.iron_throne.at(0) else {
                let ranking = ties::ranked(state, state.bids, House::ALL);
                set(state, track, ranking, cx);
                return Flow::GoOn;
            };
            state.ask(holder);
            Flow::Wait
        }
    }
}

fn everybody(state: &State) -> HouseSet {
    state.houses().iter().copied().collect()
}

/// Places the markers; whoever is first holds the token from now on.
fn set(state: &mut State, track: Track, ranking: Ranking, cx: &mut impl Cx<Event>) {
    *state.tracks.get_mut(track) = ranking;
    state.bids = ByHouse::default();
    cx.emit(Event::TrackSet { track, ranking });
    let next = match track {
        Track::IronThrone => Some(Track::Fiefdoms),
        Track::Fiefdoms => Some(Track::KingsCourt),
        Track::KingsCourt => None,
    };
    match next {
        Some(next) => state.agenda.replace(crate::Step::Bidding(Step::Open(next))),
        None => state.agenda.pop(),
    }
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    match state.agenda.top()? {
        crate::Step::Bidding(Step::Bids(track)) => Some(Prompt::Bid {
            on: Auction::Track(track),
            most: state.power[house],
        }),
        crate::Step::Bidding(Step::Ties(track)) => Some(Prompt::OrderTied {
            track,
            bids: state.bids,
        }),
        _ => None,
    }
}

pub(crate) fn check(
    position: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (&Prompt::Bid { most, .. }, _) => bids::check(most, action),
        (&Prompt::OrderTied { bids, .. }, &Action::OrderTied(ranking)) => {
            ties::check(position, bids, ranking)
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    prompt: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    match (prompt, action) {
        (_, &Action::Bid(bid)) => bids::commit(state, house, bid, cx),
        (&Prompt::OrderTied { track, .. }, &Action::OrderTied(ranking)) => {
            cx.emit(Event::TiesOrdered { house });
            set(state, track, ranking, cx);
        }
        _ => {}
    }
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match *prompt {
        Prompt::Bid { most, .. } => bids::sample(most, dice),
        Prompt::OrderTied { bids, .. } => {
            let mut order = House::ALL;
            shuffle(&mut order, dice);
            Action::OrderTied(ties::ranked(position, bids, order))
        }
        _ => fallback(position, house, prompt),
    }
}

/// Bids nothing; leaves equals in the order in which they stand, which nobody can resent.
pub(crate) fn fallback(position: &Position, _: House, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::OrderTied { track, bids } => {
            let order = ties::as_they_stand(*position.tracks.get(track));
            Action::OrderTied(ties::ranked(position, bids, order))
        }
        _ => Action::Bid(0),
    }
}
