//! Bids for a track, opened together: who bid what, and which places that brought.

use super::ladder::Ladder;
use crate::games::westeros::{highlights::Bidding, wording::highlights as words};
use leptos::prelude::*;

#[component]
pub fn BidsView(bids: Bidding) -> impl IntoView {
    let decided = bids
        .decided
        .map(|it| view! { <p class="bids-decided">{words::decided(it)}</p> });
    let before: Vec<_> = bids.bids.iter().map(|it| bids.before(it.0)).collect();
    let (open, notes) = (bids.set.is_none(), words::ties(&bids));
    view! {
        <div class="bids-open">
            <Ladder bids=bids.bids before notes open />
            {decided}
        </div>
    }
}
