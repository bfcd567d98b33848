//! Taking from the outbox what is to be sent now, and dropping what nobody needs any more.

use std::collections::BTreeSet;

use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, Condition, DatabaseTransaction, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    Set,
};

use super::address::alike;
use super::enqueue::late;
use super::{Category, Channel, Settings, hours};
use crate::entities::guest::{self, Welcome};
use crate::entities::outbox::{self, Model as Row, Status};
use crate::entities::seat::Holder;
use crate::entities::{
    Secret, ballot, notice_account, pending, seat, seen, table, target, user, vote,
};
use crate::{Error, Platform, TableId, UserId, random};

/// Longer than any courier takes.
const LEASE: i64 = 2 * 60 * 1000;
/// So many waits lie at least between two notices of the same kind about the same table.
const BETWEEN: i64 = 10;
/// How long a reminder waits at most before it looks again whether the table still pauses.
const AGAIN: i64 = 60 * 60 * 1000;

/// What was found in the outbox.
pub enum Claim {
    /// Nothing is due.
    Nothing,
    /// What was due is not needed, or not now.
    Settled,
    Batch(Box<Batch>),
}

/// What is sent as one, to one person on one way.
pub struct Batch {
    pub id: String,
    pub rows: Vec<Row>,
    pub account: notice_account::Model,
    pub to: To,
}

/// Where to.
pub enum To {
    Mail(Secret),
    Target(target::Model),
}

/// Takes the next that is due, so that nobody else sends it meanwhile.
pub async fn claim(platform: &Platform) -> Result<Claim, Error> {
    let now = platform.now();
    // Mostly nothing is due, and nobody needs to wait for the write lock to learn that.
    let due = outbox::Entity::find().filter(due(now, platform.post().wait));
    if due
        .clone()
        .one(platform.database().reader())
        .await?
        .is_none()
    {
        return Ok(Claim::Nothing);
    }
    let tx = platform.database().write().await?;
    let first = due
        .order_by_asc(outbox::Column::DueAt)
        .order_by_asc(outbox::Column::Id)
        .lock_exclusive()
        .one(&tx)
        .await?;
    let Some(first) = first else {
        return Ok(Claim::Nothing);
    };
    let company = company(&tx, &first, now).await?;
    let claimed = take(platform, &tx, company).await?;
    tx.commit().await?;
    Ok(claimed)
}

fn due(now: i64, wait: i64) -> Condition {
    use outbox::Column as C;
    let at_once = Condition::any()
        .add(C::Attempts.gt(0))
        .add(C::Category.is_in(Category::URGENT));
    let when = Condition::any()
        .add(C::DueAt.lte(now - wait))
        .add(Condition::all().add(C::DueAt.lte(now)).add(at_once));
    Condition::all()
        .add(C::Status.eq(Status::Waiting))
        .add(free(now))
        .add(when)
}

/// Nobody is sending it.
fn free(now: i64) -> Condition {
    let lease = outbox::Column::LeaseUntil;
    Condition::any().add(lease.is_null()).add(lease.lte(now))
}

/// What goes with this row: what went with it before, or whatever else is due for the same person
/// on the same way.
async fn company(tx: &DatabaseTransaction, first: &Row, now: i64) -> Result<Vec<Row>, Error> {
    use outbox::Column as C;
    if Category::ALONE.contains(&first.category) {
        return Ok(vec![first.clone()]);
    }
    let mut rows = outbox::Entity::find()
        .filter(C::Status.eq(Status::Waiting))
        .filter(C::UserId.eq(first.user_id))
        .filter(C::Channel.eq(first.channel))
        .filter(C::Category.is_not_in(Category::ALONE));
    rows = match first.target_id {
        Some(target) => rows.filter(C::TargetId.eq(target)),
        None => rows.filter(C::TargetId.is_null()),
    };
    rows = match &first.batch {
        Some(batch) => rows.filter(C::Batch.eq(batch)),
        None => rows
            .filter(C::Batch.is_null())
            .filter(C::DueAt.lte(now))
            .filter(free(now)),
    };
    Ok(rows.order_by_asc(C::Id).lock_exclusive().all(tx).await?)
}

