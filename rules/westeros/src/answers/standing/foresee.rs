//! The standing orders that answer a question, and what they answer.

use super::{
    Matter, PortUse, Standing, StandingOrder, battle,
    held::{Found, Held},
    march,
};
use crate::{Action, Auction, Prompt, RavenUse, View, Westeros};
use tabletop::Game;

/// The answer that was set for this question, if there is one and it is legal.
pub fn foreseen(view: &View, prompt: &Prompt, standing: &Standing) -> Option<Action> {
    found(view, prompt, standing).map(|(action, _)| action)
}

/// The orders from which that answer comes.
pub fn answering<'a>(
    view: &View,
    prompt: &Prompt,
    standing: &'a Standing,
) -> Vec<&'a StandingOrder> {
    let places = found(view, prompt, standing).map_or_else(Vec::new, |(_, places)| places);
    places.into_iter().map(|it| &standing.0[it]).collect()
}

/// Takes away what answered this question once, and what no longer stands.
pub fn use_up(standing: &mut Standing, view: &View, prompt: &Prompt) {
    let used = match found(view, prompt, standing) {
        // A look is half of what its order says: where the card goes uses it up.
        None | Some((Action::UseRaven(RavenUse::Look), _)) => Vec::new(),
        Some((_, places)) => places,
    };
    let mut place = 0;
    standing.0.retain(|order| {
        let once = used.contains(&place) && order.answers_once();
        place += 1;
        !once && order.lasts.holds(view.round)
    });
}

fn found(view: &View, prompt: &Prompt, standing: &Standing) -> Option<Found> {
    let held = Held {
        view,
        house: view.me?,
        standing,
    };
    let found = answer(&held, prompt)?;
    Westeros::check(view, prompt, &found.0).ok()?;
    Some(found)
}

fn answer(held: &Held<'_>, prompt: &Prompt) -> Option<Found> {
    match *prompt {
        Prompt::Support { orders } => battle::support(held, orders),
        Prompt::SupportNeutral { orders, .. } => battle::support_march(held, orders),
        Prompt::RefuseSupport { orders } => battle::refuse(held, orders),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => battle::card(held, prompt),
        Prompt::BladeRedraw | Prompt::Blade => battle::blade(held, prompt),
        Prompt::Casualties { .. } | Prompt::RetreatLoss { .. } => battle::casualties(held, prompt),
        Prompt::Retreat { side, areas } => battle::retreat(held, prompt, (side, areas)),
        Prompt::TakePort { most, .. } => held.one(|matter| match matter {
            Matter::Port(PortUse::Most) => Some(Action::TakeShips(most)),
            Matter::Port(PortUse::None) => Some(Action::TakeShips(0)),
            _ => None,
        }),
        Prompt::Bid { on, most } => held.one(|matter| {
            let amount = bid(matter, on)?;
            Some(Action::Bid(amount.min(most)))
        }),
        Prompt::UseRaven { .. } => held.one(|matter| match matter {
            Matter::KeepRaven => Some(Action::UseRaven(RavenUse::Pass)),
            Matter::LookRaven(_) => Some(Action::UseRaven(RavenUse::Look)),
            _ => None,
        }),
        Prompt::PutWildlingCard { .. } => held.one(|matter| match matter {
            Matter::LookRaven(end) => Some(Action::PutWildlingCard(*end)),
            _ => None,
        }),
        Prompt::ResolveMarch { orders } => march::march(held, orders),
        // What else a house does in its own turn, what a card of its choice or of the wildlings
        // asks, and what binds others is for itself to say.
        Prompt::PlaceOrders { .. }
        | Prompt::TakeBackOrders
        | Prompt::Reconcile
        | Prompt::ThroneOfBlades
        | Prompt::DarkWings
        | Prompt::PutToTheSword
        | Prompt::Muster { .. }
        | Prompt::OrderTied { .. }
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. }
        | Prompt::ResolveRaid { .. }
        | Prompt::ConsolidatePower { .. }
        | Prompt::Tyrion
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Patchface => None,
    }
}

const fn bid(matter: &Matter, on: Auction) -> Option<u8> {
    match (matter, on) {
        (Matter::Bid { track, amount }, Auction::Track(asked)) if *track as u8 == asked as u8 => {
            Some(*amount)
        }
        (Matter::BidAgainstWildlings { amount }, Auction::Wildlings(_)) => Some(*amount),
        _ => None,
    }
}
