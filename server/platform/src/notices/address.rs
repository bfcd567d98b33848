//! The mail address of an account: written to only after somebody there has said that it is right.

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};

use super::Category;
use super::enqueue;
use super::links::prove;
use super::settings::{fresh, write};
use crate::accounts::parse_mail;
use crate::entities::{notice_account, outbox, user};
use crate::{Error, Platform, UserId, random};

/// How long nobody is written to again about the same address.
const AGAIN: i64 = 60 * 1000;

/// Remembers the language of a new account, and asks whether its mail address is right.
pub async fn greet(platform: &Platform, user: UserId, language: &str) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    write(&tx, fresh(user, language)?, &[]).await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    if person.is_some_and(|it| it.mail.is_some()) {
        ask(&tx, platform.now(), user).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Changes the mail address of an account, or takes it away. A new one is written to once, with a
/// link that confirms it; until then the old one holds. The same one again is asked again.
///
/// # Errors
/// [`Error::Invalid`] for what is no address.
pub async fn set_mail(
    platform: &Platform,
    user: UserId,
    language: &str,
    address: Option<&str>,
) -> Result<(), Error> {
    let mail = parse_mail(address)?;
    let tx = platform.database().write().await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    let mut person = user::ActiveModel::from(person.ok_or(Error::WrongPassword)?);
    person.mail = Set(mail.clone());
    person.update(&tx).await?;
    let account = fresh(user, language)?;
    write(&tx, account.clone(), &[notice_account::Column::Language]).await?;
    let account_row = notice_account::Entity::find_by_id(user).one(&tx).await?;
    let confirmed = account_row.and_then(|it| it.confirmed);
    if mail.is_none() {
        write(&tx, account, &[notice_account::Column::Confirmed]).await?;
    } else if confirmed != mail {
        ask(&tx, platform.now(), user).await?;
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

/// Sends the link that confirms, unless one was sent a moment ago.
async fn ask(tx: &sea_orm::DatabaseTransaction, now: i64, user: UserId) -> Result<(), Error> {
    let lately = outbox::Entity::find()
        .filter(outbox::Column::UserId.eq(user))
        .filter(outbox::Column::Category.eq(Category::Address))
        .filter(outbox::Column::CreatedAt.gt(now - AGAIN))
        .one(tx)
        .await?;
    // What still waits will be sent to the address that holds then.
    if lately.is_some_and(|it| it.status == outbox::Status::Waiting && it.batch.is_none()) {
        return Ok(());
    }
    let row = outbox::ActiveModel {
        user_id: Set(user),
        key: Set(Some(format!("address {}", random::token::<16>()))),
        ..enqueue::fresh(Category::Address, now)
    };
    row.insert(tx).await?;
    Ok(())
}
