//! Not wanting to hear somebody. They are never told, and no game suffers: the hall stays
//! everybody's, and what is muted is only folded away.
//!
//! Behind masks it holds for that table alone, and what holds elsewhere does not hold there: whose
//! lines are folded would tell who it is.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Set};

use super::audible::find;
use super::listener::Listener;
use super::{Muted, Muting, Who};
use crate::accounts::forget_favorite;
use crate::database::Transaction;
use crate::entities::{line, masked_mute, mute as entity, number, user};
use crate::{Error, Platform, UserId, random};

/// Mutes or blocks the author of a line, at every table; behind masks at this one. One's own line is
/// [`Error::Malformed`].
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::NoSuchLine`].
pub async fn mute(
    platform: &Platform,
    who: Who<'_>,
    (channel, line): (&str, &str),
    how: Muting,
) -> Result<(), Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let tx = platform.database().write().await?;
    let listener = Listener::find(&tx, who).await?;
    let audience = listener.channel(channel)?;
    let line = find(&tx, &listener, &audience, line).await?;
    if line.by == user {
        return Err(Error::Malformed);
    }
    if listener.table.masked() {
        put_behind_masks(&tx, user, &line, how).await?;
    } else {
        put(&tx, user, line.by, how).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Mutes or blocks somebody at every table.
pub async fn put(tx: &Transaction, user: UserId, other: UserId, how: Muting) -> Result<(), Error> {
    let row = entity::ActiveModel {
        user_id: Set(user),
        other_id: Set(other),
        how: Set(how),
        id: Set(random::token::<16>()),
    };
    let anew = OnConflict::columns([entity::Column::UserId, entity::Column::OtherId])
        .update_column(entity::Column::How)
        .to_owned();
    entity::Entity::insert(row)
        .on_conflict(anew)
        .exec_without_returning(tx)
        .await?;
    match how {
        Muting::Block => forget_favorite(tx, (user, other)).await,
        Muting::Mute => Ok(()),
    }
}

async fn put_behind_masks(
    tx: &Transaction,
    user: UserId,
    line: &line::Model,
    how: Muting,
) -> Result<(), Error> {
    use masked_mute::Column as C;
    let row = masked_mute::ActiveModel {
        table_id: Set(line.table_id),
        user_id: Set(user),
        other_id: Set(line.by),
        seat: Set(line.seat),
        how: Set(how),
        id: Set(random::token::<16>()),
    };
    let anew = OnConflict::columns([C::TableId, C::UserId, C::OtherId])
        .update_columns([C::How, C::Seat])
        .to_owned();
    masked_mute::Entity::insert(row)
        .on_conflict(anew)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// Hears somebody again; nothing happens where nobody was muted.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn hear_again(platform: &Platform, user: UserId, id: &str) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    entity::Entity::delete_many()
        .filter(entity::Column::UserId.eq(user))
        .filter(entity::Column::Id.eq(id))
        .exec(&tx)
        .await?;
    masked_mute::Entity::delete_many()
        .filter(masked_mute::Column::UserId.eq(user))
        .filter(masked_mute::Column::Id.eq(id))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Returns whom the listener has muted, as far as it matters here: by seat behind masks, else by name.
pub async fn muted(db: &impl ConnectionTrait, listener: &Listener) -> Result<Vec<Muted>, Error> {
    let Some(user) = listener.user else {
        return Ok(Vec::new());
    };
    let here = masked_mute::Entity::find()
        .filter(masked_mute::Column::TableId.eq(listener.table.id))
        .filter(masked_mute::Column::UserId.eq(user))
        .order_by_asc(masked_mute::Column::Seat)
        .all(db)
        .await?;
    let here = here.into_iter().map(|it| Muted {
        id: it.id,
        name: None,
        seat: it.seat.map(number),
        how: it.how,
    });
    let mut muted: Vec<Muted> = here.collect();
    if !listener.table.masked() {
        muted.extend(muted_by_name(db, user).await?);
    }
    Ok(muted)
}

/// Returns whom this person has muted or blocked everywhere, by name.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn muted_everywhere(platform: &Platform, user: UserId) -> Result<Vec<Muted>, Error> {
    muted_by_name(platform.database().reader(), user).await
}

/// Returns whom this person has muted everywhere, by name.
pub async fn muted_by_name(db: &impl ConnectionTrait, user: UserId) -> Result<Vec<Muted>, Error> {
    let rows = entity::Entity::find()
        .filter(entity::Column::UserId.eq(user))
        .all(db)
        .await?;
    let others =
        user::Entity::find().filter(user::Column::Id.is_in(rows.iter().map(|it| it.other_id)));
    let others = others.all(db).await?;
    let name = |id: UserId| {
        others
            .iter()
            .find(|it| it.id == id)
            .map(|it| it.name.clone())
    };
    let mut muted: Vec<Muted> = rows
        .into_iter()
        .filter_map(|it| {
            Some(Muted {
                name: Some(name(it.other_id)?),
                seat: None,
                id: it.id,
                how: it.how,
            })
        })
        .collect();
    muted.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(muted)
}
