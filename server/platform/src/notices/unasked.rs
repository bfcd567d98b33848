//! The amount of mail that a mailbox gets that its reader may not have asked for: anybody can name an address, ask for
//! a new password, or invite by name. What is counted is what goes out, in the transaction that takes it from the
//! outbox, so that no way to cause it can be forgotten.
//!
#![doc = include_str!("unasked.md")]

use sea_orm::{
    ActiveModelTrait, ActiveValue::NotSet, ColumnTrait, ConnectionTrait, EntityTrait,
    PaginatorTrait, QueryFilter, Select, Set,
};

use super::Category;
use crate::database::Transaction;
use crate::entities::outbox::{self, Status};
use crate::entities::unasked_mail::{self, Column as C};
use crate::time::DAY;
use crate::{Error, Platform};

const HOUR: i64 = 60 * 60 * 1000;
/// The time that what is over the server's own limit waits before it is looked at again.
const AGAIN: i64 = 10 * 60 * 1000;

/// The number of mails of these kinds together that one mailbox gets.
struct Cap {
    of: &'static [Category],
    hour: u64,
    day: u64,
}

/// Each kind keeps to all that name it. What strangers can send to anybody leaves room for the new
/// password of whoever has lost theirs.
const CAPS: [Cap; 3] = [
    Cap {
        of: &[Category::Address],
        hour: 3,
        day: 3,
    },
    Cap {
        of: &[Category::Address, Category::Invitation],
        hour: 3,
        day: 6,
    },
    Cap {
        of: &[Category::Address, Category::Invitation, Category::Recovery],
        hour: 5,
        day: 12,
    },
];

/// The decision whether a mail goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// It does, and is counted.
    Now,
    /// Not before this instant.
    Later(i64),
    /// Never: the mailbox has had enough.
    Never,
}

/// Lets one mail of this kind out to a mailbox, unless that or everybody has had enough.
pub async fn admit(
    platform: &Platform,
    tx: &Transaction,
    (category, recipient): (Category, String),
) -> Result<Admission, Error> {
    let now = platform.now();
    for cap in CAPS.iter().filter(|it| it.of.contains(&category)) {
        let lately = |since| {
            let kinds = C::Category.is_in(cap.of.iter().copied());
            sent_since(since)
                .filter(C::Recipient.eq(&recipient))
                .filter(kinds)
        };
        if lately(now - HOUR).count(tx).await? >= cap.hour
            || lately(now - DAY).count(tx).await? >= cap.day
        {
            tracing::info!(category = category.name(), "a mailbox has had enough mail");
            return Ok(Admission::Never);
        }
    }
    if category == Category::Address
        && unconfirmed(tx, now).await? >= platform.notices().unconfirmed_per_hour
    {
        return Ok(Admission::Later(now + AGAIN));
    }
    let row = unasked_mail::ActiveModel {
        id: NotSet,
        recipient: Set(recipient),
        category: Set(category),
        at: Set(now),
    };
    row.insert(tx).await?;
    Ok(Admission::Now)
}

/// Refuses one more mail to an address that nobody has confirmed, when everybody together has
/// caused as many within the hour as the operator allows.
///
/// # Errors
/// [`Error::MailedTooOften`].
pub async fn leave_room(platform: &Platform, tx: &Transaction) -> Result<(), Error> {
    let waiting = outbox::Entity::find()
        .filter(outbox::Column::Category.eq(Category::Address))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        .filter(outbox::Column::Attempts.eq(0))
        .count(tx)
        .await?;
    let most = platform.notices().unconfirmed_per_hour;
    if unconfirmed(tx, platform.now()).await? + waiting < most {
        return Ok(());
    }
    tracing::warn!(
        most,
        "no more mail to unconfirmed addresses within this hour"
    );
    Err(Error::MailedTooOften)
}

/// Returns how many mails went out within the last hour to addresses that nobody has confirmed.
async fn unconfirmed(db: &impl ConnectionTrait, now: i64) -> Result<u64, Error> {
    let sent = sent_since(now - HOUR).filter(C::Category.eq(Category::Address));
    Ok(sent.count(db).await?)
}

fn sent_since(since: i64) -> Select<unasked_mail::Entity> {
    unasked_mail::Entity::find().filter(C::At.gt(since))
}

/// Forgets what no limit counts any more.
pub async fn forget(tx: &Transaction, now: i64) -> Result<(), Error> {
    unasked_mail::Entity::delete_many()
        .filter(C::At.lte(now - DAY))
        .exec(tx)
        .await?;
    Ok(())
}

/// Mail to unconfirmed addresses, for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnconfirmedMail {
    /// Sent within the last hour.
    pub sent: u64,
    /// The most that are sent within an hour.
    pub most: u64,
}

/// Returns how much mail goes to addresses that nobody has confirmed.
pub async fn unconfirmed_mail(platform: &Platform) -> Result<UnconfirmedMail, Error> {
    Ok(UnconfirmedMail {
        sent: unconfirmed(platform.database().reader(), platform.now()).await?,
        most: platform.notices().unconfirmed_per_hour,
    })
}
