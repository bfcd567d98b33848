//! Answering a question of the game, and taking the answer back: what a player sends.

use super::TablePage;
use crate::Error;
use leptos::prelude::*;
#[cfg(feature = "ssr")]
use {
    crate::server::{self, Outcome},
    platform::{
        TableId, UserId, computers,
        tables::{self, Actor, Look},
    },
    tabletop::{DecisionId, Seat},
};

/// Gives `action` (the game's own JSON) as the answer of one's seat to a decision. Acknowledged
/// only after it is stored; answers with that seat's table as it is then, its log from `since` on.
#[server(endpoint = "answer")]
pub async fn answer(
    table: String,
    decision: u32,
    action: String,
    seat: u8,
    since: i64,
) -> Result<TablePage, Error> {
    let user = server::signed_in()?.user.id;
    let platform = server::platform();
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let actor = Actor::Person(user, Seat(seat));
    tables::answer(&platform, actor, table, DecisionId(decision), &action)
        .await
        .or_refuse()?;
    page_of(user, table, (seat, since)).await
}

/// Takes back the answer that made revision `entry`, as long as it is not final. Answers with the
/// table as this seat sees it then, its log from `since` on.
#[server(endpoint = "undo")]
pub async fn undo(table: String, entry: i64, seat: u8, since: i64) -> Result<TablePage, Error> {
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    tables::undo(&server::platform(), (user, Some(Seat(seat))), table, entry)
        .await
        .or_refuse()?;
    page_of(user, table, (seat, since)).await
}

/// The computer need not wait until the answer that made revision `entry` can no longer be taken
/// back. Late or repeated it does nothing.
#[server(endpoint = "go_on")]
pub async fn go_on(table: String, entry: i64, seat: u8) -> Result<(), Error> {
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    computers::waive(&server::platform(), (user, Seat(seat)), table, entry)
        .await
        .or_refuse()
}

#[cfg(feature = "ssr")]
async fn page_of(
    user: UserId,
    table: TableId,
    (seat, since): (u8, i64),
) -> Result<TablePage, Error> {
    let look = Look {
        seat: Some(Seat(seat)),
        since: Some(since),
        ..Look::default()
    };
    let page = tables::page(&server::platform(), Some(user), table, look).await;
    // The answer is stored, so nothing may say that it is not.
    let page = page.map_err(|it| match it {
        platform::Error::Unavailable => platform::Error::Unconfirmed,
        other => other,
    });
    TablePage::try_from(page.or_refuse()?).or_refuse()
}
