//! The chapter of the rules that a question or a refusal belongs to.

use super::Chapter;
use crate::games::westeros::draft::Reason;
use westeros::{Auction, Illegal, Prompt, board::PORTS};

/// The chapter that says what this question is about.
pub const fn chapter_of_prompt(prompt: &Prompt) -> Chapter {
    match prompt {
        Prompt::PlaceOrders { .. } | Prompt::TakeBackOrders => Chapter::Planning,
        Prompt::UseRaven { .. } | Prompt::PutWildlingCard { .. } => Chapter::Raven,
        Prompt::Reconcile => Chapter::Supply,
        Prompt::ThroneOfBlades | Prompt::DarkWings | Prompt::PutToTheSword => {
            Chapter::WesterosPhase
        }
        Prompt::Muster { .. } => Chapter::Mustering,
        Prompt::Bid {
            on: Auction::Track(_),
            ..
        }
        | Prompt::OrderTied { .. } => Chapter::Bidding,
        Prompt::Bid {
            on: Auction::Wildlings(_),
            ..
        }
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. } => Chapter::Wildlings,
        Prompt::ResolveRaid { .. } => Chapter::Raids,
        Prompt::ResolveMarch { .. } => Chapter::Marches,
        Prompt::SupportNeutral { .. } => Chapter::NeutralForces,
        Prompt::ConsolidatePower { .. } => Chapter::Consolidate,
        Prompt::TakePort { .. } => Chapter::Ports,
        Prompt::Support { .. } | Prompt::RefuseSupport { .. } | Prompt::Blade => Chapter::Combat,
        Prompt::ChooseCard
        | Prompt::Tyrion
        | Prompt::ReplaceCard { .. }
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Patchface => Chapter::HouseCards,
        Prompt::BladeRedraw => Chapter::Tides,
        Prompt::Casualties { .. } => Chapter::Casualties,
        Prompt::Retreat { .. } | Prompt::RetreatLoss { .. } => Chapter::Retreat,
    }
}

/// The chapter that says why something cannot be done, or how it is done.
pub const fn chapter_of_reason(why: &Reason) -> Option<Chapter> {
    match why {
        Reason::Illegal(why) => chapter_of_illegal(why),
        Reason::ChooseRaid | Reason::ChooseTarget => Some(Chapter::Raids),
        Reason::ChooseMarch
        | Reason::ChooseDestination
        | Reason::MarchBegun(_)
        | Reason::AllUnitsSent => Some(Chapter::Marches),
        Reason::ChooseConsolidate => Some(Chapter::Consolidate),
        Reason::ChooseExchange => Some(Chapter::Raven),
        Reason::ChooseSide(_) => Some(Chapter::Combat),
        Reason::NothingAsked
        | Reason::NotOffered(_)
        | Reason::OnlyAnswer
        | Reason::ChooseAnswer => None,
    }
}

/// The chapter that says why this is not legal; nothing where no rule is the reason.
pub const fn chapter_of_illegal(why: &Illegal) -> Option<Chapter> {
    Some(match why {
        Illegal::WrongAnswer
        | Illegal::NotOffered
        | Illegal::MustChoose
        | Illegal::WrongNumber { .. }
        | Illegal::NotEnoughUnits(_) => return None,
        Illegal::NoOrderHere(_)
        | Illegal::OrderMissing(_)
        | Illegal::TokensLeft
        | Illegal::NoSuchOrder(_) => Chapter::Planning,
        Illegal::TokenUsedUp(_) | Illegal::Forbidden(_) => Chapter::Orders,
        Illegal::TooManyStars { .. } => Chapter::Tracks,
        Illegal::SameToken => Chapter::Raven,
        Illegal::OutOfReach(area) if PORTS.contains(*area) => Chapter::Ports,
        Illegal::OutOfReach(_) | Illegal::TwoAttacks(_) => Chapter::Marches,
        Illegal::NothingToRaid(_) => Chapter::Raids,
        Illegal::SupplyExceeded | Illegal::CouldBeKept => Chapter::Supply,
        Illegal::NotTogether => Chapter::Wildlings,
        Illegal::NoShipsThere(_)
        | Illegal::NoFigures(_)
        | Illegal::NoMustering(_)
        | Illegal::NoPoints(_)
        | Illegal::NoFootman(_) => Chapter::Mustering,
        Illegal::NeutralTooStrong { .. } | Illegal::NoNeutralForce(_) | Illegal::AlreadyCalled => {
            Chapter::NeutralForces
        }
        Illegal::Closed(_) => Chapter::Players,
        Illegal::PortFull(_) => Chapter::Ports,
        Illegal::NoToken(_) => Chapter::Control,
        Illegal::NotEnoughPower { .. } | Illegal::NotTheBids => Chapter::Bidding,
        Illegal::NotAmong(_) | Illegal::BothSides | Illegal::AgainstOneself => Chapter::Combat,
        Illegal::NotThere(_) => Chapter::HouseCards,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Area;

    #[test]
    fn a_refused_port_leads_to_the_ports() {
        let chapter = |area| chapter_of_illegal(&Illegal::OutOfReach(area));
        assert_eq!(
            (chapter(Area::PortOfPyke), chapter(Area::Pyke)),
            (Some(Chapter::Ports), Some(Chapter::Marches))
        );
    }

    #[test]
    fn a_bid_leads_to_what_is_bid_for() {
        let chapter = |on| chapter_of_prompt(&Prompt::Bid { on, most: 5 });
        assert_eq!(
            chapter(Auction::Wildlings(6)),
            Chapter::Wildlings,
            "and not to the tracks"
        );
    }
}
