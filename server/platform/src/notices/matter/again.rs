//! Playing again with the same people.

use sea_orm::EntityTrait;

use crate::database::Transaction;
use crate::entities::guest::{self, Welcome};
use crate::entities::{seat, table, user};
use crate::tables::{Status, has_blocked};
use crate::{Error, TableId, UserId};

/// A rematch that gathers, for somebody who played before and has not sat down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    pub table: TableId,
    /// The person who created the table; `None` behind masks.
    pub by: Option<String>,
    /// Until when the reader's seat is kept, in milliseconds since 1970.
    pub kept_until: Option<i64>,
}

/// The rematch of this table, as long as it waits for this person.
pub async fn again(tx: &Transaction, user: UserId, old: TableId) -> Result<Option<Again>, Error> {
    let old = table::Entity::find_by_id(old).one(tx).await?;
    let Some(id) = old.and_then(|it| it.rematch) else {
        return Ok(None);
    };
    let rematch = table::Entity::find_by_id(id).one(tx).await?;
    let Some(rematch) = rematch.filter(|it| it.status == Status::Gathering) else {
        return Ok(None);
    };
    let seats = seat::of(tx, id).await?;
    let guest = guest::Entity::find_by_id((id, user)).one(tx).await?;
    let away = seats.iter().all(|it| it.user_id != Some(user));
    let welcome = guest
        .as_ref()
        .is_none_or(|it| it.welcome == Welcome::Invited);
    if !away || !welcome || has_blocked(tx, user, rematch.owner).await? {
        return Ok(None);
    }
    let by = if rematch.masked() {
        None
    } else {
        user::Entity::find_by_id(rematch.owner).one(tx).await?
    };
    Ok(Some(Again {
        table: id,
        by: by.map(|it| it.name),
        kept_until: guest.and_then(|it| it.kept_until()),
    }))
}
