//! The working of the ways to a person: what was sent last, what failed, and a test notice.

use std::collections::HashSet;

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set,
};

use super::claim::needed;
use super::{Category, Channel, Shape, enqueue};
use crate::database::Transaction;
use crate::entities::outbox::{self, Model as Row, Status};
use crate::entities::{notice_account, target};
use crate::{Error, Platform, UserId};
use ::model::DeliveryError;

/// The number of past notices that are looked at.
const LATEST: u64 = 200;
/// The number of failures that are shown.
const FAILURES: usize = 3;
/// The time that one waits between two trials of a way.
const AGAIN: i64 = 20 * 1000;

/// One way to a person, and how it works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Health {
    pub channel: Channel,
    /// `None` for mail.
    pub target: Option<i64>,
    /// The address, or what the target is called; never a secret of it.
    pub label: String,
    pub shape: Option<Shape>,
    /// Since when nothing is sent there any more.
    pub broken_at: Option<i64>,
    pub last_sent: Option<i64>,
    /// The latest first.
    pub failures: Vec<Attempt>,
    /// The number of notices that wait to be sent there that are still needed: what was answered or read meanwhile is
    /// not.
    pub waiting: usize,
}

/// A notice that did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub at: i64,
    pub category: Category,
    pub why: DeliveryError,
    /// True if it is tried again.
    pub again: bool,
}

/// All ways to this person.
pub async fn health(platform: &Platform, user: UserId) -> Result<Vec<Health>, Error> {
    let tx = platform.database().snapshot().await?;
    let account = notice_account::Entity::find_by_id(user).one(&tx).await?;
    let targets = target::Entity::find()
        .filter(target::Column::UserId.eq(user))
        .order_by_asc(target::Column::Id)
        .all(&tx)
        .await?;
    let rows = outbox::Entity::find()
        .filter(outbox::Column::UserId.eq(user))
        .order_by_desc(outbox::Column::Id)
        .limit(LATEST)
        .all(&tx)
        .await?;
    let now = platform.now();
    let mut needless = HashSet::new();
    for row in rows.iter().filter(|it| it.status == Status::Waiting) {
        // A reminder whose hour has not come waits for nothing.
        let early = row.category == Category::Deadline && row.due_at > now;
        if early || !needed(&tx, row, now).await? {
            needless.insert(row.id);
        }
    }
    tx.commit().await?;
    let rows: Vec<Row> = rows
        .into_iter()
        .filter(|it| !needless.contains(&it.id))
        .collect();
    let mail = account.and_then(|it| it.confirmed).map(|it| Health {
        channel: Channel::Mail,
        target: None,
        label: it.0,
        shape: None,
        broken_at: None,
        last_sent: None,
        failures: Vec::new(),
        waiting: 0,
    });
    let others = targets.into_iter().map(|it| Health {
        channel: it.channel,
        target: Some(it.id),
        label: it.label,
        shape: Some(it.shape),
        broken_at: it.broken_at,
        last_sent: None,
        failures: Vec::new(),
        waiting: 0,
    });
    Ok(mail
        .into_iter()
        .chain(others)
        .map(|it| judged(it, &rows))
        .collect())
}

fn judged(way: Health, rows: &[Row]) -> Health {
    let rows: Vec<&Row> = rows
        .iter()
        .filter(|it| it.channel == way.channel && it.target_id == way.target)
        // That one goes to another address, of which its sender must learn nothing.
        .filter(|it| it.category != Category::Address)
        .collect();
    let sent = rows.iter().filter(|it| it.status == Status::Sent);
    let failed = rows.iter().filter_map(|it| {
        Some(Attempt {
            at: it.tried_at?,
            category: it.category,
            why: DeliveryError::read(it.failure.as_ref()?),
            again: it.status == Status::Waiting,
        })
    });
    let mut failures: Vec<Attempt> = failed.collect();
    failures.sort_by_key(|it| std::cmp::Reverse(it.at));
    failures.truncate(FAILURES);
    Health {
        last_sent: sent.filter_map(|it| it.tried_at).max(),
        failures,
        waiting: rows
            .iter()
            .filter(|it| it.status == Status::Waiting)
            .count(),
        ..way
    }
}

/// Puts a notice into the outbox that tells nothing but that this way works. It is sent at once,
/// and [`health`] shows how that went. Too soon after the last one nothing happens.
///
/// # Errors
/// [`Error::NoSuchTarget`] for what is no way to this person.
pub async fn trial(
    platform: &Platform,
    user: UserId,
    channel: Channel,
    target: Option<i64>,
) -> Result<(), Error> {
    let now = platform.now();
    let tx = platform.database().write().await?;
    if !is_theirs(&tx, user, (channel, target)).await? {
        return Err(Error::NoSuchTarget);
    }
    let lately = outbox::Entity::find()
        .filter(outbox::Column::UserId.eq(user))
        .filter(outbox::Column::Channel.eq(channel))
        .filter(outbox::Column::Category.eq(Category::Trial))
        .filter(outbox::Column::CreatedAt.gt(now - AGAIN))
        .all(&tx)
        .await?;
    if lately.iter().any(|it| it.target_id == target) {
        return Ok(());
    }
    if let Some(id) = target {
        // Perhaps it is back.
        let whole = target::ActiveModel {
            broken_at: Set(None),
            ..Default::default()
        };
        target::Entity::update_many()
            .set(whole)
            .filter(target::Column::Id.eq(id))
            .filter(target::Column::UserId.eq(user))
            .exec(&tx)
            .await?;
    }
    let row = outbox::ActiveModel {
        user_id: Set(user),
        channel: Set(channel),
        target_id: Set(target),
        ..enqueue::fresh(Category::Trial, now)
    };
    row.insert(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// Tells whether this is a way to the person: mail has no target, everything else one of theirs.
async fn is_theirs(
    tx: &Transaction,
    user: UserId,
    (channel, target): (Channel, Option<i64>),
) -> Result<bool, Error> {
    match (channel, target) {
        (Channel::Mail, target) => Ok(target.is_none()),
        (Channel::Webhook | Channel::Push, None) => Ok(false),
        (Channel::Webhook | Channel::Push, Some(id)) => {
            let found = target::Entity::find_by_id(id)
                .filter(target::Column::UserId.eq(user))
                .filter(target::Column::Channel.eq(channel));
            Ok(found.one(tx).await?.is_some())
        }
    }
}
