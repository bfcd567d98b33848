//! The mark of a house in running text and on tracks.

pub use crate::games::westeros::map::house_class;

use crate::games::westeros::{map::HouseShield, wording::house_name};
use leptos::prelude::*;
use westeros::House;

/// A round token with the sigil of a house; its name is there for those who cannot see it.
#[component]
pub fn HouseToken(house: House) -> impl IntoView {
    view! {
        <span class=format!("house-token {}", house_class(house)) title=house_name(house)>
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <HouseShield house />
            </svg>
            <span class="unseen">{house_name(house)}</span>
        </span>
    }
}
