//! Answers that leave no choice: what a page prepares where a house wants to be asked even so.

use crate::{
    Action, House, Position, Prompt, chapters::combat, chapters::consolidate, chapters::march,
    chapters::raid, chapters::wildlings, general::supply,
};

/// The only legal answer to the question, where there is only one. Whoever does not want to be
/// asked for it, see [`Setup::ask_always`](crate::Setup::ask_always), never is.
pub fn forced(position: &Position, house: House, prompt: &Prompt) -> Option<Action> {
    match *prompt {
        Prompt::Reconcile => supply::forced(position, house),
        Prompt::DestroyUnits { .. } | Prompt::CrowsDown { .. } | Prompt::PreemptiveTrack { .. } => {
            wildlings::forced(position, house, prompt)
        }
        Prompt::ResolveRaid { orders } => raid::forced(position, orders.only()?),
        Prompt::ResolveMarch { orders } => march::forced(position, house, orders.only()?),
        Prompt::ConsolidatePower { orders } => consolidate::forced(position, orders.only()?),
        Prompt::ChooseCard
        | Prompt::ReplaceCard { .. }
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::Casualties { .. }
        | Prompt::Retreat { .. }
        | Prompt::RetreatLoss { .. } => combat::forced(position, house, prompt),
        Prompt::PlaceOrders { .. }
        | Prompt::TakeBackOrders
        | Prompt::UseRaven { .. }
        | Prompt::PutWildlingCard { .. }
        | Prompt::ThroneOfBlades
        | Prompt::DarkWings
        | Prompt::PutToTheSword
        | Prompt::Muster { .. }
        | Prompt::Bid { .. }
        | Prompt::OrderTied { .. }
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsUp { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::SupportNeutral { .. }
        | Prompt::TakePort { .. }
        | Prompt::Support { .. }
        | Prompt::RefuseSupport { .. }
        | Prompt::Tyrion
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::BladeRedraw
        | Prompt::Blade
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Patchface => None,
    }
}
