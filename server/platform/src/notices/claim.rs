//! Taking from the outbox what is to be sent now, and dropping what nobody needs any more.

mod later;
mod needed;
mod unasked;

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set};

use super::address::alike;
use super::{Category, Channel, Settings};
use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::outbox::{self, Model as Row, Status};
use crate::entities::{Secret, notice_account, target, user};
use crate::{Error, Platform, random};
use later::{later, remind_later};
pub use later::{remind_again, reminder_moves};
pub use needed::{is_about, needed, open_questions, open_votes};
pub use unasked::is_unasked;
use unasked::sift;

/// Longer than any transport takes.
const LEASE: i64 = 2 * 60 * 1000;

/// The find in the outbox.
pub enum Claim {
    /// Nothing is due.
    Nothing,
    /// The rows that were due are not needed, or not now.
    NotNeeded,
    Batch(Box<Batch>),
}

/// The rows that are sent as one, to one person on one way.
pub struct Batch {
    pub id: String,
    pub rows: Vec<Row>,
    pub account: notice_account::Model,
    pub to: To,
}

/// The place to which it is sent.
pub enum To {
    Mail(Secret),
    Target(target::Model),
}

/// Takes the next that is due, so that nobody else sends it meanwhile.
pub async fn claim(platform: &Platform) -> Result<Claim, Error> {
    let due = |now| outbox::Entity::find().filter(due(now, platform.notices().wait));
    // Mostly nothing is due, and nobody needs to wait for the write lock to learn that.
    let any = due(platform.now()).select_only().column(outbox::Column::Id);
    let reader = platform.database().reader();
    if any.into_tuple::<i64>().one(reader).await?.is_none() {
        return Ok(Claim::Nothing);
    }
    let tx = platform.database().write().await?;
    let now = platform.now();
    let first = due(now)
        .order_by_asc(outbox::Column::DueAt)
        .order_by_asc(outbox::Column::Id)
        .select_only()
        .column(outbox::Column::Id)
        .lock_exclusive()
        .into_tuple::<i64>()
        .one(&tx)
        .await?;
    let Some(id) = first else {
        return Ok(Claim::Nothing);
    };
    let first: Vec<Row> = readable(&tx, outbox::Entity::find_by_id(id)).await?;
    let Some(first) = first.into_iter().next() else {
        // What does not read would keep from going out whatever comes after it.
        set_status(&tx, &[id], Status::Failed).await?;
        tx.commit().await?;
        return Ok(Claim::NotNeeded);
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

/// Returns what goes with this row: what went with it before, or whatever else is due for the same person on the same
/// way.
async fn company(tx: &Transaction, first: &Row, now: i64) -> Result<Vec<Row>, Error> {
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
    Ok(readable(tx, rows.order_by_asc(C::Id).lock_exclusive()).await?)
}

async fn take(platform: &Platform, tx: &Transaction, rows: Vec<Row>) -> Result<Claim, Error> {
    let now = platform.now();
    let user = rows[0].user_id;
    let account = notice_account::Entity::find_by_id(user).one(tx).await?;
    let to = where_to(tx, &rows[0], account.as_ref()).await?;
    let (Some(account), Some(to)) = (account, to) else {
        set_status(tx, &ids(&rows), Status::Dropped).await?;
        return Ok(Claim::NotNeeded);
    };
    let settings = Settings::read(&account.settings);
    let settings = settings.at_home(tx, user).await?;
    let (mut going, mut waiting) = (Vec::new(), Vec::new());
    for mut row in rows {
        if !settings.tells(row.channel, row.category) || !needed(tx, &row, now).await? {
            set_status(tx, &[row.id], Status::Dropped).await?;
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
    let mut going = sift(platform, tx, (&to, going)).await?;
    let Some(first) = going.first() else {
        return Ok(Claim::NotNeeded);
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

/// Returns where a row goes, if there is still a way.
async fn where_to(
    tx: &Transaction,
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

fn ids(rows: &[Row]) -> Vec<i64> {
    rows.iter().map(|it| it.id).collect()
}

async fn set_status(tx: &Transaction, rows: &[i64], status: Status) -> Result<(), Error> {
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

/// Takes rows out of their batch: what waits while the rest of its batch goes will go with another one, or be taken for
/// sent.
async fn leave(tx: &Transaction, rows: &[i64]) -> Result<(), Error> {
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

async fn postpone(tx: &Transaction, row: i64, due: i64) -> Result<(), Error> {
    outbox::Entity::update_many()
        .col_expr(outbox::Column::DueAt, Expr::value(due))
        .filter(outbox::Column::Id.eq(row))
        .exec(tx)
        .await?;
    Ok(())
}
