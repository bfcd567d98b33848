//! The lists that a person has put together to bring them to tables of a game: the platform keeps the text and knows
//! nothing of what it says.

use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, Set};

use super::{Visitor, lock_account, refuse_ended};
use crate::entities::saved_list;
use crate::text::{check_length, invalid, is_invisible, tidy};
use crate::{Allowance, Error, Field, Platform, Problem, UserId};

/// So many somebody keeps, of all games.
const MOST: u64 = 50;
/// Longer than any list, in bytes.
const LARGEST: usize = 8 * 1024;

/// A list that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedList {
    pub id: i64,
    /// 1 to 40 characters; no other of the same person and game is called so.
    pub name: String,
    /// As the game writes it.
    pub content: String,
}

/// Returns what this person keeps for a game, in the order of the names.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn saved_lists(
    platform: &Platform,
    user: UserId,
    kind: &str,
) -> Result<Vec<SavedList>, Error> {
    let rows = saved_list::Entity::find()
        .filter(saved_list::Column::UserId.eq(user))
        .filter(saved_list::Column::Kind.eq(kind))
        .order_by_asc(saved_list::Column::Name)
        .all(platform.database().reader())
        .await?;
    let list = |it: saved_list::Model| SavedList {
        id: it.id,
        name: it.name,
        content: it.content,
    };
    Ok(rows.into_iter().map(list).collect())
}

/// Keeps a list of a game under a name, in place of what was kept under it. Returns its id.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::ListName`]; [`Error::TooLarge`]; [`Error::TooMany`] for more than
/// fifty; [`Error::SessionEnded`].
pub async fn keep_list(
    platform: &Platform,
    visitor: &Visitor,
    kind: &str,
    (name, content): (&str, String),
) -> Result<i64, Error> {
    let name = tidy(name);
    check_length(Field::ListName, &name, 1, 40)?;
    if name.chars().any(is_invisible) {
        return Err(invalid(Field::ListName, Problem::BadCharacters));
    }
    if content.len() > LARGEST {
        return Err(Error::TooLarge);
    }
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    lock_account(&tx, user).await?;
    let own = saved_list::Entity::find().filter(saved_list::Column::UserId.eq(user));
    let same = own
        .clone()
        .filter(saved_list::Column::Kind.eq(kind))
        .filter(saved_list::Column::Name.eq(&name));
    if own.count(&tx).await? - same.count(&tx).await? >= MOST {
        return Err(Error::TooMany(Allowance::Lists));
    }
    let row = saved_list::ActiveModel {
        id: NotSet,
        user_id: Set(user),
        kind: Set(kind.to_owned()),
        name: Set(name),
        content: Set(content),
        changed_at: Set(platform.now()),
    };
    let key = [
        saved_list::Column::UserId,
        saved_list::Column::Kind,
        saved_list::Column::Name,
    ];
    let anew = OnConflict::columns(key)
        .update_columns([saved_list::Column::Content, saved_list::Column::ChangedAt])
        .to_owned();
    let kept = saved_list::Entity::insert(row)
        .on_conflict(anew)
        .exec_with_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(kept.id)
}

/// Forgets one of them; nothing happens where there is none of theirs.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn forget_list(platform: &Platform, visitor: &Visitor, id: i64) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    saved_list::Entity::delete_many()
        .filter(saved_list::Column::Id.eq(id))
        .filter(saved_list::Column::UserId.eq(visitor.user.id))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}
