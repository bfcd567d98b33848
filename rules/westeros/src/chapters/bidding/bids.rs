//! Bids: submitted by all at once, revealed when the last is in, and paid by everybody.

use crate::{Action, ByHouse, Event, House, HouseSet, Illegal, State, state::agenda::Flow};
use tabletop::{Cx, Dice};

/// Asks all of these houses at once. Who has no power bids nothing and is not asked.
pub(crate) fn open(state: &mut State, houses: HouseSet, cx: &mut impl Cx<Event>) {
    state.committed = HouseSet::EMPTY;
    for house in houses.iter() {
        if state.power[house] == 0 {
            commit(state, house, 0, cx);
        } else {
            state.ask(house);
        }
    }
}

pub(crate) fn commit(state: &mut State, house: House, bid: u8, cx: &mut impl Cx<Event>) {
    state.secrets.bids[house] = bid;
    state.committed = state.committed.with(house);
    cx.emit(Event::BidPlaced { house });
}

/// Waits for the last of these houses, then reveals and takes the power. Until then the purses
/// look as they did before the bidding.
pub(crate) fn reveal(state: &mut State, houses: HouseSet, cx: &mut impl Cx<Event>) -> Flow {
    if !houses.difference(state.committed).is_empty() {
        return Flow::Wait;
    }
    state.bids = state.secrets.bids;
    state.secrets.bids = ByHouse::default();
    state.committed = HouseSet::EMPTY;
    for house in houses.iter() {
        state.power[house] -= state.bids[house];
    }
    cx.emit(Event::BidsRevealed {
        houses,
        bids: state.bids,
    });
    Flow::GoOn
}

pub(crate) const fn check(most: u8, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::Bid(bid) if bid <= most => Ok(()),
        Action::Bid(_) => Err(Illegal::NotEnoughPower { available: most }),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// Mostly up to half of the purse, now and then up to all of it.
pub(crate) fn sample(most: u8, dice: &mut (impl Dice + ?Sized)) -> Action {
    let all_in = dice.below(8) == 0;
    let limit = if all_in { most } else { most.div_ceil(2) };
    Action::Bid(dice.below(u32::from(limit) + 1) as u8)
}
