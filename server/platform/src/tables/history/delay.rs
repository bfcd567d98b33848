//! Tables that onlookers see late: while the game runs, those who hold no seat know of it what
//! there was when the present round began. So nobody at the table can be helped by who watches.

use super::page_at::rewound;
use crate::damage::note_damage;
use crate::tables::model::{Look, TablePage};
use crate::tables::page::live_page;
use crate::tables::visibility::{kept_late, round_began};
use crate::{Error, Platform, TableId, UserId};

/// The table as this viewer may see it. Somebody with several seats sees what a spectator sees,
/// unless they say as which of them they look; an onlooker perhaps what there was when the round
/// began.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it; [`Error::NotSeated`] for a
/// seat that is not theirs.
pub async fn page(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    look: Look<'_>,
) -> Result<TablePage, Error> {
    note_damage(table, seen(platform, viewer, table, look).await)
}

async fn seen(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    look: Look<'_>,
) -> Result<TablePage, Error> {
    let page = live_page(platform, viewer, table, look).await?;
    if !kept_late(&page.listing) {
        return Ok(page);
    }
    let since = look.since.unwrap_or(0);
    let begun = round_began(platform.database().reader(), table).await?;
    let seq = begun.ok_or_else(|| Error::internal("a running table has no beginning"))?;
    // What was read a moment ago may be over by now; then the next look tells.
    let clocks = page.listing.clocks.clone();
    let mut then = rewound(platform, (table, seq), page).await?;
    then.log.retain(|it| it.seq > since);
    // Which seats are offered is told to those who may take them.
    then.listing.clocks = clocks;
    Ok(then)
}
