//! A new password for somebody who knows the old one.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set};

use super::login_throttle::{Guesser, verify};
use super::{Visitor, password};
use crate::entities::{session, user};
use crate::notices::drop_unconfirmed;
use crate::text::invalid;
use crate::{Error, Field, Platform, Problem};

/// Gives the visitor's account a new password and ends all of its sessions but this one. Links that
/// were mailed to renew the old password, or to come in for a while, end with it, and so does an
/// address that nobody has confirmed.
///
/// # Errors
/// [`Error::Invalid`] with the field at fault; [`Error::WrongPassword`] where there is no such
/// account any more; [`Error::TooOften`] after too many wrong old ones. Then nothing has changed.
pub async fn change_password(
    platform: &Platform,
    visitor: &Visitor,
    old: String,
    new: String,
) -> Result<(), Error> {
    password::check(&new)?;
    let id = visitor.user.id;
    let person = user::Entity::find_by_id(id);
    let person = person.one(platform.database().reader()).await?;
    let before = person.and_then(|it| it.password);
    let before = before.ok_or(Error::WrongPassword)?;
    let wrong = || invalid(Field::OldPassword, Problem::Wrong);
    let asked = (old, Some(before.clone()));
    if !verify(platform, &Guesser::Within(visitor.session), asked).await? {
        return Err(wrong());
    }
    let hashed = platform.passwords().hash(new).await?;
    let tx = platform.database().write().await?;
    let renewed = user::ActiveModel {
        password: Set(Some(hashed)),
        ..Default::default()
    };
    // Somebody who has renewed it meanwhile, by mail or elsewhere, has the last word.
    let changed = user::Entity::update_many()
        .set(renewed)
        .filter(user::Column::Id.eq(id))
        .filter(user::Column::Password.eq(before))
        .exec(&tx)
        .await?;
    if changed.rows_affected == 0 {
        return Err(wrong());
    }
    drop_unconfirmed(&tx, id).await?;
    session::Entity::delete_many()
        .filter(session::Column::UserId.eq(id))
        .filter(session::Column::Id.ne(visitor.session))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    tracing::info!(user = %id, "changed a password");
    Ok(())
}
