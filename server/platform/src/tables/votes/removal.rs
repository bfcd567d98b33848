//! Since when the others may give somebody's seat to the computer.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::Error;
use crate::entities::seat::{self, Holder};
use crate::entities::{pending, vote};
use crate::time::DAY;

/// So long somebody may let a table without clocks wait.
const SILENT: i64 = 3 * DAY;

/// From when on a vote on this seat's removal can be open, perhaps an instant that is still to come:
/// each absence begins anew. `None` where there is nobody to be removed.
pub fn removable(seat: &seat::Model, open: &[pending::Model]) -> Option<i64> {
    let held = seat.holder == Holder::Person;
    seat.absent_since
        .filter(|_| held)
        .or_else(|| silent_from(seat, open))
}

/// From when on a person lets everybody wait for too long, if no clock answers for them.
pub fn silent_from(seat: &seat::Model, open: &[pending::Model]) -> Option<i64> {
    let asked = open
        .iter()
        .filter(|it| it.seat == seat.seat && it.required && it.deadline.is_none());
    let since = asked.map(|it| it.asked_at).min();
    since
        .filter(|_| seat.holder == Holder::Person)
        .map(|it| it + SILENT)
}

/// The open questions of a table, if one of its votes depends on them.
pub async fn questions(
    db: &impl ConnectionTrait,
    votes: &[vote::Model],
) -> Result<Vec<pending::Model>, Error> {
    let about = |it: &&vote::Model| it.kind == vote::Kind::Remove;
    let Some(table) = votes.iter().find(about).map(|it| it.table_id) else {
        return Ok(Vec::new());
    };
    let open = pending::Entity::find().filter(pending::Column::TableId.eq(table));
    Ok(open.all(db).await?)
}
