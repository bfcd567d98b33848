//! The first words to whoever has the first turn of a battle: that the armies stand, what brings points, and
//! which unit might well begin.

use super::super::{state::BattleState, wording};
use crate::{lobby::Occupant, play::History};
use battlefield::{
    chapter::turn,
    geometry::Point,
    position::{Phase, Position, UnitId},
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::prelude::*;
use tabletop::Seat;

/// Nothing to anybody else, and from the first activation on.
#[component]
pub fn FirstWords(state: BattleState) -> impl IntoView {
    let (goal, unit) = state.asked_untracked(|view, prompt| {
        let seat = begins(view, prompt)?;
        let unit = suggested(&view.open, seat);
        Some((wording::first_goal(&view.open), unit))
    })??;
    let named = unit.map(|it| {
        (
            it,
            untrack(|| state.with_position(|at| wording::unit(at, it))),
        )
    });
    let suggestion = named.map(|(unit, name)| {
        let begin = move |_| {
            state.choose(Action::Select(Who::Unit(unit)));
            state.confirm();
        };
        let name = wording::dative(&name);
        let words = say!("Begin with {name}" | "Mit {name} beginnen");
        view! { <button type="button" class="button primary" on:click=begin>{words}</button> }
    });
    let alone = use_context::<History>().is_some_and(|it| {
        let is_computer = |it: &Occupant| *it == Occupant::Computer;
        let seats = |page: &crate::play::TablePage| {
            page.table.seats.iter().any(|it| is_computer(&it.occupant))
        };
        it.live.with_untracked(seats)
    });
    Some(view! {
        <div class="battle-first">
            <h3>{word!("You go first" | "Du beginnst")}</h3>
            <p>{word!("Both armies stand deployed." | "Beide Armeen stehen bereit.")} " " {goal}</p>
            {suggestion}
            <p class="note">
                {word!("Or choose any unit of yours, on the field or below." | "Oder wähl eine andere deiner Einheiten, auf dem Feld oder unten.")}
            </p>
            {alone.then(|| view! {
                <a class="battle-other" href="/games/battlefield/skirmish">
                    {word!("Other armies, own deployment" | "Andere Armeen, selbst aufstellen")}
                </a>
            })}
        </div>
    })
}

/// The seat that is to activate first of all.
fn begins(view: &View, prompt: &Prompt) -> Option<Seat> {
    let (position, seat) = (&view.open, view.seat?);
    let first = position.phase == Phase::Round(1) && position.first == seat;
    let units = position.units.iter().any(|it| it.activated);
    let others = position.ncus.iter().any(|it| it.activated);
    (*prompt == Prompt::Select && first && !units && !others).then_some(seat)
}

/// Of the units that can activate the one that is nearest to a marker, or to an enemy where there is none.
fn suggested(position: &Position, seat: Seat) -> Option<UnitId> {
    let goals = goals(position, seat);
    let units = turn::choices(position, seat).into_iter();
    let units = units.filter_map(|it| match it {
        Who::Unit(id) => Some(id),
        Who::Ncu(_) | Who::Wall(_) => None,
    });
    units
        .filter_map(|id| {
            let at = position.unit(id).pose()?.at;
            let far = goals.iter().map(|it| at.distance(*it)).min()?;
            Some((far, id))
        })
        .min()
        .map(|(_, id)| id)
}

fn goals(position: &Position, seat: Seat) -> Vec<Point> {
    if !position.markers.is_empty() {
        return position.markers.iter().map(|it| it.at).collect();
    }
    let enemies = position.units.iter();
    let enemies = enemies.filter(|it| !position.friends(it.owner, seat));
    let poses = enemies.filter_map(battlefield::position::Unit::pose);
    poses.map(|it| it.at).collect()
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::{begins, suggested};
    use crate::games::battlefield::scene::example;
    use battlefield::{
        position::{Phase, Setup, UnitId},
        question::Prompt,
        state::State,
    };
    use tabletop::{Seat, Viewer};

    #[test]
    fn whoever_begins_is_told_so_until_something_has_activated() {
        let mut state = State::before(Setup::default(), 2);
        state.open = example();
        state.open.phase = Phase::Round(1);
        state.open.first = Seat(0);
        for it in &mut state.open.units {
            it.activated = false;
        }
        let view = |state: &State, seat| state.view(Viewer::Seat(Seat(seat)));
        assert_eq!(begins(&view(&state, 0), &Prompt::Select), Some(Seat(0)));
        assert_eq!(begins(&view(&state, 1), &Prompt::Select), None);
        assert_eq!(begins(&view(&state, 0), &Prompt::Army), None);
        let unit = suggested(&state.open, Seat(0));
        assert_eq!(unit, Some(UnitId(0)), "it stands beside a marker");
        state.open.units[0].activated = true;
        assert_eq!(begins(&view(&state, 0), &Prompt::Select), None);
    }
}
