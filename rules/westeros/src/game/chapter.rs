//! The chapters of the rules that put questions.

use crate::Prompt;

/// The module that knows the answers to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chapter {
    Planning,
    Raven,
    WesterosPhase,
    Supply,
    Mustering,
    Bidding,
    Wildlings,
    Raid,
    March,
    Consolidate,
    Combat,
    Ports,
}

impl Prompt {
    pub(super) const fn chapter(&self) -> Chapter {
        match self {
            Self::PlaceOrders { .. } | Self::TakeBackOrders => Chapter::Planning,
            Self::UseRaven { .. } | Self::PutWildlingCard { .. } => Chapter::Raven,
            Self::ThroneOfBlades | Self::DarkWings | Self::PutToTheSword => Chapter::WesterosPhase,
            Self::Reconcile => Chapter::Supply,
            Self::Muster { .. } => Chapter::Mustering,
            Self::Bid {
                on: crate::Auction::Track(_),
                ..
            }
            | Self::OrderTied { .. } => Chapter::Bidding,
            Self::Bid {
                on: crate::Auction::Wildlings(_),
                ..
            }
            | Self::NameBidder { .. }
            | Self::KingTrackDown
            | Self::KingTrackUp
            | Self::CrowsDown { .. }
            | Self::CrowsUp { .. }
            | Self::DestroyUnits { .. }
            | Self::TakeCardBack
            | Self::DiscardCard
            | Self::PreemptiveRaid
            | Self::PreemptiveTrack { .. } => Chapter::Wildlings,
            Self::ResolveRaid { .. } => Chapter::Raid,
            Self::ResolveMarch { .. } | Self::SupportNeutral { .. } => Chapter::March,
            Self::ConsolidatePower { .. } => Chapter::Consolidate,
            Self::TakePort { .. } => Chapter::Ports,
            Self::Support { .. }
            | Self::RefuseSupport { .. }
            | Self::ChooseCard
            | Self::Tyrion
            | Self::ReplaceCard { .. }
            | Self::Aeron
            | Self::Doran
            | Self::Mace
            | Self::QueenOfThorns { .. }
            | Self::BladeRedraw
            | Self::Blade
            | Self::Cersei { .. }
            | Self::Renly { .. }
            | Self::Casualties { .. }
            | Self::Retreat { .. }
            | Self::RetreatLoss { .. }
            | Self::Patchface => Chapter::Combat,
        }
    }

    /// Tells whether all whom it concerns are asked at once, and their answers kept until the last is in.
    pub(crate) const fn simultaneous(&self) -> bool {
        match self {
            Self::PlaceOrders { .. } | Self::Bid { .. } | Self::ChooseCard => true,
            Self::TakeBackOrders
            | Self::UseRaven { .. }
            | Self::PutWildlingCard { .. }
            | Self::Reconcile
            | Self::ThroneOfBlades
            | Self::DarkWings
            | Self::PutToTheSword
            | Self::Muster { .. }
            | Self::OrderTied { .. }
            | Self::NameBidder { .. }
            | Self::KingTrackDown
            | Self::KingTrackUp
            | Self::CrowsDown { .. }
            | Self::CrowsUp { .. }
            | Self::DestroyUnits { .. }
            | Self::TakeCardBack
            | Self::DiscardCard
            | Self::PreemptiveRaid
            | Self::PreemptiveTrack { .. }
            | Self::ResolveRaid { .. }
            | Self::ResolveMarch { .. }
            | Self::SupportNeutral { .. }
            | Self::ConsolidatePower { .. }
            | Self::TakePort { .. }
            | Self::Support { .. }
            | Self::RefuseSupport { .. }
            | Self::Tyrion
            | Self::ReplaceCard { .. }
            | Self::Aeron
            | Self::Doran
            | Self::Mace
            | Self::QueenOfThorns { .. }
            | Self::BladeRedraw
            | Self::Blade
            | Self::Cersei { .. }
            | Self::Renly { .. }
            | Self::Casualties { .. }
            | Self::Retreat { .. }
            | Self::RetreatLoss { .. }
            | Self::Patchface => false,
        }
    }
}
