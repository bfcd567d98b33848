//! Names change: what is over keeps those of its time, and nobody takes on another's former name.

use std::collections::BTreeSet;

use sea_orm::sea_query::Query;
use sea_orm::{
    ActiveModelTrait, ActiveValue::NotSet, ColumnTrait, Condition, ConnectionTrait, DbErr,
    EntityTrait, ExprTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Set, SqlErr,
};

use super::confusable::skeleton;
use super::name::Name;
use super::{Visitor, refuse_ended};
use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::{account_name, seat, user};
use crate::text::{invalid, part, tidy};
use crate::time::DAY;
use crate::{Error, Field, Platform, Problem, TableId, UserId, random};

/// The time for which nobody else may take a name that somebody had.
const KEPT: i64 = 90 * DAY;
/// The number of times that somebody may change names in that time, so that nobody hoards them.
const MOST: u64 = 3;
/// Stands in the keys of guests' names after the name, and in no name: guests may be called alike.
const APART: char = '/';
/// A search by name looks at so many people.
const FOUND: u64 = 200;

/// Gives an account another name. Games that are over keep the one that they were played under.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::Name`]; [`Problem::TooOften`] after the third time in 90 days;
/// [`Error::SessionEnded`].
pub async fn rename(platform: &Platform, visitor: &Visitor, name: &str) -> Result<(), Error> {
    let name = Name::chosen(name)?;
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let now = platform.now();
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    let person = person.ok_or(Error::WrongPassword)?;
    if person.name == name.shown {
        return Ok(());
    }
    take_name(&tx, person, name, now).await?;
    tx.commit().await?;
    tracing::info!(%user, "took another name");
    Ok(())
}

/// Gives this person another name, and keeps the one that they had.
///
/// # Errors
/// As [`rename`].
pub async fn take_name(
    tx: &Transaction,
    person: user::Model,
    name: Name,
    now: i64,
) -> Result<user::Model, Error> {
    let user = person.id;
    refuse_alike(tx, (Some(user), now), &name).await?;
    refuse_double(tx, (user, None), &name).await?;
    let lately = account_name::Entity::find()
        .filter(account_name::Column::UserId.eq(user))
        .filter(account_name::Column::Until.gt(now - KEPT));
    if lately.count(tx).await? >= MOST {
        return Err(invalid(Field::Name, Problem::TooOften));
    }
    keep(tx, &person, now).await?;
    let named = if person.password.is_some() {
        of_account(name)
    } else {
        of_guest(name)
    };
    let person = user::ActiveModel {
        name: named.name,
        name_key: named.name_key,
        name_skeleton: named.name_skeleton,
        ..person.into()
    };
    person.update(tx).await.map_err(taken_or_internal)
}

/// Returns the columns of an account's name, which nobody else's may look like.
pub fn of_account(name: Name) -> user::ActiveModel {
    user::ActiveModel {
        name_skeleton: Set(Some(skeleton(&name.shown))),
        name: Set(name.shown),
        name_key: Set(name.key),
        ..Default::default()
    }
}

/// Returns the columns of a name that a guest has chosen. It is told apart at the guest's tables alone.
pub fn of_guest(name: Name) -> user::ActiveModel {
    user::ActiveModel {
        name_skeleton: Set(None),
        name: Set(name.shown),
        name_key: Set(format!("{}{APART}{}", name.key, random::token::<8>())),
        ..Default::default()
    }
}

/// Refuses a name that looks like an account's, or that one had until lately.
pub async fn refuse_alike(
    tx: &Transaction,
    (user, now): (Option<UserId>, i64),
    name: &Name,
) -> Result<(), Error> {
    let skeleton = skeleton(&name.shown);
    let here = user::Column::NameKey.eq(&name.key);
    let here = here.or(user::Column::NameSkeleton.eq(&skeleton));
    let mut others = user::Entity::find().filter(here);
    let was = account_name::Column::KeyHash.eq(key_hash(&name.key));
    let was = was.or(account_name::Column::SkeletonHash.eq(key_hash(&skeleton)));
    let mut held = account_name::Entity::find()
        .filter(was)
        .filter(account_name::Column::Until.gt(now - KEPT));
    if let Some(user) = user {
        others = others.filter(user::Column::Id.ne(user));
        held = held.filter(account_name::Column::UserId.ne(user));
    }
    let others = others.all(tx).await?;
    if others.iter().any(|it| it.name_key == name.key) || held.one(tx).await?.is_some() {
        return Err(taken());
    }
    if others.is_empty() {
        Ok(())
    } else {
        Err(invalid(Field::Name, Problem::Alike))
    }
}

/// Refuses a name that looks like that of a guest who sits with this person, at this table or at one of theirs.
pub async fn refuse_double(
    tx: &Transaction,
    (user, table): (UserId, Option<TableId>),
    name: &Name,
) -> Result<(), Error> {
    let theirs = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned();
    let mut there = Condition::any().add(seat::Column::TableId.in_subquery(theirs));
    if let Some(table) = table {
        there = there.add(seat::Column::TableId.eq(table));
    }
    let beside = Query::select()
        .column(seat::Column::UserId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.is_not_null())
        .cond_where(there)
        .to_owned();
    let guests = user::Entity::find()
        .filter(user::Column::Password.is_null())
        .filter(user::Column::Id.ne(user))
        .filter(user::Column::Id.in_subquery(beside));
    let (guests, seen) = (guests.all(tx).await?, skeleton(&name.shown));
    if guests.iter().any(|it| skeleton(&it.name) == seen) {
        return Err(invalid(Field::Name, Problem::Double));
    }
    Ok(())
}

