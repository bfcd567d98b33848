//! The places of a house on the three tracks, and what each place gives.

use crate::games::westeros::{page::SharedPage, wording};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, Track};

/// The places, with what they are good for folded away.
#[component]
pub fn Standing(page: Signal<SharedPage>, house: House) -> impl IntoView {
    let places = memo(move |_| {
        page.with(|page| {
            let place = |track| page.view.tracks.get(track).position(house);
            Track::ALL.map(|track| place(track).map_or(0, |it| it as u8 + 1))
        })
    });
    let houses = page.with_untracked(|it| it.view.houses().len() as u8);
    let stars = memo(move |_| page.with(|it| it.view.house(house).map_or(0, |it| it.stars)));
    view! {
        <details class="house-tracks">
            <summary>
                {move || {
                    let [throne, fiefdoms, court] = places.get();
                    say!(
                        "Throne {throne} · Blade {fiefdoms} · Raven {court}" | "Thron {throne} · Klinge {fiefdoms} · Rabe {court}"
                    )
                }}
            </summary>
            <ul>
                {move || {
                    let given = wording::given(places.get(), houses, stars.get());
                    given.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()
                }}
            </ul>
        </details>
    }
}
