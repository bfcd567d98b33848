//! Looking back: any moment of a game, and how far one has seen it.

use super::TablePage;
use crate::{Error, games::GameChronicle};
use leptos::prelude::*;
pub use model::Perspective;

/// The table as it was right after revision `seq`, with its log up to there: what could
/// be seen then from this perspective, and the questions then open to one's own seat.
#[server(endpoint = "moment")]
pub async fn load_page_at(
    table: String,
    invitation: Option<String>,
    seq: i64,
    perspective: Perspective,
) -> Result<TablePage, Error> {
    use crate::server::{self, Outcome};
    use model::PointInTime;
    use platform::tables;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let viewer = server::visitor().map(|it| it.user.id);
    let platform = server::platform();
    let point = PointInTime { seq, perspective };
    let page = tables::page_at(&platform, viewer, table, invitation.as_deref(), point).await;
    TablePage::try_from(page.or_refuse()?).or_refuse()
}

/// Returns how the game looked to everybody when each of its rounds began, and at its end.
#[server(endpoint = "chronicle")]
pub async fn load_chronicle(
    table: String,
    invitation: Option<String>,
) -> Result<GameChronicle, Error> {
    use crate::server::{self, Outcome};
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let viewer = server::visitor().map(|it| it.user.id);
    let platform = server::platform();
    let chronicle =
        platform::tables::chronicle(&platform, viewer, table, invitation.as_deref()).await;
    crate::games::chronicle(&chronicle.or_refuse()?).or_refuse()
}

/// Remembers that this person has had revision `seq` on the screen; only ever forward.
#[server(endpoint = "seen")]
pub async fn mark_seen(table: String, seq: i64) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let platform = server::platform();
    platform::tables::mark_seen(&platform, user, table, seq)
        .await
        .or_refuse()
}
