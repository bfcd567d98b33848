//! Plans that players propose to each other in their chat: the card of one, the place to make one,
//! and how it lies on the map.

mod card;
mod compose;
mod fields;
mod making;
mod own;
mod traces;

use super::{state::PageState, traced::Tracing};
use crate::chat::{Card, Chat, Links, Plans};
use card::PlanCard;
use compose::Compose;
use leptos::prelude::*;
use tabletop::Seat;
use westeros::{HouseSet, View};

/// Returns how the chat draws plans of this game.
pub fn plans(state: PageState, links: Links) -> Plans {
    let tracing = use_context::<Tracing>().expect("every table has one");
    Plans {
        card: Callback::new(move |it: Card| {
            view! { <PlanCard state tracing links it /> }.into_any()
        }),
        compose: Callback::new(move |(chat, channel): (Chat, String)| {
            view! { <Compose state tracing chat channel /> }.into_any()
        }),
    }
}

/// The houses that belong to a channel.
fn parties(view: &View, channel: &str) -> HouseSet {
    if channel == "hall" {
        return view.houses().iter().copied().collect();
    }
    let seats = channel.split('-').filter_map(|it| it.parse().ok());
    seats.filter_map(|it| view.house_of(Seat(it))).collect()
}
