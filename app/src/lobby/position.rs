//! What one would take over: the table as everybody sees it.

use super::Listing;
use crate::games;
use platform::{
    Error, Platform,
    tables::{self, Look},
};
use tabletop::Seat;

/// The table with how its offered seats stand; without where that cannot be told.
pub async fn told(platform: &Platform, table: tables::Listing) -> Listing {
    let position = position(platform, &table).await;
    if let Err(error) = &position {
        tracing::warn!(table = %table.id, %error, "how its seats stand cannot be told");
    }
    Listing {
        position: position.ok().flatten(),
        ..Listing::from(table)
    }
}

async fn position(platform: &Platform, table: &tables::Listing) -> Result<Option<String>, Error> {
    let clocks = table.clocks.iter().filter(|it| it.absent);
    let seats: Vec<Seat> = clocks.map(|it| it.seat).collect();
    let look = Look {
        since: Some(i64::MAX),
        ..Look::default()
    };
    let page = tables::page(platform, None, table.id, look).await?;
    let told = |view: String| games::position(&table.kind, &view, &seats);
    page.view.map(told).transpose()
}