async fn take(
    platform: &Platform,
    tx: &DatabaseTransaction,
    rows: Vec<Row>,
) -> Result<Claim, Error> {
    let now = platform.now();
    let user = rows[0].user_id;
    let account = notice_account::Entity::find_by_id(user).one(tx).await?;
    let to = where_to(tx, &rows[0], account.as_ref()).await?;
    let (Some(account), Some(to)) = (account, to) else {
        settle(tx, &ids(&rows), Status::Dropped).await?;
        return Ok(Claim::Settled);
    };
    let settings = Settings::read(&account.settings);
    let (mut going, mut waiting) = (Vec::new(), Vec::new());
    for mut row in rows {
        if !settings.tells(row.channel, row.category) || !needed(tx, &row, now).await? {
            settle(tx, &[row.id], Status::Dropped).await?;
            continue;
        }
        let due = match row.category {
            Category::Deadline => remind_later(tx, &mut row, now).await?,
            _ => later(platform, tx, &row, &settings).await?,
        };
        match due {
            Some(due) => {
                postpone(tx, row.id, due).await?;
                waiting.push(row.id);
            }
            None => going.push(row),
        }
    }
    let Some(first) = going.first() else {
        return Ok(Claim::Settled);
    };
    leave(tx, &waiting).await?;
    let id = first.batch.clone().unwrap_or_else(random::token::<16>);
    let claimed = outbox::ActiveModel {
        key: Set(None),
        batch: Set(Some(id.clone())),
        lease_until: Set(Some(now + LEASE)),
        tried_at: Set(Some(now)),
        attempts: Set(first.attempts + 1),
        ..Default::default()
    };
    outbox::Entity::update_many()
        .set(claimed)
        .filter(outbox::Column::Id.is_in(ids(&going)))
        .exec(tx)
        .await?;
    for row in &mut going {
        row.attempts += 1;
    }
    going.sort_by_key(|it| (it.category, it.id));
    Ok(Claim::Batch(Box::new(Batch {
        id,
        rows: going,
        account,
        to,
    })))
}

/// Where a row goes, if there is still a way.
async fn where_to(
    tx: &DatabaseTransaction,
    row: &Row,
    account: Option<&notice_account::Model>,
) -> Result<Option<To>, Error> {
    match (row.channel, row.target_id) {
        // The address in question is the account's, which has proved nothing yet.
        (Channel::Mail, _) if row.category == Category::Address => {
            let person = user::Entity::find_by_id(row.user_id).one(tx).await?;
            let mail = person.and_then(|it| it.mail);
            let asked = mail.filter(|it| row.address.as_ref() == Some(&alike(it)));
            Ok(asked.map(To::Mail))
        }
        (Channel::Mail, _) => Ok(account.and_then(|it| it.confirmed.clone()).map(To::Mail)),
        (_, None) => Ok(None),
        (_, Some(id)) => {
            let target = target::Entity::find_by_id(id).one(tx).await?;
            let theirs = target
                .filter(|it| it.user_id == row.user_id && it.channel == row.channel)
                .filter(|it| it.broken_at.is_none());
            Ok(theirs.map(To::Target))
        }
    }
}

/// Whether the person still needs to be told.
async fn needed(tx: &DatabaseTransaction, row: &Row, now: i64) -> Result<bool, Error> {
    let Some(table) = row.table_id else {
        return Ok(true);
    };
    match row.category {
        Category::Turn => Ok(!open_questions(tx, row.user_id, table).await?.is_empty()
            && !seen(tx, row, table).await?),
        Category::Deadline => {
            let open = open_questions(tx, row.user_id, table).await?;
            Ok(match row.decision {
                Some(decision) => open.contains(&decision),
                None => !open.is_empty(),
            })
        }
        Category::Battle
        | Category::Started
        | Category::Ended
        | Category::Press
        | Category::Replacement => Ok(!seen(tx, row, table).await?),
        Category::Invitation => {
            Ok(!seen(tx, row, table).await? && wanted(tx, row.user_id, table).await?)
        }
        // It does not say which vote: any that waits for their voice will do.
        Category::Vote => Ok(!seen(tx, row, table).await? && may_vote(tx, row, table, now).await?),
        Category::Address | Category::Recovery | Category::Trial => Ok(true),
    }
}

