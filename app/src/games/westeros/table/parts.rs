//! The parts of a table that are loaded when they are needed: whatever a first look and planning
//! can do without. Those that the server draws come alive with the first news.

use super::{
    beforehand::StandingButton, chat::TableChat, combat::BattlePanel, decide::Choices,
    height::Height, list::AreaList, plan::PlanNow, state::PageState, tab::Tab,
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        MODULE, focus,
        highlights::{Queue, Stage, is_unread, watch},
        page::SharedPage,
        panels::{
            AreaCard, EndPanel, HouseStrip, HousesPanel, Lit, LogPanel, LogPlace, RavenLine,
            StatusBar, TracksPanel,
        },
        playback::{Playback, PlaybackBar, Replayed, Seen},
    },
    lazy::{Drawn, LazyPart, news},
    play::History,
    sheets::Sheet,
};
use leptos::prelude::*;
use std::time::Duration;
use westeros::{Area, AreaSet, Phase};

part! { board, load_fight, fn fight(state: PageState, refusal: Signal<Option<String>>) {
    view! { <BattlePanel state refusal /> }
}}

/// Over the map: a combat.
#[component]
pub fn Fight(state: PageState, refusal: Signal<Option<String>>) -> impl IntoView {
    let fighting = memo(move |_| state.page.with(|it| it.view.combat.is_some()));
    view! { <LazyPart module=MODULE when=fighting drawn=Drawn::InSight sheet=Sheet::Scenes load=load_fight view=move || fight(state, refusal) /> }
}

part! { board, load_scenes, fn scenes(state: PageState, queue: Queue, playback: Playback) {
    watch(state.page, queue);
    let fights = memo(move |_| state.page.with(|it| it.fights()));
    effect(move |before: Option<()>| {
        state.answered.track();
        // Who fights has not seen yet what waits.
        if before.is_some() && !fights.get_untracked() {
            queue.go_on();
        }
    });
    let held = Signal::derive(move || playback.plays());
    let asked = Signal::derive(move || state.prompt());
    let on_place = places(state, playback);
    // A panel that lies over the question makes room for it.
    let on_ask = Callback::new(move |()| {
        state.to_the_map();
        focus::to_the_question();
    });
    view! { <Stage page=state.page queue held asked on_place on_ask /> }
}}

/// Over the map: what has happened, scene by scene, each until it is closed.
#[component]
pub fn Scenes(state: PageState, playback: Playback, queue: Queue) -> impl IntoView {
    let history = use_context::<History>();
    let page = state.page;
    let state = state.deferred();
    let news = news(state.page);
    // Only a browser can close a scene again: none is there before its script.
    let unread = RwSignal::new(false);
    effect(move |_| unread.set(page.with_untracked(|it| is_unread(it, history))));
    let when = Signal::derive(move || {
        unread.get() || news.get() || queue.scenes.with(|it| !it.is_empty())
    });
    view! { <LazyPart module=MODULE when sheet=Sheet::Scenes load=load_scenes view=move || scenes(state, queue, playback) /> }
}

/// Returns what shows these areas on the map for a while: the map goes there, and they are lit.
fn places(state: PageState, playback: Playback) -> Callback<AreaSet> {
    effect(move |before: Option<()>| {
        state.sight.track();
        if before.is_some() && playback.scene.with_untracked(Option::is_none) {
            playback.sight.set(AreaSet::EMPTY);
        }
    });
    let light = use_context::<Lit>();
    Callback::new(move |areas: AreaSet| {
        state.to_the_map();
        playback.sight.set(areas);
        let Some(Lit(lit)) = light else { return };
        lit.set(areas);
        set_timeout(
            move || {
                if lit.try_get_untracked() == Some(areas) {
                    lit.set(AreaSet::EMPTY);
                }
            },
            LIT,
        );
    })
}

/// The time that a place stays lit.
const LIT: Duration = Duration::from_secs(4);

part! { board, load_playback, fn playback_bar(state: PageState, opened: StoredValue<Seen>, playback: Playback) {
    let aiming = state.aiming();
    view! { <PlaybackBar page=state.page aiming answered=state.answered opened playback /> }
}}

