//! The chat at a table of the board game: areas in what is said light up on the map.

use super::{height::Height, proposal::plans, state::PageState, tab::Tab};
use crate::reactive::memo;
use crate::{
    chat::{ChatPanel, Links},
    games::westeros::{focus, panels::Lit, wording},
};
use leptos::prelude::*;
use std::time::Duration;
use westeros::{Area, AreaSet};

/// The time that an area stays lit for those who cannot point.
const A_LOOK: Duration = Duration::from_secs(4);

#[component]
pub fn TableChat(state: PageState, now: RwSignal<Tab>) -> impl IntoView {
    let lit = use_context::<Lit>();
    let show = move |area: Option<u32>| {
        let areas = area
            .and_then(area_of)
            .map_or(AreaSet::EMPTY, |it| AreaSet::EMPTY.with(it));
        if let Some(Lit(lit)) = lit {
            lit.try_set(areas);
        }
    };
    let links = Links {
        place: |name| wording::area_called(name).map(number),
        name: |place| area_of(place).map(wording::area_name),
        names: || {
            wording::areas_by_name()
                .into_iter()
                .map(wording::area_name)
                .collect()
        },
        light: Callback::new(show),
        go: Callback::new(move |place| {
            let Some(area) = area_of(place) else { return };
            // On a small screen the map lies under the panel.
            if state.height.get_untracked() == Height::Panel {
                state.height.set(Height::Half);
            }
            focus::area(area);
            show(Some(place));
            set_timeout(move || show(None), A_LOOK);
        }),
    };
    let plans = plans(state, links);
    let on = memo(move |_| now.get() == Tab::Chat);
    let stir = Signal::derive(move || state.height.track());
    view! { <ChatPanel links plans on stir /> }
}

fn area_of(place: u32) -> Option<Area> {
    Area::ALL.iter().copied().find(|it| number(*it) == place)
}

fn number(area: Area) -> u32 {
    u32::try_from(area.index()).expect("there are fewer than a hundred areas")
}
