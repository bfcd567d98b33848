//! The people whom a person likes to play with: to find and invite them again. The others are never told, and nothing
//! that they can see depends on it.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, Set};

use super::{Visitor, lock_account, named, refuse_ended};
use crate::entities::{favorite, mute, user};
use crate::{Allowance, Error, Platform, UserId};

/// So many somebody has.
const MOST: u64 = 50;

/// The names of this person's favorites, in order.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn favorites(platform: &Platform, user: UserId) -> Result<Vec<String>, Error> {
    favorite_names(platform.database().reader(), user).await
}

pub async fn favorite_names(db: &impl ConnectionTrait, user: UserId) -> Result<Vec<String>, Error> {
    let rows = favorite::Entity::find()
        .filter(favorite::Column::UserId.eq(user))
        .all(db)
        .await?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let people = user::Entity::find()
        .filter(user::Column::Id.is_in(rows.iter().map(|it| it.other_id)))
        .filter(user::Column::LeavingAt.is_null())
        .all(db)
        .await?;
    let mut names: Vec<String> = people.into_iter().map(|it| it.name).collect();
    names.sort_by_cached_key(|it| it.to_lowercase());
    Ok(names)
}

/// Makes somebody a favorite. A second time changes nothing.
///
/// # Errors
/// [`Error::NoSuchPerson`], also for guests and oneself; [`Error::Blocked`] for whom one has blocked;
/// [`Error::TooMany`] for more than fifty; [`Error::SessionEnded`].
pub async fn favor(platform: &Platform, visitor: &Visitor, name: &str) -> Result<(), Error> {
    let user = visitor.user.id;
    let found = named(platform, name).await?;
    let other = found.filter(|it| !it.guest && it.id != user);
    let other = other.ok_or(Error::NoSuchPerson)?.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    lock_account(&tx, user).await?;
    let muted = mute::Entity::find_by_id((user, other)).one(&tx).await?;
    if muted.is_some_and(|it| it.how == ::model::Muting::Block) {
        return Err(Error::Blocked);
    }
    let others = favorite::Entity::find()
        .filter(favorite::Column::UserId.eq(user))
        .filter(favorite::Column::OtherId.ne(other));
    if others.count(&tx).await? >= MOST {
        return Err(Error::TooMany(Allowance::Favorites));
    }
    let row = favorite::ActiveModel {
        user_id: Set(user),
        other_id: Set(other),
        at: Set(platform.now()),
    };
    let columns = [favorite::Column::UserId, favorite::Column::OtherId];
    favorite::Entity::insert(row)
        .on_conflict(OnConflict::columns(columns).do_nothing().to_owned())
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Makes them a favorite no longer; nothing happens where they are none.
///
/// # Errors
/// [`Error::NoSuchPerson`], [`Error::SessionEnded`].
pub async fn unfavor(platform: &Platform, visitor: &Visitor, name: &str) -> Result<(), Error> {
    let found = named(platform, name).await?;
    let other = found.ok_or(Error::NoSuchPerson)?.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    favorite::Entity::delete_by_id((visitor.user.id, other))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Forgets that somebody whom this person blocks was a favorite.
pub async fn forget_favorite(
    tx: &impl ConnectionTrait,
    (user, other): (UserId, UserId),
) -> Result<(), Error> {
    favorite::Entity::delete_by_id((user, other))
        .exec(tx)
        .await?;
    Ok(())
}
