//! The moderators, who look after what people say to each other: the operator names them.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, Set};

use crate::entities::moderator;
use crate::{Error, Platform, UserId};

/// Makes somebody a moderator; nothing happens if they are one.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn appoint_moderator(platform: &Platform, user: UserId) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let row = moderator::ActiveModel {
        user_id: Set(user),
        since: Set(platform.now()),
    };
    let once = OnConflict::column(moderator::Column::UserId)
        .do_nothing()
        .to_owned();
    moderator::Entity::insert(row)
        .on_conflict(once)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// From now on this person is no moderator.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn dismiss_moderator(platform: &Platform, user: UserId) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    moderator::Entity::delete_by_id(user).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// Tells whether this person is a moderator.
pub(crate) async fn is_moderator(db: &impl ConnectionTrait, user: UserId) -> Result<bool, Error> {
    Ok(moderator::Entity::find_by_id(user).one(db).await?.is_some())
}
