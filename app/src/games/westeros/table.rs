//! The table page of the board game: the map, what is to be done now, and the panels around.

mod announcer;
mod autosave;
mod bar;
mod beforehand;
mod board;
mod chat;
mod decide;
mod desk;
mod drawer;
mod find;
mod fit;
mod height;
mod keys;
mod list;
mod listed;
mod parts;
mod plan;
mod proposal;
mod resting;
mod ring;
mod room;
mod settled;
mod sheet;
mod sight;
mod slots;
mod standing;
mod tab;
mod tabs;
mod traced;

use super::{draft::Draft, ids, moments::Queue, page::SharedPage, panels::Lit, playback::Playback};
pub use autosave::forget_all as forget_drafts;

use announcer::Announcer;
use bar::Bar;
use board::Board;
use desk::Desk;
use drawer::{Grip, fold_to_look_back};
use find::AreaSearch;
use leptos::prelude::*;
use listed::Listed;
use parts::{Attack, Bids, End, Fight, Looked, Plan, Played, Round, Scenes, StandingOrders, Told};
use room::{Fold, Rooms};
use sheet::Sheet;
use slots::Slots;
use tabletop::DecisionId;
use tabs::Panels;
use traced::{Legend, Tracing};
use westeros::Action;

/// One table as its viewer sees it.
///
/// `on_answer` sends an answer and is called only after Confirm, Ready or Take back; `busy` is
/// true until it has been taken; `refusal` is what the server said against the last one.
#[component]
pub fn WesterosTable(
    page: Signal<SharedPage>,
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
    autosave::autosave(desk);
    fold_to_look_back(desk);
    let rooms = Rooms::provide();
    let listed = Listed::provide();
    AreaSearch::provide();
    let slots = Slots::new(desk);
    let tracing = Tracing::provide();
    let playback = Playback::new();
    let queue = Queue::provide(page);
    view! {
        <div class=move || [desk.height.get().class(), rooms.get().class()].concat()>
            // Past the areas of the map, each of which can be reached by keyboard.
            <a class="skip" href=["#", ids::QUESTION].concat()>{word!("Skip the map" | "Karte überspringen")}</a>
            // Across the page: what tells of other moments than now.
            <div class="table-above">
                <crate::play::HistoryBar />
            </div>
            <section
                class="table-map"
                class:orders-open=move || slots.open()
                class:playback-reveal=move || playback.reveals.get()
                aria-label=word!("Map" | "Karte")>
                <Board desk playback slots rooms listed tracing />
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
                    <crate::games::westeros::learn::Tour page />
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
                <Announcer desk />
            </div>
        </div>
    }
    .into_any()
}
