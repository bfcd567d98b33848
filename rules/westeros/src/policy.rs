//! The computer's play of the board game: greedily, by what one house sees now.
//!
//! Everything is weighed in points, of which an available power token is worth about ten and a
//! castle sixty. [`answer`] needs a [`Position`] and what is the house's [`Own`], builds no view
//! and allocates nothing: it is also the form that a search plays out games with. [`Greedy`] is
//! the same behind the contract.
//!
#![doc = include_str!("policy.md")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "points, and counts of areas and cards, are a few thousand at most"
)]

mod battle;
mod bids;
mod cards;
mod chance;
mod consolidate;
mod march;
mod muster;
mod orders;
mod pull;
mod raid;
mod raven;
mod retreat;
mod rivals;
mod seen;
mod support;
mod table;
mod temper;
#[cfg(test)]
mod tests;
mod threat;
mod westeros;
mod wildlings;
mod worth;

use crate::{
    Action, House, Own, Position, Prompt, View, Westeros, general::ports, general::supply,
};
use seen::Seen;
use tabletop::{Budget, Dice, Level, Policy, Random};
pub use temper::Temper;

/// The levels of the game, the weakest first.
pub(crate) static LEVELS: [Level<Westeros>; 3] = [
    Level {
        name: Random::NAME,
        policy: &Random,
    },
    Level {
        name: BEGINNER,
        policy: &Greedy(Temper::BEGINNER),
    },
    Level {
        name: STEADY,
        policy: &Greedy(Temper::STEADY),
    },
];

/// The level that a newcomer meets.
pub(crate) const BEGINNER: &str = "beginner";
const STEADY: &str = "steady";

/// The greedy player, as even-tempered as its temperature.
#[derive(Clone, Copy, Debug)]
pub struct Greedy(pub Temper);

impl Policy<Westeros> for Greedy {
    fn answer(&self, view: &View, prompt: &Prompt, _: Budget, dice: &mut dyn Dice) -> Action {
        let house = view.me.expect("only a seat is asked");
        let seat = (house, &view.own, self.0);
        answer(&view.position, seat, prompt, dice)
    }
}

/// The answer of a house that knows its own secrets, at this temperature.
pub fn answer(
    position: &Position,
    (house, own, temper): (House, &Own, Temper),
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let seen = &Seen {
        position,
        own,
        me: house,
        temper,
    };
    match *prompt {
        Prompt::PlaceOrders { .. } => Action::PlaceOrders(orders::place(seen, prompt, dice)),
        Prompt::TakeBackOrders => Action::TakeBackOrders,
        Prompt::UseRaven { .. } => Action::UseRaven(raven::exchange(seen, prompt, dice)),
        Prompt::PutWildlingCard { card } => Action::PutWildlingCard(raven::put(seen, card)),
        Prompt::Reconcile => supply::fallback(position, house, prompt),
        Prompt::ThroneOfBlades | Prompt::DarkWings | Prompt::PutToTheSword => {
            Action::Choose(westeros::choose(seen, prompt, dice))
        }
        Prompt::Muster { .. } => Action::Muster(muster::muster(seen, prompt, dice)),
        Prompt::Bid { on, most } => Action::Bid(bids::bid(seen, on, most, dice)),
        Prompt::OrderTied { bids, .. } => Action::OrderTied(bids::order(seen, bids)),
        Prompt::NameBidder { tied, rank } => Action::Name(bids::name(seen, tied, rank)),
        Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. } => wildlings::meet(seen, prompt),
        Prompt::ResolveRaid { orders } => raid::resolve(seen, orders, dice),
        Prompt::ResolveMarch { orders } => march::resolve(seen, orders, dice),
        Prompt::SupportNeutral { orders, .. } => support::neutral(seen, orders),
        Prompt::ConsolidatePower { orders } => consolidate::resolve(seen, orders, dice),
        Prompt::TakePort { .. } => ports::fallback(position, house, prompt),
        Prompt::Support { orders } => support::declare(seen, orders),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => cards::choose(seen, dice),
        Prompt::Aeron => cards::aeron(seen),
        Prompt::Tyrion => cards::tyrion(seen),
        Prompt::RefuseSupport { .. }
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::BladeRedraw
        | Prompt::Blade
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Casualties { .. }
        | Prompt::RetreatLoss { .. }
        | Prompt::Patchface => battle::answer(seen, prompt),
        Prompt::Retreat { side, areas } => retreat::retreat(seen, side, areas, dice),
    }
}
