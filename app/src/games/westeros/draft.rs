//! An answer in the making: plain values, nothing of which has been sent.
//!
//! What is legal is asked of the rules' own code; nothing here judges by itself.

mod answer;
mod auction;
mod choices;
mod course;
mod forced;
mod history;
mod kept;
mod last_plan;
mod march;
mod marks;
mod musters;
mod offers;
mod outlook;
mod pick;
mod plan;
mod reason;
mod sides;
mod step;
mod supply;
#[cfg(test)]
mod tests;
mod tied;
mod token;
mod units;
mod warnings;

pub use auction::{Bidder, Rung, bidders, purse, rungs, stars_at};
pub use choices::{Choice, choices, stars_left};
pub use course::{Course, course};
pub use history::Drafting;
pub use last_plan::{Copied, copied, last_plan};
pub use march::{Going, Marching, Offer, calls, forbidden, may_leave_token, near, offered};
pub use marks::marks;
pub use musters::{Recruits, musters_here, recruits};
pub use offers::{enemy, offers, place};
pub use outlook::{Fortune, Outlook, outlook};
pub use pick::{Picked, pick};
pub use plan::{Site, muster_sites, newcomers, pool_of_figures, taken_back, unused};
pub use reason::Reason;
pub use sides::{Stand, stands};
pub use step::Step;
pub use supply::{Feeding, Slot, Spoils, feeding_after, overfed, spoils};
pub use tied::{Tie, ties};
pub use units::{Wanted, named_count, pool, short_of_footmen, wanted};
pub use warnings::{Warning, supported_from, warnings};

use serde::{Deserialize, Serialize};
use westeros::{
    Action, Area, AreaSet, Army, Musters, Orders, Prompt, Ranking, RavenUse, Troops, View,
};

/// The answer to the open question as far as it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draft {
    Orders(Orders),
    Raven(Option<RavenUse>),
    Raid {
        from: Option<Area>,
        target: Target,
    },
    March {
        from: Option<Area>,
        going: Going,
        /// The units that the next destination is for; none stands for all that are left.
        hand: Army,
    },
    /// With musters, the starred order musters instead of bringing power.
    Consolidate {
        area: Option<Area>,
        musters: Option<Musters>,
    },
    Muster {
        /// The place where the next unit is to be mustered.
        site: Option<Area>,
        musters: Musters,
    },
    /// One of a list of answers.
    Answer(Option<Action>),
    /// Power tokens, or ships.
    Number(u8),
    /// Own units that are destroyed, or that become knights.
    Units(Troops),
    /// Knights that become footmen, and knights for which there is no footman.
    Crows {
        replaced: Troops,
        destroyed: Troops,
    },
    /// The sides that the own Support orders support, as far as it has been said.
    Sides {
        attacker: AreaSet,
        defender: AreaSet,
        nobody: AreaSet,
    },
    /// Support that shall not count.
    Refuse(AreaSet),
    /// The houses with equal bids, as they shall stand.
    Tied(Ranking),
    /// There is nothing to prepare: no question, or the offer to take orders back.
    #[default]
    Nothing,
}

/// The target of a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Not chosen yet.
    Open,
    /// The order is to be spent without effect.
    Nothing,
    Area(Area),
}

impl Draft {
    /// The draft a question begins with; where there is only one choice, it is made.
    pub fn open(view: &View, prompt: &Prompt) -> Self {
        Self::forced(view, prompt).unwrap_or_else(|| Self::unmade(view, prompt))
    }

    fn unmade(view: &View, prompt: &Prompt) -> Self {
        match *prompt {
            Prompt::PlaceOrders { before, .. } => Self::Orders(before),
            Prompt::TakeBackOrders => Self::Nothing,
            Prompt::UseRaven { .. } => Self::Raven(None),
            Prompt::ResolveRaid { orders } => Self::Raid {
                from: only(orders),
                target: Target::Open,
            },
            Prompt::ResolveMarch { orders } => Self::March {
                from: only(orders),
                going: Going::Open,
                hand: Army::NONE,
            },
            Prompt::ConsolidatePower { orders } => Self::Consolidate {
                area: only(orders),
                musters: None,
            },
            Prompt::Muster { sites, .. } => Self::Muster {
                site: sites.iter().next(),
                musters: Musters::NONE,
            },
            Prompt::Bid { .. } => Self::Number(0),
            Prompt::TakePort { most, .. } => Self::Number(most),
            Prompt::Reconcile
            | Prompt::DestroyUnits { .. }
            | Prompt::PreemptiveRaid
            | Prompt::CrowsUp { .. }
            | Prompt::Casualties { .. }
            | Prompt::RetreatLoss { .. } => Self::Units(Troops::NONE),
            Prompt::CrowsDown { .. } => Self::Crows {
                replaced: Troops::NONE,
                destroyed: Troops::NONE,
            },
            Prompt::SupportNeutral { .. } | Prompt::Support { .. } => Self::Sides {
                attacker: AreaSet::EMPTY,
                defender: AreaSet::EMPTY,
                nobody: AreaSet::EMPTY,
            },
            Prompt::RefuseSupport { .. } => Self::Refuse(AreaSet::EMPTY),
            Prompt::OrderTied { bids, .. } => Self::Tied(tied::by_bids(view, bids)),
            Prompt::PutWildlingCard { .. }
            | Prompt::ThroneOfBlades
            | Prompt::DarkWings
            | Prompt::PutToTheSword
            | Prompt::NameBidder { .. }
            | Prompt::KingTrackDown
            | Prompt::KingTrackUp
            | Prompt::PreemptiveTrack { .. }
            | Prompt::TakeCardBack
            | Prompt::DiscardCard
            | Prompt::ChooseCard
            | Prompt::Tyrion
            | Prompt::ReplaceCard { .. }
            | Prompt::Aeron
            | Prompt::Doran
            | Prompt::Mace
            | Prompt::QueenOfThorns { .. }
            | Prompt::BladeRedraw
            | Prompt::Blade
            | Prompt::Cersei { .. }
            | Prompt::Renly { .. }
            | Prompt::Retreat { .. }
            | Prompt::Patchface => Self::Answer(None),
        }
    }

    /// The orders of this draft that the map shows face up.
    pub fn orders(&self) -> Orders {
        match *self {
            Self::Orders(orders) => orders,
            Self::Raven(Some(RavenUse::Swap { area, token })) => Orders::from_iter([(area, token)]),
            _ => Orders::NONE,
        }
    }
}

fn only(areas: AreaSet) -> Option<Area> {
    let mut areas = areas.iter();
    let first = areas.next()?;
    areas.next().is_none().then_some(first)
}
