//! Names change: what is over keeps those of its time, and nobody takes on another's former name.

use std::collections::BTreeSet;

use sea_orm::{
    ActiveModelTrait, ActiveValue::NotSet, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    ExprTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Set, SqlErr,
};

use super::confusable::skeleton;
use super::name::Name;
use super::{Visitor, refuse_ended};
use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::{account_name, user};
use crate::text::{invalid, part, tidy};
use crate::time::DAY;
use crate::{Error, Field, Platform, Problem, UserId, random};

/// How long nobody else may take a name that somebody had.
const KEPT: i64 = 90 * DAY;
/// How often somebody may change names in that time, so that nobody hoards them.
const MOST: u64 = 3;
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
    let lately = account_name::Entity::find()
        .filter(account_name::Column::UserId.eq(user))
        .filter(account_name::Column::Until.gt(now - KEPT));
    if lately.count(tx).await? >= MOST {
        return Err(invalid(Field::Name, Problem::TooOften));
    }
    keep(tx, &person, now).await?;
    let mut person = user::ActiveModel::from(person);
    person.name_skeleton = Set(Some(skeleton(&name.shown)));
    person.name = Set(name.shown);
    person.name_key = Set(name.key);
    person.update(tx).await.map_err(taken_or_internal)
}

/// Refuses a name that looks like somebody else's, or that somebody else had until lately.
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

/// Writes down that this was the person's name until now.
pub async fn keep(
    tx: &impl ConnectionTrait,
    person: &user::Model,
    until: i64,
) -> Result<(), Error> {
    let row = account_name::ActiveModel {
        id: NotSet,
        user_id: Set(person.id),
        name: Set(person.name.clone()),
        key_hash: Set(key_hash(&person.name_key)),
        skeleton_hash: Set(Some(key_hash(&skeleton(&person.name)))),
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
        .filter(user::Column::NameKey.like(part(&key)))
        .order_by_asc(user::Column::NameKey)
        .limit(FOUND)
        .into_tuple::<UserId>()
        .all(db)
        .await?;
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

/// Whoever was the last to be called so, and is called otherwise now.
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

/// What an account is called now.
#[derive(Clone, Copy, Debug)]
pub struct Called<'a> {
    pub id: UserId,
    pub name: &'a str,
    /// Whether this is somebody without an account.
    pub guest: bool,
    /// Whether the account is gone.
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

    /// What the person is called, or was at that instant; `None` once the account is gone.
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
