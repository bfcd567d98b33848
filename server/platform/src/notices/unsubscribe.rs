//! Links that end mail, and whether there is anything left to do for a link.

use std::collections::BTreeSet;

use sea_orm::{ActiveModelTrait, EntityTrait, Set};

use super::links::{Link, fingerprint, open};
use super::suppression::{is_suppressed, suppress};
use super::{Channel, Settings};
use crate::database::Transaction;
use crate::entities::{notice_account, user};
use crate::{Error, Platform, UserId};

/// Ends all mail to the person of this link, or all that others can cause to its mailbox; as often
/// as it is asked.
///
/// # Errors
/// [`Error::BadLink`] for every other link.
pub async fn unsubscribe(platform: &Platform, token: &str) -> Result<(), Error> {
    let link = open(platform, token)?;
    let tx = platform.database().write().await?;
    match link {
        Link::Unsubscribe { user } => end_all(&tx, user).await?,
        Link::Refuse { recipient, .. } => suppress(&tx, &recipient, platform.now()).await?,
        Link::Table { .. } | Link::Address { .. } | Link::Recovery { .. } => {
            return Err(Error::BadLink);
        }
    }
    tx.commit().await?;
    Ok(())
}

async fn end_all(tx: &Transaction, user: UserId) -> Result<(), Error> {
    let Some(row) = notice_account::Entity::find_by_id(user).one(tx).await? else {
        return Ok(());
    };
    let mut settings = Settings::read(&row.settings);
    settings.chosen.insert(Channel::Mail, BTreeSet::new());
    let mut row = notice_account::ActiveModel::from(row);
    row.settings = Set(settings.write()?);
    row.update(tx).await?;
    Ok(())
}

/// Tells whether there is nothing left to do for this link: the address is confirmed, or no such mail is wanted any
/// more.
pub async fn is_done(platform: &Platform, link: &Link) -> Result<bool, Error> {
    let db = platform.database().reader();
    if let Link::Refuse { recipient, .. } = link {
        return is_suppressed(db, recipient).await;
    }
    let row = notice_account::Entity::find_by_id(link.user());
    let Some(row) = row.one(db).await? else {
        return Ok(false);
    };
    Ok(match link {
        Link::Table { .. } | Link::Recovery { .. } | Link::Refuse { .. } => false,
        Link::Address {
            user,
            fingerprint: was,
        } => {
            let person = user::Entity::find_by_id(*user).one(db).await?;
            let same = |mail| person.is_some_and(|it| fingerprint(mail, &it) == *was);
            row.confirmed.as_ref().is_some_and(same)
        }
        Link::Unsubscribe { .. } => {
            let chosen = Settings::read(&row.settings).chosen;
            chosen.get(&Channel::Mail).is_none_or(BTreeSet::is_empty)
        }
    })
}
