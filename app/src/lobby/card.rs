//! One table in a list, with what one can do there.

mod glance;

use super::{
    InWords, ReliabilitySign,
    board::{SmallBoard, TablePicture},
    listing::{Listing, Occupant, Status},
    terms::asked,
};
use crate::{
    arms::ArmsMark,
    games,
    play::{Ago, left},
    profiles::PersonName,
};
use glance::{Glance, due};
use leptos::prelude::*;

/// One table in a list, with what one can do there.
#[component]
pub fn TableCard(
    table: Listing,
    now: i64,
    /// The buttons for what can be done there, if it is more than to go there.
    #[prop(optional)]
    buttons: Option<AnyView>,
) -> impl IntoView {
    let (state, verb) = state(&table);
    let href = format!("/tables/{}", table.id);
    let name = crate::table_name::table_name(&table.name);
    let label = format!("{verb}: {name}");
    let picture = picture(&table);
    let on_clock = on_clock(&table, now);
    let waits = table.status == Status::Gathering;
    let part = table.part.filter(|_| table.status == Status::Running);
    let part = part.map(|(at, all)| {
        view! { <progress class="part" value=at.to_string() max=all.to_string() aria-hidden="true"></progress> }
    });
    view! {
        <article class="table-card" class:mine=table.my_turn>
            <div class="table-picture">{picture} {part}</div>
            <div class="table-card-head">
                <h3>{name}</h3>
                <span class="tag" class:turn=table.my_turn>{state} {on_clock}</span>
            </div>
            <div class="table-facts">
                {how_far(&table).map(|words| view! { <p>{words}</p> })}
                <p class="note">
                    {waits.then(|| view! { {table.options.clone()} " · " })}
                    {table.pace.clone()}
                    {table.chat.words().map(|it| [" · ", &it].concat())}
                    {table.masks.words().map(|it| [" · ", it].concat())}
                    {table.delay.words().map(|it| [" · ", it].concat())}
                    {table.stakes.words().map(|it| [" · ", it].concat())}
                    {asked(&table.terms).into_iter().map(|it| [" · ", it].concat()).collect_view()}
                    {(!table.open).then_some(word!(" · by invitation" | " · mit Einladung"))}
                    {waits.then(|| view! { {word!(" · opened " | " · eröffnet ")} <Ago at=table.created_at now /> })}
                </p>
                {(!table.terms.description.is_empty() && table.status == Status::Gathering)
                    .then(|| view! { <p class="plain-text">{table.terms.description.clone()}</p> })}
                {due(&table, now).map(|words| view! { <p class="due">{words}</p> })}
                <Glance my_turn=table.my_turn asked_at=table.asked_at unread=table.unread news=table.news now />
            </div>
            <ul class="seat-chips">
                {table
                    .seats
                    .iter()
                    .map(|seat| {
                        let absent = table.offered().any(|it| it.seat == seat.seat);
                        let free = absent || seat.occupant == Occupant::Nobody;
                        view! {
                            <li class="seat-chip" class:free=free>
                                {games::seat_mark(&table.kind, &seat.label)}
                                <span class="seat-label">{seat.label.clone()}</span>
                                <span class="seat-name">
                                    <PersonName
                                        name=name_at(&seat.occupant).to_owned()
                                        account=seat.account.clone()
                                    />
                                    {seat.reliability.map(|level| view! { " " <ReliabilitySign level /> })}
                                </span>
                                {absent.then(|| view! { <span class="seat-absent">{word!("absent" | "abwesend")}</span> })}
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
            {host(&table)}
            <div class="table-act">
                {buttons.unwrap_or_else(|| {
                    view! { <a class="button" class:primary=table.my_turn href=href aria-label=label>{verb}</a> }
                        .into_any()
                })}
            </div>
        </article>
    }
}

/// Returns the owner's arms and name, which a row of the lobby shows, where everybody may know who sits there.
fn host(table: &Listing) -> Option<impl IntoView + use<>> {
    let seat = table.seats.iter().find(|it| it.hosts)?;
    let name = seat.occupant.name()?.to_owned();
    let (arms, account) = (seat.arms?, seat.account.clone());
    Some(view! {
        <p class="table-host armed">
            <ArmsMark arms />
            <span>
                <span class="note">{word!("Opened by " | "Eröffnet von ")}</span>
                <PersonName name account />
            </span>
        </p>
    })
}

/// Returns how a table stands, and the verb for what one can do there.
fn state(table: &Listing) -> (&'static str, &'static str) {
    match table.status {
        Status::Gathering if table.i_sit_here() && table.confirming() => (
            word!("Full: who's ready?" | "Voll: Wer ist bereit?"),
            word!("Open" | "Öffnen"),
        ),
        Status::Gathering if table.i_sit_here() => (
            word!("Waiting for players" | "Wartet auf Mitspieler"),
            word!("Open" | "Öffnen"),
        ),
        Status::Gathering => (
            word!("Waiting for players" | "Wartet auf Mitspieler"),
            word!("Take a seat" | "Platz nehmen"),
        ),
        Status::Running if table.my_turn => (
            word!("Your turn" | "Du bist dran"),
            word!("Play" | "Spielen"),
        ),
        Status::Running if table.i_sit_here() => {
            (word!("In progress" | "Läuft"), word!("Open" | "Öffnen"))
        }
        Status::Running if table.offered().next().is_some() => (
            word!("Player wanted" | "Mitspieler gesucht"),
            word!("Take over" | "Übernehmen"),
        ),
        Status::Running => (word!("In progress" | "Läuft"), word!("Watch" | "Zuschauen")),
        // No list holds it any more.
        Status::Over => (
            word!("Finished" | "Beendet"),
            word!("Look back" | "Rückblick"),
        ),
    }
}

/// Returns the name of whoever sits there, or that nobody does.
fn name_at(occupant: &Occupant) -> &str {
    if occupant.is_me() {
        return word!("You" | "Du");
    }
    occupant.name().unwrap_or(word!("free" | "frei"))
}

/// Returns how long the table waits for the viewer yet: " · 1:42".
fn on_clock(table: &Listing, now: i64) -> Option<String> {
    let due = table
        .due
        .filter(|_| table.my_turn && table.paused_at.is_none())?;
    Some([" · ", &left(due - now)].concat())
}

/// Returns the picture of a table: its own, or that of a board like it.
fn picture(table: &Listing) -> AnyView {
    let id = table.id.clone();
    if let Some(words) = table.board.clone() {
        view! { <SmallBoard table=id words /> }.into_any()
    } else {
        let board = table.status != Status::Gathering;
        view! { <TablePicture table=id kind=table.kind.clone() board /> }.into_any()
    }
}

/// Tells how far the game is; at a table with offered seats also how these stand, which says it too.
fn how_far(table: &Listing) -> Option<String> {
    table.position.clone().or_else(|| table.progress.clone())
}
