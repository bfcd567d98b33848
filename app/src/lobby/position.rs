//! The position that one would take over: the table as everybody sees it.

use super::Listing;
use crate::games;
use platform::{
    Error, Platform,
    tables::{self, Look},
};
use tabletop::{AnyValue, Seat};

/// So many tables tell it; whoever looks further down a longer list opens the table.
const MOST: usize = 30;

/// The tables with how their offered seats stand; without where that cannot be told.
pub async fn with_positions(platform: &Platform, offered: Vec<tables::Listing>) -> Vec<Listing> {
    let mut all = Vec::with_capacity(offered.len());
    for (number, table) in offered.into_iter().enumerate() {
        all.push(if number < MOST {
            with_position(platform, table).await
        } else {
            Listing::from(table)
        });
    }
    all
}

async fn with_position(platform: &Platform, table: tables::Listing) -> Listing {
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
    let in_words = |view: AnyValue| games::position(&table.kind, &view, &seats);
    Ok(page.view.map(in_words).transpose()?.flatten())
}