/// Draws what others do, shown on the map one thing after the other.
#[component]
pub fn Played(state: PageState, playback: Playback) -> impl IntoView {
    let opened = state.page.with_untracked(|it| Seen::of(it, use_context()));
    let opened = StoredValue::new(opened);
    let view = move || playback_bar(state, opened, playback);
    view! { <LazyPart module=MODULE when=news(state.page) load=load_playback view /> }
}

part! { board, load_replayed, fn replayed(state: PageState, playback: Playback) {
    view! { <Replayed page=state.page playback /> }
}}

/// The outcome of the moment that is looked back at, on the map as it is while it is played.
#[component]
pub fn LookedBack(state: PageState, playback: Playback) -> impl IntoView {
    let history = use_context::<History>();
    let when = memo(move |_| history.is_some_and(History::is_looking));
    view! { <LazyPart module=MODULE when load=load_replayed view=move || replayed(state, playback) /> }
}

part! { board, load_choices, fn choices(state: PageState) {
    view! { <Choices state /> }
}}

/// Draws what there is to choose from besides the map.
#[component]
pub fn Decide(state: PageState) -> impl IntoView {
    let state = state.after_map();
    let asked = memo(move |_| state.prompt().is_some_and(|it| super::decide::offers(&it)));
    view! { <LazyPart module=MODULE when=asked sheet=Sheet::Events load=load_choices view=move || choices(state) /> }
}

part! { board, load_end, fn end(page: Signal<SharedPage>) {
    view! { <EndPanel page /> }
}}

/// The end of the game.
#[component]
pub fn End(state: PageState) -> impl IntoView {
    let over = memo(move |_| state.page.with(|it| it.over));
    view! { <LazyPart module=MODULE when=over sheet=Sheet::End load=load_end view=move || end(state.page) /> }
}

part! { board, load_raven, fn raven(state: PageState, opened: usize, playback: Playback, tab: RwSignal<Tab>) {
    let place = use_context::<LogPlace>();
    let on_open = Callback::new(move |seq: i64| {
        tab.set(Tab::Log);
        state.height.set(Height::Panel);
        if let Some(LogPlace(place)) = place {
            place.set(Some(seq));
        }
    });
    let plays = Signal::derive(move || playback.plays());
    view! { <RavenLine page=state.page opened plays answered=state.answered on_open /> }
}}

/// The news over the map. On return it is there to be used at once.
#[component]
pub fn Raven(state: PageState, playback: Playback, tab: RwSignal<Tab>) -> impl IntoView {
    let state = state.deferred();
    let opened = state.page.with_untracked(|it| it.log.len());
    let returned = use_context::<History>().is_some_and(|it| it.seen.is_some());
    let news = news(state.page);
    let when = Signal::derive(move || returned || news.get());
    view! { <LazyPart module=MODULE when load=load_raven view=move || raven(state, opened, playback, tab) /> }
}

part! { board, load_status, fn status(state: PageState, playback: Playback) {
    let history = use_context::<History>();
    let ended = move || state.page.with(|it| it.over) && !history.is_some_and(History::is_looking);
    let view = playback.shown(state.view);
    // A vote that ends it leaves the phase as it was.
    let over = memo(move |_| {
        view.with(|it| it.phase == Phase::GameOver) || !playback.plays() && ended()
    });
    view! { <StatusBar view over /> }
}}

/// The state of the game, above the map.
#[component]
pub fn Status(state: PageState, playback: Playback) -> impl IntoView {
    let state = state.deferred();
    view! { <LazyPart module=MODULE when=news(state.page) drawn=Drawn::InSight load=load_status view=move || status(state, playback) /> }
}

part! { board, load_strip, fn strip(state: PageState, playback: Playback, tab: RwSignal<Tab>) {
    let on_pick = Callback::new(move |_| {
        tab.set(Tab::Houses);
        state.open_drawer();
    });
    view! { <HouseStrip page=state.page then=playback.then on_pick /> }
}}

