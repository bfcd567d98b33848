//! The bar before the battle: the parts of the set-up, and who plays.

use super::{
    super::{state::BattleState, wording},
    bar::Standing,
    people::called,
    shield::Shield,
};
use crate::{
    language::list,
    play::{History, TablePage},
    reactive::memo,
};
use battlefield::{
    position::Position,
    task::{SetUpStage, Task},
};
use leptos::prelude::*;

/// The parts of the set-up, and which of them is under way.
#[component]
pub fn Steps(state: BattleState) -> impl IntoView {
    let now = memo(move |_| {
        state.with_position(|it| (it.phase.round() == 0 && it.result.is_none()).then(|| step(it)))
    });
    move || {
        let now = now.get()?;
        let one = |(at, name): (usize, &'static str)| {
            view! { <li aria-current=(at == now).then_some("step")>{name}</li> }
        };
        let all = wording::set_up().into_iter().enumerate().map(one);
        let all = all.collect_view();
        Some(view! {
            <ol class="bar-part bar-steps" aria-label=word!("Set-up" | "Aufbau")>{all}</ol>
        })
    }
}

/// The sides by those who play.
#[component]
pub fn People(sides: Memo<Vec<Standing>>) -> impl IntoView {
    let live = use_context::<History>().map(|it| it.live);
    let names = memo(move |_| {
        let whose = |it: &Standing| live.and_then(|live| live.with(|page| people(page, it)));
        sides.with(|all| all.iter().map(whose).collect::<Vec<_>>())
    });
    move || {
        let all = sides.get().into_iter().zip(names.get()).enumerate();
        let all = all.map(|(at, (it, name))| player(at, it, name));
        view! {
            <div class="bar-part bar-points bar-people">
                <ul aria-label=word!("Players" | "Spieler")>{all.collect_view()}</ul>
            </div>
        }
    }
}

/// A side with whoever plays on it.
fn player(at: usize, it: Standing, name: Option<String>) -> AnyView {
    let and = (at > 0)
        .then(|| view! { <span class="bar-of" aria-hidden="true">{word!("and" | "und")}</span> });
    let colors = it.colors;
    view! {
        <li>
            <Shield colors />
            <strong>{name.unwrap_or(it.name)}</strong>
            {and}
        </li>
    }
    .into_any()
}

/// Returns the names of those who play on a side, once each of them is there.
fn people(page: &TablePage, side: &Standing) -> Option<String> {
    let all = side.seats.iter().map(|it| called(page, *it));
    let all: Vec<String> = all.collect::<Option<_>>()?;
    Some(list(&all))
}

/// Returns the name of the part of the set-up that is under way.
pub fn part_under_way(position: &Position) -> Option<&'static str> {
    let sets_up = position.phase.round() == 0 && position.result.is_none();
    sets_up.then(|| wording::set_up()[step(position)])
}

/// Returns the place in [`wording::set_up`] of what is under way.
pub fn step(position: &Position) -> usize {
    let stage = position.agenda.iter().rev().find_map(|it| match it {
        Task::SetUp(frame) => Some(frame.stage),
        _ => None,
    });
    match stage {
        Some(it) if it >= SetUpStage::Zone => 3,
        Some(it) if it >= SetUpStage::Markers => 2,
        Some(it) if it >= SetUpStage::Piles => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::random;
    use battlefield::{
        position::{Mode, Setup},
        state::State,
    };

    #[test]
    fn the_set_up_goes_from_the_armies_to_the_deployment() {
        let mut steps = vec![step(&State::before(Setup::default(), 2).open)];
        random::play((Mode::Thrones, 1), 200, |state, _, _| {
            if state.open.phase.round() == 0 {
                steps.push(step(&state.open));
            }
        });
        assert!(steps.is_sorted(), "{steps:?}");
        steps.dedup();
        assert_eq!((steps.first(), steps.last()), (Some(&0), Some(&3)));
        let before = State::before(Setup::default(), 2).open;
        assert_eq!(part_under_way(&before), Some("Armies"));
        let fights = crate::games::battlefield::scene::example();
        assert_eq!(part_under_way(&fights), None);
    }
}
