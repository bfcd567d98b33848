//! Wildling attacks: all houses bid together, and one card rewards or harms them.

mod a_king_beyond_the_wall;
mod attack;
mod card;
mod crow_killers;
mod losing_units;
mod mammoth_riders;
mod massing_on_the_milkwater;
mod preemptive_raid;
mod rattleshirts_raiders;
mod skinchanger_scout;
#[cfg(test)]
mod tests;
mod the_horde_descends;

pub(crate) use attack::begin;
pub use preemptive_raid::{best_tracks, last_everywhere};

pub use crate::state::agenda::WildlingStep as Step;
use crate::{
    Action, Auction, Event, House, Illegal, Position, Prompt, Rank, State, chapters::bidding::bids,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The share of a house in the card, once the bids are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    /// The wildlings won, and nobody bid less.
    Lowest,
    /// The wildlings won.
    Other,
    /// The Night's Watch won, and nobody bid more.
    Highest,
}

pub(crate) fn run(state: &mut State, step: Step, cx: &mut impl Cx<Event>) -> Flow {
    match step {
        Step::Open => attack::open(state, cx),
        Step::Bids => return attack::reveal(state, cx),
        Step::Bidder => return attack::find_bidder(state, cx),
        Step::Card => attack::turn_card(state, cx),
        Step::Penalties { done } => attack::next_penalty(state, done),
        Step::Effect(house) => return card::take_effect(state, house, cx),
        Step::BestTrack => return preemptive_raid::ask_throne(state, cx),
        Step::End => attack::end(state, cx),
    }
    Flow::GoOn
}

/// The step on top becomes this one.
fn go_to(state: &mut State, step: Step) {
    state.agenda.replace(crate::Step::Wildlings(step));
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    let crate::Step::Wildlings(step) = state.agenda.top()? else {
        return None;
    };
    match step {
        Step::Bids => Some(Prompt::Bid {
            on: Auction::Wildlings(state.attack?.strength),
            most: state.power[house],
        }),
        Step::Bidder => attack::tie(state),
        Step::Effect(house) => card::question(state, house),
        Step::BestTrack => preemptive_raid::which_track(state),
        Step::Open | Step::Card | Step::Penalties { .. } | Step::End => None,
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (&Prompt::Bid { most, .. }, _) => bids::check(most, action),
        (Prompt::NameBidder { tied, .. }, &Action::Name(named)) => {
            if tied.contains(named) {
                Ok(())
            } else {
                Err(Illegal::NotAmong(named))
            }
        }
        _ => card::check(position, house, prompt, action),
    }
}

/// The only legal answer to what a card asks, if there is only one.
pub(crate) fn forced(position: &Position, house: House, prompt: &Prompt) -> Option<Action> {
    match *prompt {
        Prompt::DestroyUnits { count, within } => {
            losing_units::forced(position, house, (count, within)).map(Action::Destroy)
        }
        Prompt::CrowsDown { count } => {
            let (replaced, destroyed) = crow_killers::forced(position, house, count)?;
            Some(Action::Demote {
                replaced,
                destroyed,
            })
        }
        Prompt::PreemptiveTrack { tracks } => {
            preemptive_raid::only(tracks).map(Action::ChooseTrack)
        }
        _ => None,
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    _: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    match *action {
        Action::Bid(bid) => bids::commit(state, house, bid, cx),
        Action::Name(named) => attack::name(state, named, cx),
        _ => card::answer(state, house, action, cx),
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
        Prompt::NameBidder { tied, .. } => {
            let nth = dice.below(tied.len().max(1) as u32) as usize;
            tied.iter().nth(nth).map_or(Action::Decline, Action::Name)
        }
        _ => card::sample(position, house, prompt, dice),
    }
}

/// Bids nothing, wants no reward that would hurt others, loses what is worth least. The holder of
/// the Iron Throne is first in turn order: among equals it takes a reward itself and leaves a
/// penalty to the last.
pub(crate) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::Bid { .. } => Action::Bid(0),
        Prompt::NameBidder { tied, rank } => {
            let mut tied = position.turn_order().filter(|&it| tied.contains(it));
            let named = match rank {
                Rank::Highest => tied.next(),
                Rank::Lowest => tied.last(),
            };
            named.map_or(Action::Decline, Action::Name)
        }
        _ => card::fallback(position, house, prompt),
    }
}
