//! The secret address at which calendars read a person's deadlines. Whoever knows it reads them, and
//! no more; the person can have another one, and the old one leads nowhere then.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set};

use super::{Visitor, refuse_ended};
use crate::entities::{calendar_feed, notice_account, user};
use crate::{Error, Platform, UserId, random};

/// A reader of deadlines at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    pub user: UserId,
    /// The code of the language in which they want to be told, or nothing.
    pub language: String,
}

/// Since when there is an address, in milliseconds since 1970.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn calendar_since(platform: &Platform, user: UserId) -> Result<Option<i64>, Error> {
    let row = calendar_feed::Entity::find_by_id(user);
    let row = row.one(platform.database().reader()).await?;
    Ok(row.map(|it| it.made_at))
}

/// Makes an address, in place of the one there was. Returns its secret part, which nobody can be told
/// again.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn make_calendar(platform: &Platform, visitor: &Visitor) -> Result<String, Error> {
    let secret = random::token::<32>();
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let row = calendar_feed::ActiveModel {
        user_id: Set(visitor.user.id),
        secret_hash: Set(random::sha256(secret.as_bytes())),
        made_at: Set(platform.now()),
    };
    let anew = OnConflict::column(calendar_feed::Column::UserId)
        .update_columns([
            calendar_feed::Column::SecretHash,
            calendar_feed::Column::MadeAt,
        ])
        .to_owned();
    calendar_feed::Entity::insert(row)
        .on_conflict(anew)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(secret)
}

/// Takes the address away; nothing happens where there is none.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn end_calendar(platform: &Platform, visitor: &Visitor) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    calendar_feed::Entity::delete_by_id(visitor.user.id)
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Returns whose address has this secret part; `None` for nobody's.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn calendar_of(platform: &Platform, secret: &str) -> Result<Option<Reader>, Error> {
    let db = platform.database().reader();
    let row = calendar_feed::Entity::find()
        .filter(calendar_feed::Column::SecretHash.eq(random::sha256(secret.as_bytes())))
        .one(db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let person = user::Entity::find_by_id(row.user_id).one(db).await?;
    if person.is_none_or(|it| it.leaving_at.is_some()) {
        return Ok(None);
    }
    let account = notice_account::Entity::find_by_id(row.user_id)
        .one(db)
        .await?;
    Ok(Some(Reader {
        user: row.user_id,
        language: account.map(|it| it.language).unwrap_or_default(),
    }))
}
