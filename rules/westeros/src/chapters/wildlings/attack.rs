//! The course of an attack: bids, outcome, card, track.

use super::{Share, Step, go_to};
use crate::{
    ByHouse, Event, House, HouseSet, Position, Prompt, Rank, State, WildlingAttack, WildlingCard,
    WildlingTie, chapters::bidding::bids, state::agenda::Flow,
};
use tabletop::Cx;

impl WildlingAttack {
    /// Returns what this house is to the card; `None` before the bidder is known, and for houses that the card passes
    /// by.
    pub(super) fn share(self, house: House) -> Option<Share> {
        let bidder = self.bidder? == house;
        match (self.held?, bidder) {
            (true, true) => Some(Share::Highest),
            (true, false) => None,
            (false, true) => Some(Share::Lowest),
            (false, false) => self.houses.contains(house).then_some(Share::Other),
        }
    }
}

/// Wildlings of this strength attack these houses.
pub(crate) fn begin(state: &mut State, strength: u8, houses: HouseSet, cx: &mut impl Cx<Event>) {
    start(state, strength, houses, cx);
    state.agenda.push(crate::Step::Wildlings(Step::Open));
}

fn start(state: &mut State, strength: u8, houses: HouseSet, cx: &mut impl Cx<Event>) {
    state.attack = Some(WildlingAttack {
        strength,
        houses,
        second: false,
        held: None,
        bidder: None,
        card: None,
    });
    cx.emit(Event::WildlingsAttacked { strength, houses });
}

pub(super) fn open(state: &mut State, cx: &mut impl Cx<Event>) {
    go_to(state, Step::Bids);
    bids::open(state, houses(state), cx);
}

fn houses(state: &State) -> HouseSet {
    state.attack.map_or(HouseSet::EMPTY, |it| it.houses)
}

/// Once the last bid is in: the Night's Watch is as strong as all bids together, and wins if that
/// is not less than the wildlings.
pub(super) fn reveal(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    if bids::reveal(state, houses(state), cx) == Flow::Wait {
        return Flow::Wait;
    }
    let total = state.bids.0.iter().sum();
    let mut held = false;
    if let Some(attack) = &mut state.attack {
        held = total >= attack.strength;
        attack.held = Some(held);
    }
    cx.emit(if held {
        Event::NightsWatchWon { total }
    } else {
        Event::WildlingsWon { total }
    });
    go_to(state, first_of(state, Step::Bidder, Step::Card));
    Flow::GoOn
}

/// The bidder is sought before the card is turned up, or after it, as the table wants.
fn first_of(state: &State, bidder: Step, card: Step) -> Step {
    match state.setup.wildling_tie {
        WildlingTie::BeforeCard => bidder,
        WildlingTie::AfterCard => card,
    }
}

/// The houses with the highest bid if the attack was held, else those with the lowest.
fn candidates(position: &Position) -> Option<(HouseSet, Rank)> {
    let attack = position.attack?;
    let bids = || attack.houses.iter().map(|house| position.bids[house]);
    let (wanted, rank) = if attack.held? {
        (bids().max()?, Rank::Highest)
    } else {
        (bids().min()?, Rank::Lowest)
    };
    let equal = attack.houses.iter();
    let equal = equal.filter(|&house| position.bids[house] == wanted);
    Some((equal.collect(), rank))
}

pub(super) fn tie(position: &Position) -> Option<Prompt> {
    candidates(position).map(|(tied, rank)| Prompt::NameBidder { tied, rank })
}

/// The holder of the Iron Throne decides between equals, whether it bid or not.
pub(super) fn find_bidder(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let tied = candidates(state).map_or(HouseSet::EMPTY, |(tied, _)| tied);
    let first = tied.iter().next();
    match (first, state.tracks.iron_throne.at(0)) {
        (Some(_), Some(holder)) if tied.len() > 1 => {
            state.ask(holder);
            Flow::Wait
        }
        (Some(only), _) => {
            name(state, only, cx);
            Flow::GoOn
        }
        (None, _) => {
            go_to(state, Step::End);
            Flow::GoOn
        }
    }
}

pub(super) fn name(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    if let Some(attack) = &mut state.attack {
        attack.bidder = Some(house);
    }
    cx.emit(Event::BidderNamed { house });
    if state.attack.is_some_and(|it| it.card.is_none()) {
        go_to(state, Step::Card);
    } else {
        meet_card(state);
    }
}

/// Turns the card: whoever had seen the card knows no more of the deck than the others now.
pub(super) fn turn_card(state: &mut State, cx: &mut impl Cx<Event>) {
    let card = state.secrets.wildlings[0];
    state.secrets.top_known_to = HouseSet::EMPTY;
    if let Some(attack) = &mut state.attack {
        attack.card = card;
    }
    if let Some(card) = card {
        cx.emit(Event::WildlingCardRevealed { card });
    }
    if state.attack.is_some_and(|it| it.bidder.is_none()) {
        go_to(state, Step::Bidder);
    } else {
        meet_card(state);
    }
}

/// Bidder and card are known.
fn meet_card(state: &mut State) {
    let Some(attack) = state.attack else {
        return;
    };
    if let (Some(true), Some(highest)) = (attack.held, attack.bidder) {
        go_to(state, Step::End);
        let effect = Step::Effect(highest);
        state.agenda.push(crate::Step::Wildlings(effect));
    } else {
        let done = HouseSet::EMPTY;
        go_to(state, Step::Penalties { done });
    }
}

/// The lowest bidder first, then in turn order as it is by now; each is through with everything
/// before the next.
pub(super) fn next_penalty(state: &mut State, done: HouseSet) {
    let lowest = state.attack.and_then(|it| it.bidder);
    let houses = houses(state).difference(done);
    let next = lowest
        .filter(|&it| houses.contains(it))
        .or_else(|| state.turn_order().find(|&it| houses.contains(it)));
    let Some(house) = next else {
        go_to(state, Step::End);
        return;
    };
    let done = done.with(house);
    go_to(state, Step::Penalties { done });
    let effect = Step::Effect(house);
    state.agenda.push(crate::Step::Wildlings(effect));
}

/// Track, card and bids; what Preemptive Raid still brings comes after all of that.
pub(super) fn end(state: &mut State, cx: &mut impl Cx<Event>) {
    let Some(attack) = state.attack.take() else {
        state.agenda.pop();
        return;
    };
    bury(state);
    state.bids = ByHouse::default();
    let held = attack.held == Some(true);
    if !attack.second {
        state.wildlings = if held {
            0
        } else {
            state.wildlings.saturating_sub(4)
        };
        cx.emit(Event::WildlingsMoved {
            to: state.wildlings,
        });
    }
    let again = held && attack.card == Some(WildlingCard::PreemptiveRaid);
    match attack.bidder {
        Some(highest) if again => attack_again(state, attack.houses.without(highest), cx),
        _ => state.agenda.pop(),
    }
}

/// The reward of Preemptive Raid. The card that brought it is under the deck by now, so it cannot
/// come twice.
fn attack_again(state: &mut State, houses: HouseSet, cx: &mut impl Cx<Event>) {
    const STRENGTH: u8 = 6;
    start(state, STRENGTH, houses, cx);
    if let Some(attack) = &mut state.attack {
        attack.second = true;
    }
    go_to(state, Step::Open);
}

/// The card that was turned up goes under the deck. What lay at the bottom is no longer there.
fn bury(state: &mut State) {
    let secrets = &mut state.secrets;
    secrets.wildlings.rotate_left(1);
    secrets.bottom_known_to = HouseSet::EMPTY;
}
