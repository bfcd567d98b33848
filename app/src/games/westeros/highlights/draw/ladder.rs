//! Bids that are opened together: a house each, its seal broken, with what it bid.

use crate::games::westeros::{
    map::HouseCrest,
    panels::{battle::Seal, house_class},
    wording::{self, court},
};
use leptos::prelude::*;
use westeros::House;

/// The houses from first to last, each with a note below its bid.
#[component]
pub fn Ladder(bids: Vec<(House, u8)>, notes: Vec<Option<&'static str>>) -> impl IntoView {
    let notes = notes.into_iter().chain(std::iter::repeat(None));
    let rungs = (1_u8..).zip(bids).zip(notes);
    let rungs = rungs.map(|((place, (house, bid)), note)| {
        view! {
            <li class=["rung ", house_class(house)].concat()>
                <span class="rung-at">{court::place(place)}</span>
                <svg class="rung-crest" viewBox="-20 -21 40 46" aria-hidden="true">
                    <HouseCrest house />
                </svg>
                <span class="rung-name">{wording::house_name(house)}</span>
                <strong class="rung-bid">{bid}</strong>
                <span class="rung-seal"><Seal house cracked=true /></span>
                {note.map(|it| view! { <span class="rung-note">{it}</span> })}
            </li>
        }
    });
    view! { <ol class="ladder">{rungs.collect_view()}</ol> }
}
