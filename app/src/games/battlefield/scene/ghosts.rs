//! Trays that are not there yet: dragged by their middle, turned by their handle. Some are only shown.

use super::{chart::Chart, ground, lying, model, overlay, tray};
use crate::{
    games::battlefield::{decide::Ghost, state::BattleState, wording},
    reactive::memo,
};
use battlefield::{data::Data, question::Action, terrain::Keyword};
use leptos::prelude::*;

#[component]
pub fn Ghosts(state: BattleState, chart: Memo<Chart>) -> impl IntoView {
    let count = memo(move |_| state.preview.with(|it| it.ghosts.len()));
    view! {
        <g>
            <For each=move || 0..count.get() key=|it| *it let:number>
                <OneGhost state chart number />
            </For>
        </g>
    }
    .into_any()
}

/// The models of a ghost. They are the same wherever it is dragged.
fn men(
    state: BattleState,
    (chart, ghost): (Memo<Chart>, Memo<Option<Ghost>>),
    still: Memo<bool>,
) -> Memo<String> {
    let unit = memo(move |_| ghost.with(|it| it.as_ref()?.unit).filter(|_| !still.get()));
    let model = memo(move |_| {
        let unit = unit.get()?;
        state.with_position(|it| model::elsewhere(it, unit))
    });
    let upright = memo(move |_| {
        let facing = ghost.with(|it| it.as_ref().map(|it| it.tray.pose.facing));
        facing.map_or_else(String::new, |it| chart.get().turn_back(it))
    });
    memo(move |_| {
        model.with(|it| {
            let drawn = |it| upright.with(|upright| tray::drawn(it, upright));
            it.as_ref().map_or_else(String::new, drawn)
        })
    })
}

/// A piece of terrain as it lies, and the words of its keywords.
type Piece = (&'static str, Vec<&'static str>);

/// The piece of terrain of a ghost, which stays the same while it is dragged.
fn piece(state: BattleState, ghost: Memo<Option<Ghost>>) -> Memo<Option<Piece>> {
    memo(move |_| {
        let it = ghost.with(|it| it.as_ref().map(|it| (it.held, it.number)))?;
        let action = match it {
            (_, Some(at)) => state.planned_at(at - 1)?,
            (true, None) => state.action()?,
            _ => return None,
        };
        match action {
            Action::Place { piece, .. } => {
                let kind = Data::of_this_build().piece(&piece)?;
                let marks: Vec<&str> = kind.keywords.all().map(Keyword::word).collect();
                Some((ground::drawing(&piece), marks))
            }
            _ => None,
        }
    })
}

/// Draws a piece of terrain with its keywords.
fn laid((drawing, marks): &Piece, it: &Ghost, upright: &str) -> String {
    let mut out = ["<g class=\"b-laid\">", drawing].concat();
    // Below a flat one, as where it lies.
    let half = it.tray.base.depth / 2;
    let aside = if half < 1_700 { half + 900 } else { 0 };
    lying::pill(marks, upright, aside, &mut out);
    out + "</g>"
}

#[component]
fn OneGhost(state: BattleState, chart: Memo<Chart>, number: usize) -> impl IntoView {
    let ghost = memo(move |_| state.preview.with(|it| it.ghosts.get(number).cloned()));
    let of = move |read: &dyn Fn(&Ghost) -> String| ghost.with(|it| it.as_ref().map(read));
    let held = memo(move |_| ghost.with(|it| it.as_ref().is_some_and(|it| it.held)));
    // Those of a plan that are not held can be taken up.
    let planned = memo(move |_| ghost.with(|it| it.as_ref().and_then(|it| it.number)));
    let banded = memo(move |_| {
        planned
            .get()
            .is_some_and(|it| state.band().contains(&(it - 1)))
    });
    // A unit that is in its place already is only ringed there.
    let still = memo(move |_| {
        ghost.with(|it| {
            let (unit, pose) = it.as_ref().and_then(|it| Some((it.unit?, it.tray.pose)))?;
            state.with_position(|it| Some(it.units.get(usize::from(unit.0))?.pose()? == pose))
        }) == Some(true)
    });
    let men = men(state, (chart, ghost), still);
    // An attack that is no charge turns nobody, and the arrow of one that is leads from the front.
    let strikes = memo(move |_| state.preview.with(|it| it.strike.map(|it| it.charges)));
    let piece = piece(state, ghost);
    let drawn = memo(move |_| {
        let (chart, strikes) = (chart.get(), strikes.get());
        of(&|it| {
            let turns = it.held && !overlay::is_round(it) && strikes != Some(false);
            // Several are turned together, by their brackets.
            let turns = turns && !banded.get();
            let handle = turns.then(|| overlay::handle(it.tray.base, strikes.is_some()));
            let upright = chart.turn_back(it.tray.pose.facing);
            let number = it.number.map(|at| overlay::number(it, at, &upright));
            let laid = piece.with(|piece| piece.as_ref().map(|piece| laid(piece, it, &upright)));
            let body = match laid {
                Some(drawn) => drawn + &overlay::planned_rim(it),
                None if it.number.is_some() => overlay::planned_rim(it),
                None => overlay::ghost(it),
            };
            [body, handle.unwrap_or_default(), number.unwrap_or_default()].concat()
        })
    });
    let placed = move || {
        let chart = chart.get();
        let ahead = held.get().then(|| state.dragging().ahead()).flatten();
        of(&|it| {
            let pose = ahead.unwrap_or(it.tray.pose);
            chart.placed(pose.at, pose.facing)
        })
    };
    let class = move || {
        of(&|it| {
            let colors = it
                .unit
                .and_then(|unit| state.with_position(|position| model::colors_of(position, unit)));
            let legal = if it.legal {
                "b-ghost "
            } else {
                "b-ghost illegal "
            };
            let shown = match (it.held, it.number) {
                (true, Some(_)) => "b-picked ",
                (true, None) => "",
                (false, Some(_)) if banded.get() => "b-planned b-picked ",
                (false, Some(_)) => "b-planned ",
                (false, None) => "b-shown ",
            };
            [
                legal,
                shown,
                if still.get() { "b-still " } else { "" },
                &colors.map_or_else(String::new, model::Colors::classes),
            ]
            .concat()
        })
    };
    let label = word!(
        "Where it would stand: arrows move it, Q and E turn it"
            | "Wo es stünde: Pfeile bewegen, Q und E drehen es"
    );
    let reached = move || held.get() || planned.get().is_some();
    let if_reached = move |it: &'static str| reached().then_some(it);
    let key = move || reached().then(|| number.to_string());
    let named = move || match planned.get().filter(|_| !held.get()) {
        Some(at) => {
            let action = state.planned_at(at - 1);
            let name = action
                .map(|it| state.with_position(|position| wording::planned(position, &it, at - 1)));
            Some(wording::planned_ghost(&name.unwrap_or_default(), at))
        }
        // What is written on it is a part of its name.
        None => held.get().then(|| {
            let number = planned.get().map(|at| format!("{at}: "));
            [number.as_deref().unwrap_or_default(), label].concat()
        }),
    };
    view! {
        <g class=class role=move || if_reached("button") tabindex=move || if_reached("0") data-ghost=key aria-label=named transform=placed>
            <g class="b-ghost-men" aria-hidden="true" inner_html=men></g>
            <g aria-hidden="true" inner_html=move || drawn.get().unwrap_or_default()></g>
        </g>
    }
    .into_any()
}
