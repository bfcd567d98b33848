//! The head of the sheet: whose the field is, why, and the score.

use super::{
    super::super::{
        options,
        scene::model::colors_of_player,
        state::BattleState,
        table::Shield,
        wording::{self, Ended},
    },
    open::{EndSheet, TITLE},
    told::score,
};
use crate::reactive::memo;
use leptos::prelude::*;
use tabletop::Seat;

#[component]
pub fn Head(state: BattleState, ended: Ended, sheet: EndSheet) -> impl IntoView {
    let Ended {
        title,
        holder,
        how,
        why,
    } = ended;
    let colors = move |seat: Seat| state.with_position(|it| colors_of_player(it, seat));
    let class = holder.map_or_else(String::new, |it| untrack(|| colors(it)).classes());
    view! {
        <header class=["ending-head ", &class].concat()>
            {holder.map(|it| view! { <span class="ending-shield"><Shield colors=untrack(|| colors(it)) /></span> })}
            <div class="ending-title">
                <p class="ending-eyebrow">{terms(state)}</p>
                <h2 id=TITLE tabindex="-1">{title}</h2>
                <p class="battle-why">{how} " " {why}</p>
            </div>
            <Score state holder />
            <button type="button" class="ending-away" on:click=move |_| { sheet.leave(); }>
                {word!("Look at the field" | "Zum Feld")}
            </button>
        </header>
    }
}

/// "Six rounds · 40 points".
fn terms(state: BattleState) -> String {
    let (played, size) = untrack(|| state.with_position(|it| (it.phase.round(), it.setup.size)));
    [wording::rounds(played), options::points(size)].join(" · ")
}

/// The points of all sides, large, each in the color of its side.
#[component]
pub fn Score(state: BattleState, holder: Option<Seat>) -> impl IntoView {
    let score = memo(move |_| score(state, holder));
    let one = |(at, (colors, points)): (usize, (String, String))| {
        let class = ["side-score ", &colors].concat();
        view! { {(at > 0).then_some(" : ")} <span class=class>{points}</span> }
    };
    view! {
        <p class="ending-own">
            <strong>{move || score.get().into_iter().enumerate().map(one).collect_view()}</strong>
            " "
            <span>{word!("victory points" | "Siegpunkte")}</span>
        </p>
    }
}
