//! The signs of a battle: the banner of a house, crossed swords, the seal on a secret card.

use crate::games::westeros::{
    map::{house_class, sigil},
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

/// The wax of a seal, round but for what ran over.
const WAX: &str = "M17 3.9Q16.4 7.9 14 11.2Q11.6 14.6 7.8 16Q4 17.3 -.2 18.1Q-4.3 19 -8.3 17.2Q-12.4 15.5 -14.5 11.8Q-16.7 8 -18.2 4Q-19.7 0 -18.4 -4.1Q-17.2 -8.3 -14.6 -11.7Q-12.1 -15.1 -8 -16.2Q-3.9 -17.2 .1 -17.5Q4.1 -17.8 8.2 -16.7Q12.4 -15.6 14.6 -11.8Q16.8 -8.1 17.2 -4Q17.5 0 17 3.9z";

/// The seal on a card that lies face down; cracked, once it has been turned over.
#[component]
pub fn Seal(house: House, cracked: bool) -> impl IntoView {
    let crack =
        cracked.then(|| view! { <path class="wax-crack" d="M-3 -20L1 -7L-4 2L3 9L-1 20"></path> });
    view! {
        <svg class=["fight-seal ", house_class(house)].concat() class:cracked=cracked viewBox="-21 -21 42 42" aria-hidden="true">
            <path class="wax" d=WAX></path>
            <path d=WAX fill="url(#wv-gloss)"></path>
            <circle class="wax-pressed" r="13.4"></circle>
            <use class="f-on-house" href=sigil(house) transform="scale(.84)"></use>
            {crack}
        </svg>
    }
}