/// Whether the table still gathers and waits for this person: to sit down, as they are invited by
/// name; or to say that they are there, as it is full.
async fn wanted(tx: &DatabaseTransaction, user: UserId, table: TableId) -> Result<bool, Error> {
    if status(tx, table).await? != Some(table::Status::Gathering) {
        return Ok(false);
    }
    let seats = seat::of(tx, table).await?;
    let mut mine = seats.iter().filter(|it| it.user_id == Some(user));
    if let Some(first) = mine.next() {
        let full = seats.iter().all(|it| it.holder != Holder::Nobody);
        return Ok(full && (!first.confirmed || mine.any(|it| !it.confirmed)));
    }
    let row = guest::Entity::find_by_id((table, user)).one(tx).await?;
    Ok(row.is_some_and(|it| it.welcome == Welcome::Invited))
}

async fn status(tx: &DatabaseTransaction, table: TableId) -> Result<Option<table::Status>, Error> {
    let header = table::Entity::find()
        .filter(table::Column::Id.eq(table))
        .into_partial_model::<table::Header>()
        .one(tx)
        .await?;
    Ok(header.map(|it| it.status))
}

/// Whether the table still votes on what this row tells of, or on something newer, on which the
/// person has not voted.
async fn may_vote(
    tx: &DatabaseTransaction,
    row: &Row,
    table: TableId,
    now: i64,
) -> Result<bool, Error> {
    if status(tx, table).await? != Some(table::Status::Running) {
        return Ok(false);
    }
    let mine = ballot::Entity::find()
        .filter(ballot::Column::TableId.eq(table))
        .filter(ballot::Column::UserId.eq(row.user_id))
        .all(tx)
        .await?;
    let open = vote::Entity::find()
        .filter(vote::Column::TableId.eq(table))
        .filter(vote::Column::OpenedAt.gte(row.created_at))
        .filter(vote::Column::Kind.is_not_in(mine.iter().map(|it| it.kind)));
    let lapsed = row.until.is_some_and(|it| it <= now);
    Ok(!lapsed && open.one(tx).await?.is_some())
}

/// The questions at this table that wait for this person.
pub async fn open_questions(
    tx: &DatabaseTransaction,
    user: UserId,
    table: TableId,
) -> Result<BTreeSet<i64>, Error> {
    let asked = pending::Entity::find()
        .find_also_related(seat::Entity)
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Required.eq(true))
        .filter(seat::Column::UserId.eq(user))
        .all(tx)
        .await?;
    Ok(asked.iter().map(|(it, _)| it.decision).collect())
}

async fn seen(tx: &DatabaseTransaction, row: &Row, table: TableId) -> Result<bool, Error> {
    let Some(seq) = row.seq else { return Ok(false) };
    let seen = seen::Entity::find_by_id((table, row.user_id))
        .one(tx)
        .await?;
    Ok(seen.is_some_and(|it| it.seq >= seq))
}

