//! Answering a question of the game: the one thing a player sends.

use super::TablePage;
use crate::Error;
use leptos::prelude::*;

/// Gives `action` (the game's own JSON) as the answer to a decision. Acknowledged only after it is
/// stored; answers with the table as it is then, its log from `since` on.
#[server(endpoint = "answer")]
pub async fn answer(
    table: String,
    decision: u32,
    action: String,
    since: i64,
) -> Result<TablePage, Error> {
    use crate::server::{self, Outcome};
    use platform::tables::{self, Actor};
    let user = server::signed_in()?.user.id;
    let platform = server::platform();
    let table = table.parse().map_err(|_| Error::NotFound)?;
    tables::answer(
        &platform,
        Actor::Person(user),
        table,
        tabletop::DecisionId(decision),
        &action,
    )
    .await
    .or_refuse()?;
    let page = tables::page(&platform, Some(user), table, None, Some(since)).await;
    TablePage::try_from(page.or_refuse()?).or_refuse()
}
