//! The end of the game: who stands where, and why.

use super::token::HouseToken;
use crate::games::westeros::{page::WesterosPage, wording};
use leptos::prelude::*;

/// The final ranking; nothing while the game runs.
#[component]
pub fn EndPanel(page: Signal<WesterosPage>) -> impl IntoView {
    let places = Memo::new(move |_| page.with(places));
    move || {
        places.get().map(|places| {
            view! {
                <section class="end" aria-label=word!("Final ranking" | "Endstand") tabindex="0">
                    <h2>{word!("Final ranking" | "Endstand")}</h2>
                    <ol>
                        {places
                            .into_iter()
                            .map(|(house, player, why)| {
                                view! {
                                    <li>
                                        <HouseToken house />
                                        <div>
                                            <strong>{wording::house_name(house)}</strong>
                                            " "
                                            <span class="soft">{player}</span>
                                            <p>{why}</p>
                                        </div>
                                    </li>
                                }
                            })
                            .collect_view()}
                    </ol>
                </section>
            }
        })
    }
}

fn places(page: &WesterosPage) -> Option<Vec<(westeros::House, String, String)>> {
    let ranking = page.view.ranking.as_ref()?;
    let place = |(position, house)| {
        let why = wording::place_reason(&page.view, ranking, position);
        (house, page.player(house).to_owned(), why)
    };
    Some(ranking.iter().enumerate().map(place).collect())
}
