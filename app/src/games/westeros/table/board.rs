//! The map of a table: what is, or what is played of others, and what one does on it.

use super::{
    find::FindArea,
    listed::Listed,
    order_menu::OrderMenu,
    room::{FillScreen, Rooms},
    slots::Slots,
    state::PageState,
    traced::{Marks, Tracing},
};
use crate::games::westeros::{
    draft::Draft,
    map::Map,
    playback::{Moving, Playback},
};
use leptos::prelude::*;
use westeros::{Area, AreaSet};

/// Shows the present again as soon as its viewer does something.
#[component]
pub fn Board(
    state: PageState,
    playback: Playback,
    slots: Slots,
    rooms: Rooms,
    listed: Listed,
    tracing: Tracing,
) -> impl IntoView {
    // Where the viewer's own are; a spectator sees the whole map.
    let first = state.view.with_untracked(|view| {
        view.me.map_or(AreaSet::EMPTY, |me| {
            view.areas_with_units(me).with(me.home())
        })
    });
    let on_pick = Callback::new(move |area: Area| {
        playback.end();
        if let Some(to) = tracing.pointing.get_untracked() {
            return (to.0)(area);
        }
        state.pick(area);
        // A raid comes with its targets.
        let raids = |it: Draft| matches!(it, Draft::Raid { from: Some(from), .. } if from == area);
        if state.draft.with_untracked(|it| raids(*it)) {
            listed.show(state, area);
        }
    });
    let on_swap = Callback::new(move |(a, b): (Area, Area)| {
        playback.end();
        state.swap(a, b);
    });
    let on_unit = Callback::new(move |it| {
        playback.end();
        state.pick_unit(it);
    });
    let on_drop = Callback::new(move |it| {
        playback.end();
        state.drop(it);
    });
    let scene = playback.board(state.scene);
    let sight = Signal::derive(move || {
        let areas = playback.places();
        if areas.is_empty() {
            state.sight.get()
        } else {
            areas
        }
    });
    view! {
        <Map
            scene
            picked=state.picked
            first
            home=state.view.with_untracked(|view| view.me.map(westeros::House::home))
            sight
            listed=listed.areas()
            aiming=state.aiming()
            away=Signal::derive(move || playback.is_away())
            room=rooms.changes()
            on_pick
            on_swap
            on_unit
            on_drop
            overlay=move || view! { <Moving playback /><Marks tracing /><OrderMenu slots /> }
            controls=move || view! { <FindArea state /><FillScreen rooms /> }
        />
    }
}