/// Until when a reminder must wait, if it must: deadlines move after it was written, and it moves
/// with them. While the table pauses it waits, and looks again before half of what is left can
/// have passed.
async fn remind_later(
    tx: &DatabaseTransaction,
    row: &mut Row,
    now: i64,
) -> Result<Option<i64>, Error> {
    let (Some(table), Some(decision), Some(until)) = (row.table_id, row.decision, row.until) else {
        return Ok(None);
    };
    let question = pending::Entity::find_by_id((table, decision))
        .one(tx)
        .await?;
    let Some(deadline) = question.and_then(|it| it.deadline) else {
        return Ok(Some(now + AGAIN));
    };
    let header = table::Entity::find()
        .filter(table::Column::Id.eq(table))
        .into_partial_model::<table::Header>()
        .one(tx)
        .await?;
    if let Some(paused) = header.and_then(|it| it.paused_at) {
        let rest = (deadline - paused).clamp(0, 2 * AGAIN) / 2;
        return Ok(Some(now + rest.max(LEASE / 2)));
    }
    if deadline != until {
        // As if it had been asked later, or earlier, by as much.
        row.created_at += deadline - until;
        row.until = Some(deadline);
        let moved = outbox::ActiveModel {
            created_at: Set(row.created_at),
            until: Set(row.until),
            ..Default::default()
        };
        outbox::Entity::update_many()
            .set(moved)
            .filter(outbox::Column::Id.eq(row.id))
            .exec(tx)
            .await?;
    }
    let due = late(row.created_at, deadline);
    Ok(Some(due).filter(|it| *it > now))
}

/// Until when this must wait, if it must: for its hour, or for some peace after the last one.
async fn later(
    platform: &Platform,
    tx: &DatabaseTransaction,
    row: &Row,
    settings: &Settings,
) -> Result<Option<i64>, Error> {
    if Category::URGENT.contains(&row.category) {
        return Ok(None);
    }
    let (now, wait) = (platform.now(), platform.post().wait);
    let earliest = hours::earliest(settings, row.created_at, now);
    if earliest > now {
        return Ok(Some(earliest));
    }
    // What has been tried has had its peace.
    if row.attempts > 0 {
        return Ok(None);
    }
    let before = outbox::Entity::find()
        .filter(outbox::Column::Status.eq(Status::Sent))
        .filter(outbox::Column::UserId.eq(row.user_id))
        .filter(outbox::Column::Channel.eq(row.channel))
        .filter(outbox::Column::Category.eq(row.category))
        .filter(outbox::Column::TableId.eq(row.table_id))
        .filter(outbox::Column::TriedAt.gt(now - BETWEEN * wait))
        .order_by_desc(outbox::Column::TriedAt)
        .one(tx)
        .await?;
    let last = before
        .filter(|it| it.target_id == row.target_id)
        .and_then(|it| it.tried_at);
    // The wait is counted from there once more.
    Ok(last
        .map(|it| it + (BETWEEN - 1) * wait)
        .filter(|it| it + wait > now))
}

fn ids(rows: &[Row]) -> Vec<i64> {
    rows.iter().map(|it| it.id).collect()
}

async fn settle(tx: &DatabaseTransaction, rows: &[i64], status: Status) -> Result<(), Error> {
    let after = outbox::ActiveModel {
        key: Set(None),
        status: Set(status),
        lease_until: Set(None),
        ..Default::default()
    };
    outbox::Entity::update_many()
        .set(after)
        .filter(outbox::Column::Id.is_in(rows.iter().copied()))
        .exec(tx)
        .await?;
    Ok(())
}

/// What waits while the rest of its batch goes will go with another one, or be taken for sent.
async fn leave(tx: &DatabaseTransaction, rows: &[i64]) -> Result<(), Error> {
    let alone = outbox::ActiveModel {
        batch: Set(None),
        attempts: Set(0),
        ..Default::default()
    };
    outbox::Entity::update_many()
        .set(alone)
        .filter(outbox::Column::Id.is_in(rows.iter().copied()))
        .exec(tx)
        .await?;
    Ok(())
}

async fn postpone(tx: &DatabaseTransaction, row: i64, due: i64) -> Result<(), Error> {
    outbox::Entity::update_many()
        .col_expr(outbox::Column::DueAt, Expr::value(due))
        .filter(outbox::Column::Id.eq(row))
        .exec(tx)
        .await?;
    Ok(())
}
