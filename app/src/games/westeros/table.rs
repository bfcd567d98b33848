//! The table page of the board game: the map, what is to be done now, and the panels around.

mod announcer;
mod autosave;
mod bar;
mod beforehand;
mod board;
mod chat;
mod combat;
mod decide;
mod deferred;
mod drawer;
mod find;
mod fit;
mod height;
mod keys;
mod list;
mod listed;
mod order_menu;
mod parts;
mod plan;
mod proposal;
mod resting;
mod room;
mod sheet;
mod sight;
mod slots;
mod standing;
mod state;
mod tab;
mod tabs;
mod traced;

use super::{
    draft::Draft,
    highlights::{Cover, Queue},
    ids,
    page::SharedPage,
    panels::{Lit, LogPlace},
    playback::Playback,
};
use crate::reactive::memo;
pub use autosave::forget_all as forget_drafts;
#[cfg(feature = "ssr")]
pub use beforehand::standing_orders;

use announcer::Announcer;
use bar::Bar;
use board::Board;
use combat::Combat;
use drawer::{Grip, fold_to_look_back};
use find::AreaSearch;
use leptos::prelude::*;
use listed::Listed;
use parts::{End, Fight, Looked, LookedBack, Played, Raven, Scenes, StandingOrders, Status, Strip};
use room::Rooms;
use sheet::Sheet;
use slots::Slots;
use state::PageState;
use tab::Tab;
use tabletop::DecisionId;
use tabs::Panels;
use traced::{Legend, Tracing};
use westeros::Action;

/// One table as its viewer sees it.
///
/// `on_answer` sends an answer and is called only after Confirm, Seal my orders or Take back; `busy` is
/// true until it has been taken; `refusal` is what the server said against the last one.
#[component]
pub fn WesterosTable(
    page: Signal<SharedPage>,
    on_answer: Callback<(DecisionId, Action)>,
    busy: Signal<bool>,
    refusal: Signal<Option<String>>,
    /// The draft that the first question has come to already.
    #[prop(optional)]
    begun: Option<Draft>,
) -> impl IntoView {
    Lit::provide();
    LogPlace::provide();
    let state = PageState::new(page, busy, on_answer);
    if let Some(draft) = begun {
        state.begin(draft);
    }
    autosave::autosave(state);
    fold_to_look_back(state);
    let rooms = Rooms::provide();
    // The panel that is in the drawer, if it is open.
    let tab = RwSignal::new(Tab::Houses);
    let listed = Listed::provide();
    AreaSearch::provide();
    let slots = Slots::new(state);
    let tracing = Tracing::provide();
    let playback = Playback::new();
    let queue = Queue::provide(page);
    Combat::provide(state);
    let history = use_context::<crate::play::History>();
    let bids = memo(move |_| {
        let asked = |it: &Option<(_, _)>| it.as_ref().is_some_and(|(_, it)| decide::bids(it));
        state.open.with(asked)
    });
    let combat = use_context::<Combat>();
    let fights = memo(move |_| combat.is_some_and(Combat::fills));
    let corner = memo(move |_| !fights.get() && state.page.with(|it| it.view.combat.is_some()));
    // Classes, as rules with `:has()` would walk through all of the table at each change.
    let class = move || {
        let fight = fights.get().then(|| Cover::Fight.class());
        let corner = corner.get().then(|| Cover::Glimpse.class());
        let scene = queue.cover.get().map(Cover::class);
        let awaits = if queue.awaits.get() { " awaits" } else { "" };
        let plays = if playback.plays() { " playing" } else { "" };
        let past = history.is_some_and(crate::play::History::is_looking);
        let bids = if bids.get() && !past { " bids" } else { "" };
        let past = if past { " looks-back" } else { "" };
        let over = [fight, corner, scene]
            .map(Option::unwrap_or_default)
            .concat();
        [state.height.get().class(), bids, plays, past, awaits, &over].concat()
    };
    view! {
        <div class=class>
            // Past the areas of the map, each of which can be reached by keyboard.
            <a class="skip" href=["#", ids::QUESTION].concat()>{word!("Skip the map" | "Spielplan überspringen")}</a>
            <Status state playback />
            // Across the page: what tells of other moments than now.
            <div class="table-above">
                <crate::play::HistoryBar />
            </div>
            <section
                class="table-map"
                class:orders-open=move || slots.open()
                class:playback-reveal=move || playback.reveals.get()
                aria-label=word!("Map" | "Spielplan")>
                <Board state playback slots rooms listed tracing />
                <Played state playback />
                <LookedBack state playback />
                <Raven state playback tab />
                <Legend tracing />
                // Over the map: a combat, and what has happened until it is closed.
                <div class="table-scene">
                    <Fight state refusal />
                    <Scenes state playback queue />
                </div>
            </section>
            <Strip state playback tab />
            // Over the map; on small screens a drawer below it.
            <div class="table-panels" id=ids::PANELS>
                <Grip state />
                <div class="table-now">
                    <Sheet slots />
                    <End state />
                    <crate::games::westeros::learn::Tour page />
                    <Bar state refusal />
                    <div class="table-ways">
                        <StandingOrders state />
                        <crate::play::AboutButton />
                    </div>
                    <Looked state />
                </div>
                <Panels state now=tab />
                <Announcer state />
            </div>
        </div>
    }
    .into_any()
}
