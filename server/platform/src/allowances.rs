//! The allowances for what piles up: rows that others have to read, emails that others get. The figures are far above
//! what anybody does who means well.
//!
//! They are counted apart from what they made: a table that was closed again was created all the same.

use sea_orm::{
    ActiveModelTrait, ActiveValue, ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait,
    PaginatorTrait, QueryFilter, Set,
};

use crate::accounts::lock_account;
use crate::entities::allowance::{self, Kind};
use crate::entities::table::{self, Status};
use crate::time::DAY;
use crate::{Error, UserId};

/// Tables that somebody creates in a day, practice tables and rematches included.
const TABLES: u64 = 100;
/// Tables of one owner that gather at once.
const GATHERING: u64 = 20;
/// People whom somebody invites by name in a day: a full table of them every hour.
const INVITATIONS: u64 = 100;
/// Invitations of one person to the same other one, in a week.
const TO_ONE: u64 = 20;
/// Invitations of one person that the same other one has declined, in a month: it is enough then.
const DECLINED: u64 = 3;
/// Nothing is counted for longer.
const LONGEST: i64 = 30 * DAY;

/// The thing that somebody has done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Created tables today.
    Tables,
    /// Created tables that gather still.
    Gathering,
    /// Invited people today.
    Invitations,
    /// Invited this person this week.
    InvitationsToOne,
    /// Invited this person, who declined.
    Declined,
    /// Keeps forms that open a table.
    Templates,
    /// Keeps lists to bring to tables.
    Lists,
    /// Has favorites.
    Favorites,
}

/// Counts a table that is created, and refuses it if it is one too many.
pub async fn create(tx: &impl ConnectionTrait, owner: UserId, now: i64) -> Result<(), Error> {
    lock_account(tx, owner).await?;
    let today = done(tx, (owner, Kind::Table), (None, now - DAY)).await?;
    if today >= TABLES {
        return Err(Error::TooMany(Allowance::Tables));
    }
    note(tx, (owner, Kind::Table, None), now).await
}

/// The same for one that gathers people.
pub async fn gather(tx: &impl ConnectionTrait, owner: UserId, now: i64) -> Result<(), Error> {
    create(tx, owner, now).await?;
    let gathering = table::Entity::find()
        .filter(table::Column::Owner.eq(owner))
        .filter(table::Column::Status.eq(Status::Gathering));
    if gathering.count(tx).await? >= GATHERING {
        return Err(Error::TooMany(Allowance::Gathering));
    }
    Ok(())
}

/// Counts an invitation, and refuses it if it is one too many.
pub async fn invite(
    tx: &impl ConnectionTrait,
    (owner, other): (UserId, UserId),
    now: i64,
) -> Result<(), Error> {
    lock_account(tx, owner).await?;
    for (kind, whom, since, most, allowance) in [
        (
            Kind::Invitation,
            None,
            DAY,
            INVITATIONS,
            Allowance::Invitations,
        ),
        (
            Kind::Invitation,
            Some(other),
            7 * DAY,
            TO_ONE,
            Allowance::InvitationsToOne,
        ),
        (
            Kind::Declined,
            Some(other),
            LONGEST,
            DECLINED,
            Allowance::Declined,
        ),
    ] {
        if done(tx, (owner, kind), (whom, now - since)).await? >= most {
            return Err(Error::TooMany(allowance));
        }
    }
    note(tx, (owner, Kind::Invitation, Some(other)), now).await
}

/// Remembers that the other one has declined an invitation of this owner.
pub async fn declined(
    tx: &impl ConnectionTrait,
    (owner, other): (UserId, UserId),
    now: i64,
) -> Result<(), Error> {
    note(tx, (owner, Kind::Declined, Some(other)), now).await
}

/// Forgets what somebody has done, and what was done to them.
pub async fn forget(tx: &impl ConnectionTrait, user: UserId) -> Result<(), Error> {
    let of = allowance::Column::UserId.eq(user);
    let about = allowance::Column::Other.eq(user);
    allowance::Entity::delete_many()
        .filter(of.or(about))
        .exec(tx)
        .await?;
    Ok(())
}

async fn done(
    tx: &impl ConnectionTrait,
    (user, kind): (UserId, Kind),
    (other, since): (Option<UserId>, i64),
) -> Result<u64, Error> {
    let mut rows = allowance::Entity::find()
        .filter(allowance::Column::UserId.eq(user))
        .filter(allowance::Column::Kind.eq(kind))
        .filter(allowance::Column::At.gt(since));
    if let Some(other) = other {
        rows = rows.filter(allowance::Column::Other.eq(other));
    }
    Ok(rows.count(tx).await?)
}

async fn note(
    tx: &impl ConnectionTrait,
    (user, kind, other): (UserId, Kind, Option<UserId>),
    now: i64,
) -> Result<(), Error> {
    let old = allowance::Column::At.lte(now - LONGEST);
    allowance::Entity::delete_many()
        .filter(allowance::Column::UserId.eq(user))
        .filter(old)
        .exec(tx)
        .await?;
    let row = allowance::ActiveModel {
        id: ActiveValue::NotSet,
        user_id: Set(user),
        kind: Set(kind),
        other: Set(other),
        at: Set(now),
    };
    row.insert(tx).await?;
    Ok(())
}
