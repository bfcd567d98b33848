//! The end of a battle: whose the field is and why, what turned it, what points were for, what every unit
//! did, and how the dice fell.

mod again;
mod dice;
mod gains;
mod moments;
mod units;

use super::super::{
    options,
    state::BattleState,
    wording::{self, Ended},
};
use crate::{
    lobby::verdict,
    play::{History, Motion, Ways},
    reactive::memo,
};
use again::Swapped;
use battlefield::position::SideId;
use dice::DiceTable;
use gains::GainTable;
use leptos::prelude::*;
use moments::Moments;
use tabletop::Seat;
use units::UnitTable;

/// Nothing while the battle goes on. One that a vote has ended, or somebody has given up, is counted all
/// the same.
#[component]
pub fn End(state: BattleState) -> impl IntoView {
    let history = use_context::<History>();
    let voted = move || {
        let history = history.filter(|it| !it.is_looking())?;
        let title = history.live.with(|it| it.table.verdict).map(verdict)?;
        Some(Ended {
            title: title.to_owned(),
            how: String::new(),
            why: String::new(),
        })
    };
    let ended = memo(move |_| {
        let given_up = history.and_then(given_up);
        let told = state.page.with(|it| {
            let log = it.standing().map(|it| &it.event);
            wording::ended(&it.view.open, log, given_up)
        });
        told.or_else(voted)
    });
    move || {
        ended.get().map(|Ended { title, how, why }| {
            view! {
                <section class="battle-end" aria-label=word!("Result" | "Ergebnis")>
                    <header class="battle-end-head">
                        <p class="battle-end-terms">{terms(state)}</p>
                        <h2>{title}</h2>
                        <Score state />
                        <p>{how} " " {why}</p>
                    </header>
                    <Ways />
                    <Swapped state />
                    <Moments state />
                    <GainTable state />
                    <UnitTable state />
                    <DiceTable state />
                </section>
            }
        })
    }
}

/// The seat that has given the battle up; nothing while somebody looks back.
fn given_up(history: History) -> Option<Seat> {
    if history.is_looking() {
        return None;
    }
    history.live.with(|it| {
        let last = it.resolutions.last()?;
        match last.motion {
            Motion::Concede(seat) => Some(seat),
            _ => None,
        }
    })
}

/// "A Game of Thrones · 30 points".
fn terms(state: BattleState) -> String {
    state.with_position(|it| {
        let (mode, points) = (wording::mode(it.setup.mode), options::points(it.setup.size));
        format!("{mode} · {points}")
    })
}

/// The points of each side, large.
#[component]
fn Score(state: BattleState) -> impl IntoView {
    let sides = memo(move |_| {
        state.with_position(|it| {
            let side = |(side, points): (SideId, u16)| (wording::side(it, side), points);
            let all = (0..).map(SideId).zip(it.points.iter().copied());
            all.map(side).collect::<Vec<_>>()
        })
    });
    let row = |(name, points): (String, u16)| {
        view! { <div><dt>{name}</dt><dd>{points.to_string()}</dd></div> }
    };
    view! { <dl class="battle-score">{move || sides.get().into_iter().map(row).collect_view()}</dl> }
}
