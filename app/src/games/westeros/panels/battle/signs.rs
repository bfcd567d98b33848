//! The signs of a battle: the banner of a house, crossed swords, the seal on a secret card.

use crate::games::westeros::{
    map::{HouseSeal, house_class, sigil},
    panels::weave,
};
use leptos::prelude::*;
use westeros::House;

/// The banner under which a house fights.
#[component]
pub fn Banner(house: House) -> impl IntoView {
    const CLOTH: &str = "M-46 0H46V160L23 142L0 164L-23 142L-46 160z";
    view! {
        <svg class=["fight-banner ", house_class(house)].concat() viewBox="-54 -8 108 176" aria-hidden="true">
            <path class="banner-rod" d="M-50 -4H50"></path>
            <path class="banner-cloth" d=CLOTH></path>
            <path d=CLOTH fill=weave(house)></path>
            <path class="banner-seam" d="M-39 6H39V146L23 133L0 154L-23 133L-39 146z"></path>
            <use class="f-on-house" href=sigil(house) transform="translate(0 66) scale(2.7)"></use>
        </svg>
    }
}

/// Two swords, crossed between the strengths.
#[component]
pub fn Swords() -> impl IntoView {
    let sword = |turn: &'static str| {
        view! {
            <g transform=turn>
                <path d="M-3.4 -36L0 -40L3.4 -36V12H-3.4z"></path>
                <path class="sword-gold" d="M-12 12H12V17H-12z"></path>
                <path class="sword-grip" d="M-2.6 17H2.6V30H-2.6z"></path>
                <circle class="sword-gold" cy="32" r="4"></circle>
            </g>
        }
    };
    view! {
        <svg class="fight-swords" viewBox="-40 -40 80 80" aria-hidden="true">
            {sword("rotate(45)")}
            {sword("rotate(-45)")}
        </svg>
    }
}

/// The seal on a card that lies face down; cracked, once it has been turned over.
#[component]
pub fn Seal(house: House, cracked: bool) -> impl IntoView {
    let crack =
        cracked.then(|| view! { <path class="wax-crack" d="M-3 -20L1 -7L-4 2L3 9L-1 20"></path> });
    view! {
        <svg class="fight-seal" class:cracked=cracked viewBox="-21 -21 42 42" aria-hidden="true">
            <HouseSeal house />
            <circle r="17" fill="url(#wv-gloss)"></circle>
            {crack}
        </svg>
    }
}
