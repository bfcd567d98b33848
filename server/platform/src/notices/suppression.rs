//! Mailboxes whose readers want no mail that others can cause. Only a link in such a mail says so,
//! and takes it back; or whoever has proved that the address is theirs; or the operator.

use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, Set};

use super::links::{Link, open};
use super::recipient::recipient;
use crate::database::Transaction;
use crate::entities::{Secret, suppression};
use crate::mail_address::MailAddress;
use crate::{Error, Platform};

/// Ends all mail that others can cause to this mailbox, as often as it is asked.
pub(super) async fn suppress(tx: &Transaction, recipient: &str, now: i64) -> Result<(), Error> {
    let row = suppression::ActiveModel {
        recipient: Set(recipient.to_owned()),
        at: Set(now),
    };
    let there = OnConflict::column(suppression::Column::Recipient)
        .do_nothing()
        .to_owned();
    suppression::Entity::insert(row)
        .on_conflict(there)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// Allows that mail again. Nothing happens where it was not refused.
pub(super) async fn lift(tx: &Transaction, recipient: &str) -> Result<(), Error> {
    suppression::Entity::delete_by_id(recipient)
        .exec(tx)
        .await?;
    Ok(())
}

pub(super) async fn is_suppressed(
    db: &impl ConnectionTrait,
    recipient: &str,
) -> Result<bool, Error> {
    let row = suppression::Entity::find_by_id(recipient).one(db).await?;
    Ok(row.is_some())
}

/// Allows mail to this address again that its reader has refused, by the operator's hand: whoever asks
/// for it no longer has the link.
///
/// # Errors
/// [`Error::Invalid`] for what is no address.
pub async fn allow_mail(platform: &Platform, address: &str) -> Result<(), Error> {
    let address = Secret::from(MailAddress::parse(address)?);
    let tx = platform.database().write().await?;
    lift(&tx, &recipient(platform, &address)).await?;
    tx.commit().await?;
    Ok(())
}

/// Takes back what the link of an unasked mail has ended, as often as it is asked.
///
/// # Errors
/// [`Error::BadLink`] for every other link.
pub async fn mail_again(platform: &Platform, token: &str) -> Result<(), Error> {
    let Link::Refuse { recipient, .. } = open(platform, token)? else {
        return Err(Error::BadLink);
    };
    let tx = platform.database().write().await?;
    lift(&tx, &recipient).await?;
    tx.commit().await?;
    Ok(())
}
