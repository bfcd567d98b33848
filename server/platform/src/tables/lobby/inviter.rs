//! Not wanting to hear of somebody who invites, without having met them anywhere. They are never
//! told: to them the invitation stands as it did.

pub use ::model::Inviter;
use sea_orm::{ConnectionTrait, EntityTrait};

use crate::chat::put_mute;
use crate::database::Transaction;
use crate::entities::guest::{self, Welcome};
use crate::entities::mute;
use crate::entities::{table, user};
use crate::tables::model::Status;
use crate::{Error, Platform, TableId, UserId};
use ::model::Muting;

/// Returns who invites this person to the table; `None` where nobody does.
pub async fn inviter(
    platform: &Platform,
    user: UserId,
    table: TableId,
) -> Result<Option<Inviter>, Error> {
    let tx = platform.database().snapshot().await?;
    let found = inviter_of(&tx, user, table).await?;
    tx.commit().await?;
    Ok(found)
}

/// The same in a transaction.
pub async fn inviter_of(
    db: &impl ConnectionTrait,
    user: UserId,
    table: TableId,
) -> Result<Option<Inviter>, Error> {
    let Some(owner) = owner(db, user, table).await? else {
        return Ok(None);
    };
    let person = user::Entity::find_by_id(owner).one(db).await?;
    let blocked = has_blocked(db, user, owner).await?;
    Ok(person.map(|it| Inviter {
        name: it.name,
        blocked,
    }))
}

/// Blocks whoever invites this person to the table, as if they had met: none of their invitations
/// is shown or told from now on, and nothing that they say in private arrives.
///
/// # Errors
/// [`Error::NotInvited`] where no invitation is open.
pub async fn block_inviter(platform: &Platform, user: UserId, table: TableId) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    block(&tx, user, table).await?;
    tx.commit().await?;
    tracing::info!(%user, "blocked somebody who invited them");
    Ok(())
}

/// The same in a transaction.
pub async fn block(tx: &Transaction, user: UserId, table: TableId) -> Result<(), Error> {
    let owner = owner(tx, user, table).await?.ok_or(Error::NotInvited)?;
    put_mute(tx, user, owner, Muting::Block).await
}

/// Tells whether this person wants nothing of the other one.
pub async fn has_blocked(
    db: &impl ConnectionTrait,
    by: UserId,
    other: UserId,
) -> Result<bool, Error> {
    let row = mute::Entity::find_by_id((by, other)).one(db).await?;
    Ok(row.is_some_and(|it| it.how == Muting::Block))
}

/// The owner of a table that gathers, to which this person is invited by name.
async fn owner(
    db: &impl ConnectionTrait,
    user: UserId,
    table: TableId,
) -> Result<Option<UserId>, Error> {
    let row = guest::Entity::find_by_id((table, user)).one(db).await?;
    if row.is_none_or(|it| it.welcome != Welcome::Invited) {
        return Ok(None);
    }
    let table = table::Entity::find_by_id(table).one(db).await?;
    let table = table.filter(|it| it.status == Status::Gathering && !it.masked());
    Ok(table.map(|it| it.owner).filter(|it| *it != user))
}