/// The houses, beside the map.
#[component]
pub fn Strip(state: PageState, playback: Playback, tab: RwSignal<Tab>) -> impl IntoView {
    let state = state.deferred();
    view! { <LazyPart module=MODULE when=news(state.page) drawn=Drawn::InSight load=load_strip view=move || strip(state, playback, tab) /> }
}

part! { board, load_card, fn card(state: PageState, on_look: Callback<Area>, on_close: Callback<()>) {
    view! { <AreaCard view=state.view looked=state.looked on_look on_close /> }
}}

/// The area that is looked at.
#[component]
pub fn Looked(state: PageState) -> impl IntoView {
    let on_look = Callback::new(move |area: Area| state.look(area));
    let on_close = Callback::new(move |()| state.look_away());
    let looking = memo(move |_| state.looked.with(Option::is_some));
    view! { <LazyPart module=MODULE when=looking load=load_card view=move || card(state, on_look, on_close) /> }
}

part! { board, load_button, fn button(state: PageState) {
    view! { <StandingButton state /> }
}}

/// The way to the standing orders.
#[component]
pub fn StandingOrders(state: PageState) -> impl IntoView {
    let state = state.deferred();
    view! { <LazyPart module=MODULE when=news(state.page) drawn=Drawn::InSight load=load_button view=move || button(state) /> }
}

part! { board, load_plan, fn plan(state: PageState) {
    view! { <PlanNow state /> }
}}

/// The plan while orders are being placed.
#[component]
pub fn Plan(state: PageState) -> impl IntoView {
    let state = state.after_map();
    let (news, begun) = (news(state.page), news(state.draft));
    let when = Signal::derive(move || news.get() || begun.get());
    view! { <LazyPart module=MODULE when drawn=Drawn::InSight load=load_plan view=move || plan(state) /> }
}

part! { board, load_houses, fn houses(page: Signal<SharedPage>) {
    view! { <HousesPanel page /> }
}}
part! { board, load_tracks, fn tracks(state: PageState) {
    view! { <TracksPanel view=state.view /> }
}}
part! { board, load_log, fn log(page: Signal<SharedPage>, open: Memo<bool>) {
    view! { <LogPanel page open /> }
}}
part! { board, load_areas, fn areas(state: PageState) {
    view! { <AreaList state /> }
}}

part! { board, load_chat, fn chat(state: PageState, now: RwSignal<Tab>) {
    view! { <TableChat state now /> }
}}

/// Draws what the panel of a tab holds. Behind another tab it stands still, but for the log: that only grows by a few
/// lines.
#[component]
pub fn Held(state: PageState, tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
    let on = memo(move |_| now.get() == tab);
    match tab {
        Tab::Houses => {
            let still = state.resting(on).deferred();
            let when = news(still.page);
            let view = move || houses(still.page);
            view! { <LazyPart module=MODULE when drawn=Drawn::InSight load=load_houses view /> }
                .into_any()
        }
        Tab::Tracks => {
            let still = state.resting(on).deferred();
            let view = move || tracks(still);
            view! { <LazyPart module=MODULE when=on drawn=Drawn::Hidden load=load_tracks view /> }
                .into_any()
        }
        Tab::Log => {
            let height = state.height;
            let open = memo(move |_| on.get() && height.get() == Height::Panel);
            let state = state.deferred();
            let view = move || log(state.page, open);
            let news = news(state.page);
            let when = Signal::derive(move || on.get() || news.get());
            view! { <LazyPart module=MODULE when drawn=Drawn::InSight load=load_log view /> }
                .into_any()
        }
        Tab::Areas => {
            let still = state.after_map().resting(on);
            let view = move || areas(still);
            view! { <LazyPart module=MODULE when=on drawn=Drawn::Hidden load=load_areas view /> }
                .into_any()
        }
        Tab::Chat => {
            let view = move || chat(state, now);
            view! { <LazyPart module=MODULE when=on load=load_chat view /> }.into_any()
        }
    }
}
