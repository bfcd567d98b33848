//! The choices that there are besides the map: lists, numbers, units.

mod cards;
mod fed;
mod march;
mod musters;
mod number;
mod offers;
mod orders;
mod pieces;
mod port;
mod press;
mod raven;
mod sides;
mod stakes;
mod stepper;
mod tied;
mod units;

use super::state::PageState;
use crate::reactive::memo;
pub use cards::CombatChoices;
use leptos::prelude::*;
use march::MarchRows;
use musters::{MusterInstead, MusterRows};
use offers::Offers;
use orders::OrderList;
use port::PortPicker;
use raven::RavenRows;
use sides::{RefuseRows, SideRows};
use stakes::BidPicker;
use tied::TiedRows;
use units::UnitRows;
use westeros::Prompt;

/// The kinds of choice that a question needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The map and the buttons below suffice.
    Map,
    Offers,
    Raven,
    Orders,
    Bid,
    Port,
    Combat,
    Units,
    /// Units, or something else instead.
    UnitsOrOffers,
    March,
    Muster,
    Consolidate,
    Sides,
    Refuse,
    Tied,
}

const fn kind(prompt: &Prompt) -> Kind {
    match prompt {
        Prompt::PlaceOrders { .. } | Prompt::TakeBackOrders => Kind::Map,
        Prompt::UseRaven { .. } => Kind::Raven,
        Prompt::ResolveRaid { .. } => Kind::Orders,
        Prompt::Bid { .. } => Kind::Bid,
        Prompt::TakePort { .. } => Kind::Port,
        Prompt::Reconcile
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::Casualties { .. }
        | Prompt::RetreatLoss { .. } => Kind::Units,
        Prompt::PreemptiveRaid => Kind::UnitsOrOffers,
        Prompt::ResolveMarch { .. } => Kind::March,
        Prompt::Muster { .. } => Kind::Muster,
        Prompt::ConsolidatePower { .. } => Kind::Consolidate,
        Prompt::Support { .. } | Prompt::SupportNeutral { .. } => Kind::Sides,
        Prompt::RefuseSupport { .. } => Kind::Refuse,
        Prompt::OrderTied { .. } => Kind::Tied,
        Prompt::PutWildlingCard { .. }
        | Prompt::ThroneOfBlades
        | Prompt::DarkWings
        | Prompt::PutToTheSword
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveTrack { .. } => Kind::Offers,
        Prompt::ChooseCard
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
        | Prompt::Patchface => Kind::Combat,
    }
}

/// Tells whether a question has choices besides the map and the buttons of the bar.
pub const fn offers(prompt: &Prompt) -> bool {
    !matches!(kind(prompt), Kind::Map)
}

/// Returns true for a question that is answered by a bid.
pub const fn bids(prompt: &Prompt) -> bool {
    matches!(kind(prompt), Kind::Bid)
}

/// The choices of the open question.
#[component]
pub fn Choices(state: PageState) -> impl IntoView {
    // A question of the same kind that follows another one draws its choices anew.
    let asked = memo(move |_| {
        let (id, prompt) = state.open.get()?;
        Some((id, kind(&prompt)))
    });
    move || {
        let (_, kind) = asked.get()?;
        let choices = match kind {
            Kind::Map => return None,
            Kind::Offers => view! { <Offers state /> }.into_any(),
            Kind::Raven => view! { <RavenRows state /> }.into_any(),
            Kind::Orders => view! { <OrderList state /> }.into_any(),
            Kind::Bid => {
                return Some(
                    view! { <div class="decide bid"><BidPicker state /></div> }.into_any(),
                );
            }
            Kind::Port => view! { <PortPicker state /> }.into_any(),
            Kind::Combat => view! { <CombatChoices state /> }.into_any(),
            Kind::Units => view! { <UnitRows state /> }.into_any(),
            Kind::UnitsOrOffers => view! {
                <Offers state />
                <UnitRows state />
            }
            .into_any(),
            Kind::March => view! { <MarchRows state /> }.into_any(),
            Kind::Muster => view! { <MusterRows state /> }.into_any(),
            Kind::Consolidate => view! {
                <OrderList state />
                <MusterInstead state />
                <MusterRows state />
            }
            .into_any(),
            Kind::Sides => view! { <SideRows state /> }.into_any(),
            Kind::Refuse => view! { <RefuseRows state /> }.into_any(),
            Kind::Tied => view! { <TiedRows state /> }.into_any(),
        };
        Some(view! { <div class="decide">{choices}</div> }.into_any())
    }
}
