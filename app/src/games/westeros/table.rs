//! The table page of the board game: the map, what is to be done now, and the panels around.

mod bar;
mod beforehand;
mod decide;
mod desk;
mod drawer;
mod fit;
mod focus;
mod height;
mod herald;
mod ids;
mod keep;
mod keys;
mod list;
mod parts;
mod plan;
mod proposal;
mod resting;
mod ring;
mod room;
mod sheet;
mod sight;
mod slots;
mod standing;
mod tab;
mod tabs;
mod talk;
mod traced;

use super::{
    draft::Draft,
    map::Map,
    moments::Queue,
    page::WesterosPage,
    panels::Lit,
    playback::{Moving, Playback},
};
pub use focus::give_then as focus_then;
pub use ids::QUESTION;
pub use keep::forget_all as forget_drafts;

use bar::Bar;
use beforehand::StandingOrders;
use desk::Desk;
use drawer::{Grip, fold_to_look_back};
use herald::Herald;
use leptos::prelude::*;
use parts::{Attack, Bids, End, Fight, Looked, Played, Round, Scenes, Told};
use plan::Plan;
use ring::Ring;
use room::{FillScreen, Fold, Rooms};
use sheet::Sheet;
use slots::Slots;
use tabletop::DecisionId;
use tabs::Panels;
use traced::{Legend, Marks, Tracing};
use westeros::{Action, Area, AreaSet};

/// One table as its viewer sees it.
///
/// `on_answer` sends an answer and is called only after Confirm, Ready or Take back; `busy` is
/// true until it has been taken; `refusal` is what the server said against the last one.
#[component]
pub fn WesterosTable(
    page: Signal<WesterosPage>,
    on_answer: Callback<(DecisionId, Action)>,
    busy: Signal<bool>,
    refusal: Signal<Option<String>>,
    /// What the first question's draft has come to already.
    #[prop(optional)]
    begun: Option<Draft>,
) -> impl IntoView {
    Lit::provide();
    let desk = Desk::new(page, busy, on_answer);
    if let Some(draft) = begun {
        desk.begin(draft);
    }
    keep::keep(desk);
    fold_to_look_back(desk);
    let rooms = Rooms::provide();
    let slots = Slots::new(desk);
    // Where the viewer's own are; a spectator sees the whole map.
    let first = desk.view.with_untracked(|view| {
        view.me.map_or(AreaSet::EMPTY, |me| {
            view.areas_with_units(me).with(me.home())
        })
    });
    let tracing = Tracing::provide();
    let playback = Playback::new();
    let queue = Queue::provide(page);
    let on_pick = Callback::new(move |area: Area| {
        playback.end();
        match tracing.pointing.get_untracked() {
            Some(to) => (to.0)(area),
            None => desk.pick(area),
        }
    });
    let on_swap = Callback::new(move |(a, b): (Area, Area)| {
        playback.end();
        desk.swap(a, b);
    });
    let on_unit = Callback::new(move |it| {
        playback.end();
        desk.pick_unit(it);
    });
    let on_drop = Callback::new(move |it| {
        playback.end();
        desk.drop(it);
    });
    let scene = Memo::new(move |_| match playback.scene.get() {
        Some(scene) => scene,
        None => desk.scene.get(),
    });
    let sight = Signal::derive(move || {
        let areas = playback.sight.get();
        if areas.is_empty() {
            desk.sight.get()
        } else {
            areas
        }
    });
    view! {
        <div class=move || [desk.height.get().class(), rooms.get().class()].concat()>
            // Past the areas of the map, each of which can be reached by keyboard.
            <a class="skip" href=["#", ids::QUESTION].concat()>{word!("Skip the map" | "Karte überspringen")}</a>
            // Across the page: what tells of other moments than now.
            <div class="table-above">
                <crate::play::HistoryBar />
            </div>
            <section class="table-map" aria-label=word!("Map" | "Karte")>
                <Map
                    scene
                    picked=desk.picked
                    first
                    sight
                    aiming=desk.aiming()
                    room=rooms.changes()
                    on_pick
                    on_swap
                    on_unit
                    on_drop
                    overlay=move || view! { <Moving playback /><Marks tracing /><Ring slots /> }
                    controls=move || view! { <FillScreen rooms /> }
                />
                <Fold rooms />
                <Played desk playback />
                <Legend tracing />
                // Over the map: a combat, and what has happened until it is closed.
                <div class="table-scene">
                    <Fight desk />
                    <Scenes desk playback queue />
                </div>
            </section>
            // Beside the map; on small screens a drawer below it.
            <div class="table-desk" id=ids::PANELS>
                <Grip desk />
                <div class="table-now">
                    <Sheet slots />
                    <End desk />
                    <crate::learn::Tour page />
                    <Bar desk refusal />
                    <div class="table-ways">
                        <StandingOrders desk />
                        <crate::play::AboutButton />
                    </div>
                    <Attack desk />
                    <Bids desk />
                    <Plan desk />
                    <Told desk playback />
                    <Looked desk />
                    <Round desk />
                </div>
                <Panels desk />
                <Herald desk />
            </div>
        </div>
    }
    .into_any()
}
