//! The mark up to which somebody has read: one for each person, seat and channel, and nobody else's business.

pub use ::model::Mark;
use sea_orm::sea_query::OnConflict;
use sea_orm::{EntityTrait, Set};

use super::Who;
use super::audible::find;
use super::listener::Listener;
use super::unread::{all_read, marked};
use crate::entities::read_mark;
use crate::notices::heard;
use crate::{Error, Platform};

/// Marks a line of a channel. Reading only moves forward.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::NoSuchLine`].
pub async fn mark(
    platform: &Platform,
    who: Who<'_>,
    (channel, line): (&str, &str),
    mark: Mark,
) -> Result<(), Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let tx = platform.database().write().await?;
    let listener = Listener::find(&tx, who).await?;
    let audience = listener.channel(channel)?;
    let line = find(&tx, &listener, &audience, line).await?;
    let before = marked(&tx, &listener, &audience).await?;
    let number = match mark {
        Mark::Read => before.max(line.number),
        Mark::Unread => before.min(line.number - 1),
    };
    let now = read_mark::ActiveModel {
        table_id: Set(who.table),
        user_id: Set(user),
        seat: Set(listener.key()),
        audience: Set(audience.to_string()),
        number: Set(number),
    };
    let key = OnConflict::columns([
        read_mark::Column::TableId,
        read_mark::Column::UserId,
        read_mark::Column::Seat,
        read_mark::Column::Audience,
    ])
    .update_column(read_mark::Column::Number)
    .to_owned();
    read_mark::Entity::insert(now)
        .on_conflict(key)
        .exec_without_returning(&tx)
        .await?;
    // One notice tells of all channels.
    if mark == Mark::Read && all_read(&tx, user, who.table).await? {
        heard(&tx, user, who.table).await?;
    }
    tx.commit().await?;
    Ok(())
}
