//! The mail address of an account: written to only after somebody there has said that it is right.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, Set, Unchanged,
};

use super::links::{digest, prove};
use super::recipient::recipient;
use super::settings::{fresh, write};
use super::suppression::lift;
use super::{Category, enqueue, unasked};
use crate::accounts::{Visitor, prove_again, refuse_ended};
use crate::database::Transaction;
use crate::entities::outbox::{self, Status};
use crate::entities::{Secret, notice_account, user};
use crate::text::invalid;
use crate::time::DAY;
use crate::{Error, Field, Platform, Problem, UserId, mail_address, random};

/// The time that an account waits at least between two mails of this kind.
const AGAIN: i64 = 60 * 1000;
/// So many an account may have sent in a day,
const MOST: usize = 5;
/// and so many of them to one address. What others have sent there is no matter here: a refusal
/// would tell of it. They share the limits of the mailbox, which the sender does not see.
const MOST_TO_ONE: usize = 3;

/// Remembers the language of a new account, and asks whether its mail address is right.
pub async fn greet(platform: &Platform, user: UserId, language: &str) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    write(&tx, fresh(user, language)?, &[]).await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    if let Some(mail) = person.and_then(|it| it.mail) {
        match ask(platform, &tx, (user, &mail)).await {
            // The account is there; the address can be confirmed another day.
            Err(Error::MailedTooOften) => {}
            other => other?,
        }
    }
    tx.commit().await?;
    Ok(())
}

/// The mail address that somebody wants to have.
pub struct NewAddress<'a> {
    /// None, or an empty one, for no mail at all.
    pub address: Option<&'a str>,
    /// The account's password; only looked at where the address becomes another.
    pub password: &'a str,
}

/// Changes the mail address of an account, or takes it away; both need the password, for whoever
/// reads the mail there can renew it. A new address is written to once, with a link that confirms
/// it; until then the old one holds. The same one again is asked again; once it is confirmed, saving
/// it again allows the mail that a link in one has refused.
///
/// # Errors
/// [`Error::Invalid`] for what is no address, and for a wrong password; [`Error::TooOften`] after
/// too many of them; [`Error::MailedTooOften`]; [`Error::SessionEnded`].
pub async fn set_mail(
    platform: &Platform,
    visitor: &Visitor,
    language: &str,
    new: NewAddress<'_>,
) -> Result<(), Error> {
    let mail = mail_address::parse_field(new.address)?;
    let user = visitor.user.id;
    let before = user::Entity::find_by_id(user);
    let before = before.one(platform.database().reader()).await?;
    let proof = if before.as_ref().is_some_and(|it| it.mail == mail) {
        None
    } else {
        Some(prove_again(platform, (visitor, before), new.password.to_owned()).await?)
    };
    let tx = platform.database().write().await?;
    let person = match proof {
        Some(proof) => proof.holds_within(&tx, visitor).await?,
        None => with_this_address(&tx, visitor, mail.as_ref()).await?,
    };
    let mut person = user::ActiveModel::from(person);
    person.mail = Set(mail.clone());
    person.update(&tx).await?;
    let account = fresh(user, language)?;
    write(&tx, account.clone(), &[notice_account::Column::Language]).await?;
    let account_row = notice_account::Entity::find_by_id(user).one(&tx).await?;
    let confirmed = account_row.and_then(|it| it.confirmed);
    if mail.is_some() && confirmed == mail {
        // Whoever has proved that it is theirs asks for mail there again.
        lift_for(platform, &tx, mail.as_ref()).await?;
    }
    match &mail {
        None => write(&tx, account, &[notice_account::Column::Confirmed]).await?,
        Some(new) if confirmed != mail => ask(platform, &tx, (user, new)).await?,
        Some(_) => {}
    }
    tx.commit().await?;
    Ok(())
}

/// The visitor's account, if the address is this one still. Where it became another meanwhile, this
/// would change it, and that takes the password.
async fn with_this_address(
    tx: &Transaction,
    visitor: &Visitor,
    mail: Option<&Secret>,
) -> Result<user::Model, Error> {
    refuse_ended(tx, visitor).await?;
    let person = user::Entity::find_by_id(visitor.user.id).one(tx).await?;
    let person = person.ok_or(Error::SessionEnded)?;
    if person.mail.as_ref() == mail {
        Ok(person)
    } else {
        Err(invalid(Field::Password, Problem::Wrong))
    }
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
    lift_for(platform, &tx, person.mail.as_ref()).await?;
    tx.commit().await?;
    Ok(person.mail.map(|it| it.0).unwrap_or_default())
}

/// Takes back the address of an account that nobody has confirmed, if another one is: whoever changes
/// the password shuts out somebody who has named it. Links that were mailed to confirm it end with
/// the password, and those that still wait to be mailed end here.
pub async fn drop_unconfirmed(tx: &Transaction, user: UserId) -> Result<(), Error> {
    let account = notice_account::Entity::find_by_id(user).one(tx).await?;
    if let Some(confirmed) = account.and_then(|it| it.confirmed) {
        let known = user::ActiveModel {
            id: Unchanged(user),
            mail: Set(Some(confirmed)),
            ..Default::default()
        };
        known.update(tx).await?;
    }
    outbox::Entity::delete_many()
        .filter(outbox::Column::UserId.eq(user))
        .filter(outbox::Column::Category.eq(Category::Address))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        .exec(tx)
        .await?;
    Ok(())
}

/// Its reader allows mail that others can cause.
async fn lift_for(
    platform: &Platform,
    tx: &Transaction,
    address: Option<&Secret>,
) -> Result<(), Error> {
    match address {
        Some(address) => lift(tx, &recipient(platform, address)).await,
        None => Ok(()),
    }
}

/// Sends the link that confirms to this address of the account, at most once in a while. Whoever
/// can name an address can have it written to: so not often, whatever became of the mails before.
///
/// # Errors
/// [`Error::MailedTooOften`].
async fn ask(
    platform: &Platform,
    tx: &Transaction,
    (user, mail): (UserId, &Secret),
) -> Result<(), Error> {
    use outbox::Column as C;
    let (now, address) = (platform.now(), alike(mail));
    let mine = outbox::Entity::find()
        .filter(C::Category.eq(Category::Address))
        .filter(C::CreatedAt.gt(now - DAY))
        .filter(C::UserId.eq(user));
    let mine = mine.order_by_desc(C::Id).all(tx).await?;
    let last = mine.first();
    let waiting = last.filter(|it| it.status == Status::Waiting && it.batch.is_none());
    let there = |it: &&outbox::Model| it.address.as_deref() == Some(&*address);
    if waiting.as_ref().is_some_and(there) {
        return Ok(());
    }
    if mine.iter().filter(there).count() >= MOST_TO_ONE || (waiting.is_none() && mine.len() >= MOST)
    {
        return Err(Error::MailedTooOften);
    }
    if let Some(waiting) = waiting {
        // It has not gone to the address before, and goes to this one instead.
        let mut waiting = outbox::ActiveModel::from(waiting.clone());
        waiting.address = Set(Some(address));
        waiting.update(tx).await?;
        return Ok(());
    }
    unasked::leave_room(platform, tx).await?;
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
