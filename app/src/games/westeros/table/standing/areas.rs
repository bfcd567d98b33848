//! The areas of a select, those that units reach before all others of this game.

use crate::games::westeros::wording::{self, standing as words};
use leptos::{ev::Event, prelude::*};
use westeros::{Area, AreaSet, View};

/// The areas of this game beyond these: with few players some are closed, and nobody ever enters them.
pub fn beyond(view: &View, near: AreaSet) -> AreaSet {
    AreaSet::filter(|it| !near.contains(it) && !view.area(it).closed)
}

/// Both groups by name; the chosen area stays chosen when they change.
#[component]
pub fn AreaOptions(near: AreaSet, far: AreaSet, chosen: Signal<Option<Area>>) -> impl IntoView {
    view! {
        <Group label=words::near() areas=near chosen />
        <Group label=words::far() areas=far chosen />
    }
}

/// Returns what has been chosen in a select of areas.
pub fn chosen_area(event: &Event) -> Option<Area> {
    let place = event_target_value(event).parse::<usize>();
    place.ok().and_then(|it| Area::ALL.get(it).copied())
}

#[component]
fn Group(label: &'static str, areas: AreaSet, chosen: Signal<Option<Area>>) -> impl IntoView {
    let named = areas.iter().map(|it| (wording::area_name(it), it));
    let mut named: Vec<(&str, Area)> = named.collect();
    named.sort_unstable();
    let option = move |(name, area): (&'static str, Area)| {
        view! {
            <option value=area.index().to_string() prop:selected=move || chosen.get() == Some(area)>
                {name}
            </option>
        }
    };
    (!named.is_empty()).then(|| {
        view! {
            <optgroup label=label>{named.into_iter().map(option).collect_view()}</optgroup>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::beyond;
    use tabletop::{Dice, Game, Quiet, Seat, Viewer};
    use westeros::{Area, AreaSet, Setup, Westeros};

    struct First;

    impl Dice for First {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    #[test]
    fn areas_that_are_closed_in_this_game_are_no_choice() {
        let others = |players| {
            let state = Westeros::start(&Setup::default(), players, &mut Quiet(First));
            let view = Westeros::view(&state, Viewer::Seat(Seat(0)));
            beyond(&view, AreaSet::of(&[Area::Winterfell]))
        };
        for area in [Area::Highgarden, Area::Oldtown, Area::Sunspear] {
            assert!(!others(3).contains(area), "{area:?}");
            assert!(others(6).contains(area), "{area:?}");
        }
        assert!(!others(6).contains(Area::Winterfell));
        assert!(others(3).contains(Area::KingsLanding));
    }
}
