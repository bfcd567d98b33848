//! The end of the game: who stands where and why, how it came to it, and what comes next.

mod battles;
mod plot;
mod plots;
mod series;
mod turning;

use super::token::{HouseToken, house_class};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        focus,
        highlights::Winner,
        ids::END,
        page::{SharedPage, WesterosPage},
        wording,
    },
    play::Ways,
    profiles::PersonName,
};
use battles::BattleList;
use leptos::prelude::*;
use plots::Plots;
pub use series::Measure;
pub use turning::Turn;
use westeros::{board::BUILDINGS, control::count};

/// The final ranking and the story of the game; nothing while it runs.
#[component]
pub fn EndPanel(page: Signal<SharedPage>) -> impl IntoView {
    let places = memo(move |_| page.with(|it| places(it)));
    let why = memo(move |_| {
        page.with(|it| {
            let ranking = it.view.ranking.as_ref();
            ranking.map(|ranking| wording::victory_line(&it.view, ranking))
        })
    });
    // It comes above what is in sight: browsers would keep that where it is.
    effect(move |_| places.with(Option::is_some).then(focus::to_the_question));
    move || {
        places.get().map(|places| {
            view! {
                <section
                    class="end-why"
                    id=END
                    tabindex="-1"
                    aria-label=word!("Victory" | "Sieg")
                >
                    <h2>{why.get_untracked()}</h2>
                    {winner(page)}
                    <Ways />
                </section>
                <section class="end" aria-label=word!("Final ranking" | "Endstand") tabindex="0">
                    <h2>{word!("Final ranking" | "Endstand")}</h2>
                    <ol>
                        {places
                            .into_iter()
                            .map(|(house, (name, account), why)| {
                                view! {
                                    <li>
                                        <HouseToken house />
                                        <div>
                                            <strong>{wording::house_name(house)}</strong>
                                            " "
                                            <span class="soft"><PersonName name account /></span>
                                            <p>{why}</p>
                                        </div>
                                    </li>
                                }
                            })
                            .collect_view()}
                    </ol>
                </section>
                <Plots page />
                <BattleList page />
            }
        })
    }
}

/// Shield, name and castles of who has won.
fn winner(page: Signal<SharedPage>) -> impl IntoView {
    let won = page.with_untracked(|page| {
        let house = page.view.ranking.as_ref()?.at(0)?;
        let held = count(&page.view, house, BUILDINGS);
        Some((house, page.player(house).to_owned(), held))
    });
    won.map(|(house, player, held)| {
        view! {
            <div class=format!("triumph {}", house_class(house))>
                <Winner house player held />
            </div>
        }
    })
}

/// A house, who played it, and why it stands there.
type Place = (westeros::House, (String, Option<String>), String);

fn places(page: &WesterosPage) -> Option<Vec<Place>> {
    let ranking = page.view.ranking.as_ref()?;
    let place = |(position, house)| {
        let why = wording::place_reason(&page.view, ranking, position);
        let account = page.account(house).map(str::to_owned);
        (house, (page.player(house).to_owned(), account), why)
    };
    Some(ranking.iter().enumerate().map(place).collect())
}
