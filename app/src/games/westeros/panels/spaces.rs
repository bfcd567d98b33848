//! Tracks with numbered spaces on which the tokens of houses stand.

use super::token::HouseToken;
use leptos::prelude::*;
use westeros::{House, View};

/// One space of a track: its number, what is printed under it, and who stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    pub number: u8,
    pub note: String,
    pub houses: Vec<House>,
}

/// The spaces of a track on which each house stands where `at` says.
pub fn spaces(
    view: &View,
    numbers: impl Iterator<Item = u8>,
    at: impl Fn(&View, House) -> u8,
) -> Vec<Space> {
    let standing = |number| {
        let houses = view.houses().iter().copied();
        houses.filter(|&house| at(view, house) == number).collect()
    };
    numbers
        .map(|number| Space {
            number,
            note: String::new(),
            houses: standing(number),
        })
        .collect()
}

/// Draws the spaces in a row.
#[component]
pub fn Spaces(spaces: Memo<Vec<Space>>) -> impl IntoView {
    view! {
        <ol class="spaces">
            <For
                each=move || spaces.get()
                key=|space| (space.number, space.houses.clone())
                let(Space { number, note, houses })
            >
                <li class="space">
                    <span class="space-number">{number}</span>
                    <span class="space-tokens">
                        {houses
                            .into_iter()
                            .map(|house| view! { <HouseToken house /> })
                            .collect_view()}
                    </span>
                    {(!note.is_empty()).then(|| view! { <span class="space-note">{note}</span> })}
                </li>
            </For>
        </ol>
    }
}
