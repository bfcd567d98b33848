//! A new password for somebody who has lost theirs, by the operator's hand.

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set, Unchanged};

use crate::entities::{session, user};
use crate::notices::drop_unconfirmed;
use crate::{Error, Platform, UserId, random};

/// Gives an account a fresh random password, ends all of its sessions and drops an address
/// that nobody has confirmed; returns the password.
pub async fn renew_password(platform: &Platform, user: UserId) -> Result<String, Error> {
    let password = random::token::<12>();
    let hashed = platform.passwords().hash(password.clone()).await?;
    let tx = platform.database().write().await?;
    let renewed = user::ActiveModel {
        id: Unchanged(user),
        password: Set(Some(hashed)),
        ..Default::default()
    };
    renewed.update(&tx).await?;
    drop_unconfirmed(&tx, user).await?;
    session::Entity::delete_many()
        .filter(session::Column::UserId.eq(user))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(password)
}
