//! The requests of the page of a table to the server.

use super::TablePage;
use crate::Error;
use leptos::prelude::*;

/// The table as its visitor sees it, or as one of their seats does. `since` leaves out the log up
/// to that number.
#[server(endpoint = "table")]
pub async fn load_table(
    id: String,
    invitation: Option<String>,
    since: Option<i64>,
    seat: Option<u8>,
) -> Result<TablePage, Error> {
    use crate::server::{self, Outcome};
    let look = platform::tables::Look {
        invitation: invitation.as_deref(),
        since,
        seat: seat.map(tabletop::Seat),
    };
    let table = id.parse().map_err(|_| Error::NotFound)?;
    let viewer = server::visitor().map(|it| it.user.id);
    let platform = server::platform();
    let page = platform::tables::page(&platform, viewer, table, look).await;
    TablePage::try_from(page.or_refuse()?).or_refuse()
}
