//! The parts of a table's page around its game, whose code is loaded when they are needed: the page
//! that the server has drawn says the same until there is news.

use super::{
    TablePage,
    clock::{Forms, Replaced, TimeNotes, VerdictNote},
    hot_seat::{HotSeat, Seated},
    late::LateNote,
    take_back::{Answering, TakeBackNow},
    waiting_room::WaitingRoom,
};
use crate::{
    lazy::{Drawn, LazyPart, news},
    reactive::memo,
};
use leptos::prelude::*;

part! { lazy, load_notes, fn notes(page: RwSignal<TablePage>, invitation: Option<String>) {
    let forms = Forms::of(page);
    view! {
        <Seated page />
        <Replaced page />
        <VerdictNote page />
        <LateNote page />
        <TimeNotes forms invitation />
    }
}}

/// Above the board: who plays here, and what is to be known of seats, votes and clocks.
#[component]
pub fn Notes(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    let when = news(page);
    let view = move || notes(page, invitation.clone());
    view! { <LazyPart when drawn=Drawn::InSight load=load_notes view /> }
}

part! { lazy, load_take_back, fn take_back(answering: Answering) {
    view! { <TakeBackNow answering /> }
}}

/// The last answer, and the way to take it back. Shows nothing outside a table that is being played.
#[component]
pub fn TakeBack() -> impl IntoView {
    let answering = use_context::<Answering>()?;
    let when = memo(move |_| answering.page.with(|it| it.last_answer.is_some()));
    let view = move || take_back(answering);
    Some(view! { <LazyPart when drawn=Drawn::InSight load=load_take_back view /> })
}

part! { lazy, load_hot_seat, fn hot_seat(page: RwSignal<TablePage>) {
    view! { <HotSeat page /> }
}}

/// Several people at one device.
#[component]
pub fn HotSeatPart(page: RwSignal<TablePage>) -> impl IntoView {
    let when = Signal::stored(true);
    view! { <LazyPart when drawn=Drawn::InSight load=load_hot_seat view=move || hot_seat(page) /> }
}

part! { lazy, load_room, fn room(page: RwSignal<TablePage>, invitation: Option<String>) {
    view! { <WaitingRoom page invitation /> }
}}

/// Before the game.
#[component]
pub fn Room(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    let when = Signal::stored(true);
    let view = move || room(page, invitation.clone());
    view! { <LazyPart when drawn=Drawn::InSight load=load_room view /> }
}
