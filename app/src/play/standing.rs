//! Standing orders: what a seat answers beforehand, as the game's own JSON.

use crate::Error;
use leptos::prelude::*;
pub use model::SavedStanding;

/// Returns what the visitor has saved for a seat of theirs.
#[server(endpoint = "standing")]
pub async fn load_standing(table: String, seat: u8) -> Result<SavedStanding, Error> {
    let user = crate::server::signed_in()?.user.id;
    read(user, &table, seat).await
}

/// Saves `content` in the place of `version`. Answers what it can of the questions that are
/// open already, and says what is left.
#[server(endpoint = "save_standing")]
pub async fn save_standing(
    table: String,
    seat: u8,
    version: i64,
    content: String,
) -> Result<SavedStanding, Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    let whose = (user, id, tabletop::Seat(seat));
    let platform = server::platform();
    platform::standing::save(&platform, whose, version, &content)
        .await
        .or_refuse()?;
    read(user, &table, seat).await
}

#[cfg(feature = "ssr")]
async fn read(user: platform::UserId, table: &str, seat: u8) -> Result<SavedStanding, Error> {
    use crate::server::{self, Outcome};
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let seat = tabletop::Seat(seat);
    let saved = platform::standing::of(&server::platform(), user, table, seat).await;
    saved.or_refuse()
}
