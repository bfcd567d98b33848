//! The lines of a channel that reach a listener.

use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};

use super::Audience;
use super::listener::Listener;
use crate::Error;
use crate::entities::line;

/// All lines of a channel of theirs that reach this listener: in the hall none that onlookers may
/// not hear yet; in private none that was said before they took the seat, nor by somebody they have
/// blocked.
pub fn audible(listener: &Listener, audience: &Audience) -> Select<line::Entity> {
    let all = line::Entity::find()
        .filter(line::Column::TableId.eq(listener.table.id))
        .filter(line::Column::Audience.eq(audience.to_string()));
    if !audience.is_private() {
        let late = listener.horizon().filter(|_| *audience == Audience::Hall);
        return match late {
            Some(horizon) => all.filter(line::Column::Seq.lt(horizon)),
            None => all,
        };
    }
    let all = all.filter(line::Column::Seq.gte(listener.since()));
    let blocked = listener.blocked();
    if blocked.is_empty() {
        all
    } else {
        all.filter(line::Column::By.is_not_in(blocked))
    }
}

/// A line that this listener may read.
pub async fn find(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
    id: &str,
) -> Result<line::Model, Error> {
    let found = audible(listener, audience).filter(line::Column::Id.eq(id));
    found.one(db).await?.ok_or(Error::NoSuchLine)
}

/// The last lines of these, the oldest first.
pub async fn latest(
    db: &impl ConnectionTrait,
    lines: Select<line::Entity>,
    most: u64,
) -> Result<Vec<line::Model>, Error> {
    let latest = lines.order_by_desc(line::Column::Number).limit(most);
    let mut found = latest.all(db).await?;
    found.reverse();
    Ok(found)
}