/// Refuses a seat at this table to a guest whose name is an account's by now, or another guest's there.
pub async fn refuse_namesake(
    tx: &Transaction,
    (user, table): (UserId, TableId),
    now: i64,
) -> Result<(), Error> {
    let person = user::Entity::find_by_id(user).one(tx).await?;
    let Some(guest) = person.filter(|it| it.password.is_none()) else {
        return Ok(());
    };
    let name = Name {
        key: guest.name.to_lowercase(),
        shown: guest.name,
    };
    refuse_alike(tx, (Some(user), now), &name).await?;
    refuse_double(tx, (user, Some(table)), &name).await
}

/// Writes down that this was the person's name until now.
pub async fn keep(
    tx: &impl ConnectionTrait,
    person: &user::Model,
    until: i64,
) -> Result<(), Error> {
    // The name of a guest is kept from nobody.
    let reserved = !person.name_key.contains(APART);
    let row = account_name::ActiveModel {
        id: NotSet,
        user_id: Set(person.id),
        name: Set(person.name.clone()),
        key_hash: Set(key_hash(&person.name_key)),
        skeleton_hash: Set(reserved.then(|| key_hash(&skeleton(&person.name)))),
        until: Set(until),
    };
    account_name::Entity::insert(row)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// Those in whose name this is found, and those who had a name that is this one.
pub async fn called(db: &impl ConnectionTrait, text: &str) -> Result<Vec<UserId>, Error> {
    let key = tidy(text).to_lowercase();
    if key.is_empty() {
        return Ok(Vec::new());
    }
    let here = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::GoneAt.is_null());
    // However many are found, whoever is called just so is among them.
    let exact = here.clone().filter(user::Column::NameKey.eq(&key));
    let exact = exact.into_tuple::<UserId>().all(db).await?;
    let now = here
        .column(user::Column::NameKey)
        .filter(user::Column::NameKey.like(part(&key)))
        .order_by_asc(user::Column::NameKey)
        .limit(FOUND)
        .into_tuple::<(UserId, String)>()
        .all(db)
        .await?;
    let in_name = |it: &str| it.split(APART).next().is_some_and(|it| it.contains(&key));
    let now = now.into_iter().filter(|(_, it)| in_name(it.as_str()));
    let now = now.map(|(id, _)| id);
    let once = account_name::Entity::find()
        .select_only()
        .column(account_name::Column::UserId)
        .filter(account_name::Column::KeyHash.eq(key_hash(&key)))
        // Of accounts that are gone.
        .filter(account_name::Column::Name.ne(""))
        .into_tuple::<UserId>()
        .all(db)
        .await?;
    Ok(exact.into_iter().chain(now).chain(once).collect())
}

/// Returns whoever was the last to be called so, and is called otherwise now.
pub async fn formerly(platform: &Platform, name: &str) -> Result<Option<user::Model>, Error> {
    let Ok(name) = Name::parse(name) else {
        return Ok(None);
    };
    let db = platform.database().reader();
    let last = account_name::Entity::find()
        .filter(account_name::Column::KeyHash.eq(key_hash(&name.key)))
        .order_by_desc(account_name::Column::Until)
        .order_by_desc(account_name::Column::Id)
        .one(db)
        .await?;
    let Some(last) = last else { return Ok(None) };
    let person = user::Entity::find_by_id(last.user_id).one(db).await?;
    Ok(person.filter(|it| it.password.is_some() && it.gone_at.is_none()))
}

fn key_hash(key: &str) -> String {
    random::sha256(key.as_bytes())
}

/// An account as it is called now.
#[derive(Clone, Copy, Debug)]
pub struct Called<'a> {
    pub id: UserId,
    pub name: &'a str,
    /// True if this is somebody without an account.
    pub guest: bool,
    /// True if the account is gone.
    pub gone: bool,
    /// The arms that the person has chosen.
    pub arms: Option<i16>,
}

impl<'a> From<&'a user::Model> for Called<'a> {
    fn from(it: &'a user::Model) -> Self {
        Self {
            id: it.id,
            name: &it.name,
            guest: it.password.is_none(),
            gone: it.gone_at.is_some(),
            arms: it.arms,
        }
    }
}

/// The names that some people have had.
#[derive(Default)]
pub struct PastNames(Vec<account_name::Model>);

impl PastNames {
    pub async fn of(
        db: &impl ConnectionTrait,
        people: impl IntoIterator<Item = UserId>,
    ) -> Result<Self, Error> {
        let people: BTreeSet<UserId> = people.into_iter().collect();
        if people.is_empty() {
            return Ok(Self::default());
        }
        let rows = account_name::Entity::find()
            .filter(account_name::Column::UserId.is_in(people))
            .order_by_asc(account_name::Column::Until)
            .order_by_asc(account_name::Column::Id);
        Ok(Self(readable(db, rows).await?))
    }

    /// Returns what the person is called, or was at that instant; `None` once the account is gone.
    pub fn name(&self, person: Called<'_>, then: Option<i64>) -> Option<String> {
        if person.gone {
            return None;
        }
        let mut past = self.0.iter().filter(|it| it.user_id == person.id);
        let then = then.and_then(|then| past.find(|it| it.until > then));
        let name = then.map_or(person.name, |it| &it.name);
        Some(name.to_owned())
    }
}

/// The name is somebody's.
pub fn taken() -> Error {
    invalid(Field::Name, Problem::Taken)
}

/// Somebody else was faster to take the name, or something is broken.
pub fn taken_or_internal(cause: DbErr) -> Error {
    match cause.sql_err() {
        Some(SqlErr::UniqueConstraintViolation(_)) => taken(),
        _ => Error::internal(cause),
    }
}
