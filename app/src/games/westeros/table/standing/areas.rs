//! The areas of a select, those that units reach before all others.

use crate::games::westeros::wording::{self, standing as words};
use leptos::{ev::Event, prelude::*};
use westeros::{Area, AreaSet};

/// Both groups by name; the chosen area stays chosen when they change.
#[component]
pub fn AreaOptions(near: AreaSet, far: AreaSet, chosen: Signal<Option<Area>>) -> impl IntoView {
    view! {
        <Group label=words::near() areas=near chosen />
        <Group label=words::far() areas=far chosen />
    }
}

/// What has been chosen in a select of areas.
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
