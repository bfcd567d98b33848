//! Notes to oneself, a page for each round of the game.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, Set};

use super::chapter::chapter;
use super::listener::Listener;
use super::say::written;
use super::{Note, Who};
use crate::entities::{Secret, note};
use crate::{Error, Platform};

/// One's own notes at this table, in this seat, the first round first.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn notes(platform: &Platform, who: Who<'_>) -> Result<Vec<Note>, Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let rows = note::Entity::find()
        .filter(note::Column::TableId.eq(who.table))
        .filter(note::Column::UserId.eq(user))
        .filter(note::Column::Seat.eq(listener.key()))
        .order_by_asc(note::Column::Chapter)
        .all(&tx)
        .await?;
    tx.commit().await?;
    let note = |it: note::Model| Note {
        chapter: u32::try_from(it.chapter).unwrap_or(0),
        text: it.text.0,
        at: it.at,
    };
    Ok(rows.into_iter().map(note).collect())
}

/// Writes the page of a round anew; an empty one is thrown away. A round that has not come yet has
/// none: [`Error::NoSuchRevision`].
///
/// # Errors
/// Besides that [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::Invalid`].
pub async fn write_note(
    platform: &Platform,
    who: Who<'_>,
    round: u32,
    text: &str,
) -> Result<(), Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let text = written(text, 0)?;
    let tx = platform.database().write().await?;
    let listener = Listener::find(&tx, who).await?;
    if round > chapter(&tx, who.table).await? {
        return Err(Error::NoSuchRevision);
    }
    let key = (who.table, user, listener.key(), i64::from(round));
    if text.is_empty() {
        note::Entity::delete_by_id(key).exec(&tx).await?;
    } else {
        let (table_id, user_id, seat, chapter) = key;
        let row = note::ActiveModel {
            table_id: Set(table_id),
            user_id: Set(user_id),
            seat: Set(seat),
            chapter: Set(chapter),
            text: Set(Secret(text)),
            at: Set(platform.now()),
        };
        let anew = OnConflict::columns([
            note::Column::TableId,
            note::Column::UserId,
            note::Column::Seat,
            note::Column::Chapter,
        ])
        .update_columns([note::Column::Text, note::Column::At])
        .to_owned();
        note::Entity::insert(row)
            .on_conflict(anew)
            .exec_without_returning(&tx)
            .await?;
    }
    tx.commit().await?;
    Ok(())
}
