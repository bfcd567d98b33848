//! Not wanting to hear somebody. They are never told, and no game suffers: the hall stays
//! everybody's, and what is muted is only folded away.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Set};

use super::lines::find;
use super::listener::Listener;
use super::{How, Hushed, Who};
use crate::entities::{hush as entity, user};
use crate::{Error, Platform, UserId, random};

/// Mutes or blocks the author of a line, at every table. One's own line is [`Error::Malformed`].
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::NoSuchLine`].
pub async fn hush(
    platform: &Platform,
    who: Who<'_>,
    (channel, line): (&str, &str),
    how: How,
) -> Result<(), Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let tx = platform.database().write().await?;
    let listener = Listener::find(&tx, who).await?;
    let audience = listener.channel(channel)?;
    let line = find(&tx, &listener, &audience, line).await?;
    if line.by == user {
        return Err(Error::Malformed);
    }
    let row = entity::ActiveModel {
        user_id: Set(user),
        other_id: Set(line.by),
        how: Set(how),
        id: Set(random::token::<16>()),
    };
    let anew = OnConflict::columns([entity::Column::UserId, entity::Column::OtherId])
        .update_column(entity::Column::How)
        .to_owned();
    entity::Entity::insert(row)
        .on_conflict(anew)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Hears somebody again; nothing happens where nobody was hushed.
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
    tx.commit().await?;
    Ok(())
}

/// Whom this person has hushed, by name.
pub async fn hushed(db: &impl ConnectionTrait, user: Option<UserId>) -> Result<Vec<Hushed>, Error> {
    let Some(user) = user else {
        return Ok(Vec::new());
    };
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
    let mut hushed: Vec<Hushed> = rows
        .into_iter()
        .filter_map(|it| {
            Some(Hushed {
                name: name(it.other_id)?,
                id: it.id,
                how: it.how,
            })
        })
        .collect();
    hushed.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(hushed)
}
