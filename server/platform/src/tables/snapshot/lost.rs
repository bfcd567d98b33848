//! Seats that somebody has lost, as it is told to them.

use sea_orm::ConnectionTrait;

use super::CachedTable;
use crate::entities::{number, seat_holder};
use crate::tables::model::{Change, Handover, Lost, Motion, Outcome, Resolution};
use crate::{Error, UserId};

/// The seats that this viewer has lost at this table.
pub async fn lost(
    db: &impl ConnectionTrait,
    known: &CachedTable,
    viewer: Option<UserId>,
) -> Result<Vec<Lost>, Error> {
    let handed = |it: &Handover| matches!(it.change, Change::Taken | Change::Computer);
    let removed =
        |it: &Resolution| it.outcome == Outcome::Carried && matches!(it.motion, Motion::Remove(_));
    // At most tables nobody has lost any, and nothing needs to be asked.
    let some = known.handovers.iter().any(handed) || known.resolutions.iter().any(removed);
    let Some(viewer) = viewer.filter(|_| some) else {
        return Ok(Vec::new());
    };
    let rows = seat_holder::lost(db, (known.table.id, viewer)).await?;
    let lost = rows.into_iter().filter_map(|it| {
        Some(Lost {
            seat: number(it.seat),
            how: it.lost?,
            at: it.lost_at?,
        })
    });
    Ok(lost.collect())
}
