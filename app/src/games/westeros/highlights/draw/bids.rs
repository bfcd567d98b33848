//! Bids, opened together: who bid what, and which places that brought.

use crate::games::westeros::{
    highlights::Bidding,
    panels::{HouseToken, house_class},
    wording::{self, court, highlights as words},
};
use leptos::prelude::*;
use westeros::House;

#[component]
pub fn BidsView(bids: Vec<Bidding>) -> impl IntoView {
    let several = bids.len() > 1;
    let each = bids.into_iter().map(|it| {
        let title = several.then(|| view! { <h3>{words::bid_on(&it)}</h3> });
        let decided = it
            .decided
            .map(|it| view! { <p class="soft">{words::decided(it)}</p> });
        view! {
            <div class="bidding">
                {title}
                <Rows bids=it.bids.clone() />
                <p class="bidding-came">{words::outcome(&it)}</p>
                {decided}
            </div>
        }
    });
    view! { <div class="biddings">{each.collect_view()}</div> }
}

/// One house a row, with its place.
#[component]
pub fn Rows(bids: Vec<(House, u8)>) -> impl IntoView {
    let most = bids.iter().map(|it| it.1).max().unwrap_or(0).max(1);
    let rows = (1_u8..).zip(bids).map(|(place, (house, bid))| {
        view! {
            <li class=house_class(house)>
                <span class="bid-place soft">{court::place(place)}</span>
                <HouseToken house />
                <span class="bid-who">{wording::house_name(house)}</span>
                <meter min="0" max=most.to_string() value=bid.to_string() aria-hidden="true"></meter>
                <strong class="bid-power">{bid}</strong>
            </li>
        }
    });
    view! { <ol class="bid-rows">{rows.collect_view()}</ol> }
}
