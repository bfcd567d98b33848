//! The end: who has won, and with how many castles.

use crate::games::westeros::{
    map::HouseSigil,
    page::SharedPage,
    panels::{HouseToken, house_class},
    wording::{self, highlights as words},
};
use leptos::prelude::*;
use westeros::{House, board::BUILDINGS, consequences::TO_WIN, control::count};

#[component]
pub fn WonView(page: Signal<SharedPage>, house: House) -> impl IntoView {
    let (held, ranking) = page.with_untracked(|it| {
        let held = |house| count(&it.view, house, BUILDINGS);
        let ranking = it.view.ranking.iter().flat_map(westeros::Ranking::iter);
        let ranking: Vec<_> = ranking.map(|it| (it, held(it))).collect();
        (held(house), ranking)
    });
    let player = page.with_untracked(|it| it.player(house).to_owned());
    let ranking = ranking.into_iter().map(|(house, held)| {
        view! {
            <li class=house_class(house)>
                <HouseToken house />
                <span>{wording::house_name(house)}</span>
                <strong>{held}</strong>
            </li>
        }
    });
    view! {
        <div class=format!("triumph {}", house_class(house))>
            <Winner house player held />
            <ol class="triumph-ranking" aria-label=word!("Castles and strongholds" | "Burgen und Festungen")>
                {ranking.collect_view()}
            </ol>
        </div>
    }
}

/// The shield of the winner, and a castle for each that counts.
#[component]
pub fn Winner(house: House, player: String, held: u8) -> impl IntoView {
    let castles = (0..TO_WIN).map(|at| {
        view! {
            <svg viewBox="-14 -15 28 31" class:triumph-held=at < held aria-hidden="true">
                <path d=CASTLE></path>
            </svg>
        }
    });
    view! {
        <div class="triumph-head">
            <svg class="triumph-sigil" viewBox="-22 -22 44 44" aria-hidden="true">
                <HouseSigil house />
            </svg>
            <div>
                <p class="triumph-who">{player}</p>
                <p class="triumph-castles">{castles.collect_view()}</p>
                <p>{words::won(held)}</p>
            </div>
        </div>
    }
}

const CASTLE: &str = "M-11 15V-4H11V15zM-11 -4V-13H-6V-8H-2.5V-13H2.5V-8H6V-13H11V-4";
