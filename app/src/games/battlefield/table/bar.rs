//! The bar above the table: the round, the points of the sides, whose turn it is, who can still act, what
//! happened last, and the viewer's clock. Before the battle it shows the parts of the set-up, and who plays.

use super::{
    super::{
        parts::Last,
        scene::model::{Colors, colors_of_player},
        side::EndSheet,
        state::BattleState,
        wording,
    },
    rail::icon,
    set_up::{People, Steps, step},
    shield::Shield,
};
use crate::{play::SeatClock, reactive::memo};
use battlefield::position::{Place, Position, SideId};
use leptos::prelude::*;
use tabletop::Seat;

/// So many flags have room.
const MOST: usize = 12;

/// The face of a clock in a box of 24 by 24.
const CLOCK: &str = "M12 4a8 8 0 1 0 .1 0M12 8v4l3 2";

/// A side at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub name: String,
    pub seats: Vec<Seat>,
    pub colors: Colors,
    points: u16,
    /// Units and NCUs that can still be activated in this round.
    left: usize,
}

#[component]
pub fn BattleBar(state: BattleState) -> impl IntoView {
    let sides = memo(move |_| state.page.with(|it| standings(&it.view.open, it.view.seat)));
    view! {
        <section class="battle-bar" aria-label=word!("State of the battle" | "Stand der Schlacht")>
            <Round state />
            <Steps state />
            <Points state sides />
            <Turn state />
            <Flags state sides />
            <Last state />
            <Clock state />
        </section>
    }
}

#[component]
fn Round(state: BattleState) -> impl IntoView {
    let round =
        memo(move |_| state.with_position(|it| (it.phase.round(), it.setup.options.game_length)));
    let step = memo(move |_| state.with_position(step));
    move || {
        let (now, last) = round.get();
        let words = if now == 0 {
            view! {
                <span class="bar-label">{word!("Set-up" | "Aufbau")} " "</span>
                <strong>{wording::set_up()[step.get()]}</strong>
            }
            .into_any()
        } else {
            view! {
                <span class="bar-label">{word!("Round" | "Runde")} " "</span>
                <span><strong>{now}</strong> <span class="bar-of">{say!(" of {last}" | " von {last}")}</span></span>
            }
            .into_any()
        };
        view! { <p class="bar-part bar-round">{words}</p> }
    }
}

/// The points of the sides; before the battle those who play.
#[component]
fn Points(state: BattleState, sides: Memo<Vec<Standing>>) -> impl IntoView {
    let before = memo(move |_| state.with_position(|it| it.phase.round() == 0));
    move || {
        if before.get() {
            return view! { <People sides /> }.into_any();
        }
        let all = sides.get().into_iter().map(points).collect_view();
        view! {
            <div class="bar-part bar-points">
                <ul aria-label=word!("Victory points" | "Siegpunkte")>{all}</ul>
                <span class="bar-of" aria-hidden="true">{word!("victory points" | "Siegpunkte")}</span>
            </div>
        }
        .into_any()
    }
}

/// A side with its points.
fn points(it: Standing) -> AnyView {
    let Standing {
        name,
        colors,
        points,
        ..
    } = it;
    let title = name.clone();
    view! {
        <li title=title>
            <Shield colors />
            <span class="unseen">{name} " "</span>
            <strong>{points}</strong>
        </li>
    }
    .into_any()
}

/// The line for those who see it; a reader of the screen is told by the status above.
#[component]
fn Turn(state: BattleState) -> impl IntoView {
    let end = use_context::<EndSheet>();
    let now = memo(move |_| {
        let now = state.page.with(|it| wording::now(it));
        // A game that was given up ends without a result of its own.
        if now[1].is_empty() && end.is_some_and(|it| it.over.get()) {
            return [word!("The end" | "Ende").to_owned(), String::new()];
        }
        now
    });
    view! {
        <p class="bar-part bar-turn" aria-hidden="true">
            <span class="bar-label">{move || now.with(|it| it[0].clone())}</span>
            <strong>{move || now.with(|it| it[1].clone())}</strong>
        </p>
    }
}

/// The viewer's time, where a clock runs.
#[component]
fn Clock(state: BattleState) -> impl IntoView {
    let own = state.page.with_untracked(|it| it.view.seat)?;
    Some(view! {
        <div class="bar-part bar-clock">
            {icon(CLOCK)}
            <SeatClock seat=own.0 />
        </div>
    })
}

#[component]
fn Flags(state: BattleState, sides: Memo<Vec<Standing>>) -> impl IntoView {
    let fights =
        memo(move |_| state.with_position(|it| it.phase.round() > 0 && it.result.is_none()));
    let label = word!("Activations left" | "Noch zu aktivieren");
    let one = |it: Standing| {
        let flags = (0..it.left.min(MOST))
            .map(|_| view! { <i></i> })
            .collect_view();
        let told = format!("{}: {}", it.name, it.left);
        let title = told.clone();
        view! {
            <li class=it.colors.classes() title=title>
                <span class="bar-flags" aria-hidden="true">{flags}</span>
                <span class="unseen">{told}</span>
            </li>
        }
    };
    move || {
        fights.get().then(|| view! {
            <div class="bar-part bar-left">
                <span class="bar-label" aria-hidden="true">{label}</span>
                <ul aria-label=label>{move || sides.get().into_iter().map(one).collect_view()}</ul>
            </div>
        })
    }
}

/// Each side with its first player's colors, the viewer's own first.
fn standings(position: &Position, own: Option<Seat>) -> Vec<Standing> {
    let mut all: Vec<SideId> = position.sides().collect();
    let mine = own.map(|it| position.side(it));
    all.sort_by_key(|it| Some(*it) != mine);
    let standing = |side: SideId| {
        let seats: Vec<Seat> = position.members(side).collect();
        let first = *seats.first()?;
        Some(Standing {
            name: wording::side(position, side),
            seats,
            colors: colors_of_player(position, first),
            points: position.points[usize::from(side.0)],
            left: left(position, side),
        })
    };
    all.into_iter().filter_map(standing).collect()
}

/// Returns the number of those of a side that can still be activated in this round.
fn left(position: &Position, side: SideId) -> usize {
    let of_side = |owner| position.side(owner) == side;
    let units = position
        .units
        .iter()
        .filter(|it| of_side(it.owner) && !it.activated && matches!(it.place, Place::Table(_)));
    let ncus = position.ncus.iter();
    let ncus = ncus.filter(|it| of_side(it.owner) && !it.activated && !it.gone);
    units.count() + ncus.count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn whoever_has_acted_is_not_left() {
        let mut position = example();
        let own = position.side(Seat(0));
        for it in &mut position.units {
            it.activated = false;
        }
        let before = left(&position, own);
        let first = position
            .units
            .iter_mut()
            .find(|it| it.owner == Seat(0) && matches!(it.place, Place::Table(_)));
        first.expect("there is a unit").activated = true;
        assert_eq!(left(&position, own), before - 1);
    }

    #[test]
    fn ones_own_side_comes_first() {
        let position = example();
        for seat in [Seat(0), Seat(1)] {
            let all = standings(&position, Some(seat));
            assert_eq!(all[0].name, wording::side(&position, position.side(seat)));
            assert_eq!(all.len(), 2);
        }
    }
}
