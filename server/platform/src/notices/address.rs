//! The mail address of an account: written to only after somebody there has said that it is right.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, Set,
};

use super::Category;
use super::enqueue;
use super::links::{digest, prove};
use super::settings::{fresh, write};
use crate::database::Transaction;
use crate::entities::outbox::{self, Status};
use crate::entities::{Secret, notice_account, user};
use crate::time::DAY;
use crate::{Error, Platform, UserId, mail_address, random};

/// How long an account waits at least between two mails of this kind.
const AGAIN: i64 = 60 * 1000;
/// So many an account may have sent in a day,
const MOST_FROM_ONE: usize = 5;
/// and so many an address gets in a day, from all accounts together.
const MOST_TO_ONE: u64 = 3;

/// Remembers the language of a new account, and asks whether its mail address is right.
pub async fn greet(platform: &Platform, user: UserId, language: &str) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    write(&tx, fresh(user, language)?, &[]).await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    if let Some(mail) = person.and_then(|it| it.mail) {
        match ask(&tx, platform.now(), (user, &mail)).await {
            // The account is there; the address can be confirmed another day.
            Err(Error::MailedTooOften) => {}
            other => other?,
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Changes the mail address of an account, or takes it away. A new one is written to once, with a
/// link that confirms it; until then the old one holds. The same one again is asked again.
///
/// # Errors
/// [`Error::Invalid`] for what is no address, [`Error::MailedTooOften`].
pub async fn set_mail(
    platform: &Platform,
    user: UserId,
    language: &str,
    address: Option<&str>,
) -> Result<(), Error> {
    let mail = mail_address::parse_field(address)?;
    let tx = platform.database().write().await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    let mut person = user::ActiveModel::from(person.ok_or(Error::WrongPassword)?);
    person.mail = Set(mail.clone());
    person.update(&tx).await?;
    let account = fresh(user, language)?;
    write(&tx, account.clone(), &[notice_account::Column::Language]).await?;
    let account_row = notice_account::Entity::find_by_id(user).one(&tx).await?;
    let confirmed = account_row.and_then(|it| it.confirmed);
    match &mail {
        None => write(&tx, account, &[notice_account::Column::Confirmed]).await?,
        Some(new) if confirmed != mail => ask(&tx, platform.now(), (user, new)).await?,
        Some(_) => {}
    }
    tx.commit().await?;
    Ok(())
}

/// Confirms the address to which this link was mailed; returns the address.
///
/// # Errors
/// [`Error::BadLink`] also when the account has another address by now.
pub async fn confirm(platform: &Platform, token: &str) -> Result<String, Error> {
    let tx = platform.database().write().await?;
    let person = prove(platform, &tx, token).await?;
    let row = notice_account::ActiveModel {
        confirmed: Set(person.mail.clone()),
        ..fresh(person.id, "en")?
    };
    write(&tx, row, &[notice_account::Column::Confirmed]).await?;
    tx.commit().await?;
    Ok(person.mail.map(|it| it.0).unwrap_or_default())
}

/// Sends the link that confirms to this address of the account, at most once in a while. Whoever
/// can name an address can have it written to: so not often, whatever became of the mails before.
///
/// # Errors
/// [`Error::MailedTooOften`].
async fn ask(tx: &Transaction, now: i64, (user, mail): (UserId, &Secret)) -> Result<(), Error> {
    use outbox::Column as C;
    let address = alike(mail);
    let lately = || {
        outbox::Entity::find()
            .filter(C::Category.eq(Category::Address))
            .filter(C::CreatedAt.gt(now - DAY))
    };
    let mine = lately().filter(C::UserId.eq(user));
    let mine = mine.order_by_desc(C::Id).all(tx).await?;
    let last = mine.first();
    let waiting = last.filter(|it| it.status == Status::Waiting && it.batch.is_none());
    let same = waiting.is_some_and(|it| it.address.as_deref() == Some(&*address));
    if same {
        return Ok(());
    }
    let theirs = lately().filter(C::Address.eq(&address)).count(tx).await?;
    if theirs >= MOST_TO_ONE || (waiting.is_none() && mine.len() >= MOST_FROM_ONE) {
        return Err(Error::MailedTooOften);
    }
    if let Some(waiting) = waiting {
        // It has not gone to the address before, and goes to this one instead.
        let mut waiting = outbox::ActiveModel::from(waiting.clone());
        waiting.address = Set(Some(address));
        waiting.update(tx).await?;
        return Ok(());
    }
    let row = outbox::ActiveModel {
        user_id: Set(user),
        key: Set(Some(format!("address {}", random::token::<16>()))),
        due_at: Set(last.map_or(now, |it| now.max(it.created_at + AGAIN))),
        address: Set(Some(address)),
        ..enqueue::fresh(Category::Address, now)
    };
    row.insert(tx).await?;
    Ok(())
}

/// The same for all ways to write an address, and not the address.
pub(super) fn alike(mail: &Secret) -> String {
    digest(&mail.0.to_lowercase())
}
