//! The templates that a person keeps of the form that opens a table, to fill it the same way again.

use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, Set};

use super::{Visitor, lock_account, refuse_ended};
use crate::entities::template;
use crate::text::{check_length, invalid, is_invisible, tidy};
use crate::{Allowance, Error, Field, Platform, Problem, UserId};

/// So many somebody keeps.
const MOST: u64 = 20;
/// Longer than any form, in bytes.
const LARGEST: usize = 16 * 1024;

/// A form that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub id: i64,
    /// 1 to 40 characters; no other of the same person is called so.
    pub name: String,
    /// The form's own JSON.
    pub content: String,
}

/// Returns what this person keeps, in the order of the names.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn templates(platform: &Platform, user: UserId) -> Result<Vec<Template>, Error> {
    let rows = template::Entity::find()
        .filter(template::Column::UserId.eq(user))
        .order_by_asc(template::Column::Name)
        .all(platform.database().reader())
        .await?;
    let template = |it: template::Model| Template {
        id: it.id,
        name: it.name,
        content: it.content,
    };
    Ok(rows.into_iter().map(template).collect())
}

/// Keeps a form under a name, in place of what was kept under it. Returns its id.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::TemplateName`]; [`Error::TooLarge`]; [`Error::TooMany`] for more
/// than twenty; [`Error::SessionEnded`].
pub async fn keep_template(
    platform: &Platform,
    visitor: &Visitor,
    (name, content): (&str, String),
) -> Result<i64, Error> {
    let name = tidy(name);
    check_length(Field::TemplateName, &name, 1, 40)?;
    if name.chars().any(is_invisible) {
        return Err(invalid(Field::TemplateName, Problem::BadCharacters));
    }
    if content.len() > LARGEST {
        return Err(Error::TooLarge);
    }
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    lock_account(&tx, user).await?;
    let others = template::Entity::find()
        .filter(template::Column::UserId.eq(user))
        .filter(template::Column::Name.ne(&name));
    if others.count(&tx).await? >= MOST {
        return Err(Error::TooMany(Allowance::Templates));
    }
    let row = template::ActiveModel {
        id: NotSet,
        user_id: Set(user),
        name: Set(name),
        content: Set(content),
        changed_at: Set(platform.now()),
    };
    let anew = OnConflict::columns([template::Column::UserId, template::Column::Name])
        .update_columns([template::Column::Content, template::Column::ChangedAt])
        .to_owned();
    let kept = template::Entity::insert(row)
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
pub async fn forget_template(platform: &Platform, visitor: &Visitor, id: i64) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    template::Entity::delete_many()
        .filter(template::Column::Id.eq(id))
        .filter(template::Column::UserId.eq(visitor.user.id))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}
