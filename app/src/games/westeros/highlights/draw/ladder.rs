//! Bids that are opened together: a house each, its seal broken, with what it bid.

use crate::games::westeros::{
    map::HouseCrest,
    panels::{battle::Seal, house_class},
    wording::{self, court},
};
use leptos::prelude::*;
use westeros::House;

/// The classes of those that slide, by the places from which they do.
const SLIDES: [&str; House::COUNT] = [
    "slides was-1 ",
    "slides was-2 ",
    "slides was-3 ",
    "slides was-4 ",
    "slides was-5 ",
    "slides was-6 ",
];

/// The houses from first to last, each with a note below its bid. From the place that it had `before`, counted
/// from 0, a house slides to its new one.
#[component]
pub fn Ladder(
    bids: Vec<(House, u8)>,
    before: Vec<Option<usize>>,
    notes: Vec<Option<&'static str>>,
    /// Equal bids share a place as long as nobody has decided between them.
    #[prop(optional)]
    open: bool,
) -> impl IntoView {
    let places = places(&bids, open);
    let before = before.into_iter().chain(std::iter::repeat(None));
    let notes = notes.into_iter().chain(std::iter::repeat(None));
    let rungs = places.into_iter().zip(bids).zip(before).zip(notes);
    let rungs = rungs.map(|(((place, (house, bid)), before), note)| {
        let slides = before.and_then(|it| SLIDES.get(it)).copied();
        view! {
            <li class=["rung ", slides.unwrap_or_default(), house_class(house)].concat()>
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

fn places(bids: &[(House, u8)], open: bool) -> Vec<u8> {
    let higher = |bid: u8| bids.iter().filter(|it| it.1 > bid).count() as u8;
    let places = (1_u8..).zip(bids);
    let places = places.map(|(place, &(_, bid))| if open { higher(bid) + 1 } else { place });
    places.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bids_share_a_place_until_somebody_has_decided() {
        let bids = [(House::Stark, 2), (House::Tyrell, 2), (House::Martell, 0)];
        assert_eq!(places(&bids, true), [1, 1, 3]);
        assert_eq!(places(&bids, false), [1, 2, 3]);
    }
}
