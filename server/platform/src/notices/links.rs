//! Links in mails: signed, for one person and one purpose, until a day.
//!
#![doc = include_str!("links.md")]

use aws_lc_rs::hmac;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sea_orm::{ActiveModelTrait, EntityTrait, QuerySelect, Set};

use crate::accounts::{Device, SignedIn, lock_account, start_brief};
use crate::database::Transaction;
use crate::entities::{Secret, notice_account, spent_link, user};
use crate::{Error, Platform, TableId, UserId, random};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
/// The bytes of a signature.
const TAG: usize = 32;

/// The purpose of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Leads to a table, and to the question that waited there.
    Table {
        user: UserId,
        table: TableId,
        decision: Option<i64>,
        /// The address it was mailed to and the password, as they were: see [`fingerprint`].
        fingerprint: String,
    },
    /// Proves that this person reads the mail to the address of this fingerprint, while the password is as
    /// it was: see [`fingerprint`].
    Address { user: UserId, fingerprint: String },
    /// Renews a password, while the address it was mailed to and that password are as they were:
    /// see [`fingerprint`].
    Recovery { user: UserId, fingerprint: String },
    /// Ends all mail to this person.
    Unsubscribe { user: UserId },
    /// Ends all mail that others can cause to this mailbox; `user` is whom the mail was about.
    Refuse { user: UserId, recipient: String },
}

impl Link {
    pub const fn user(&self) -> UserId {
        match self {
            Self::Table { user, .. }
            | Self::Address { user, .. }
            | Self::Recovery { user, .. }
            | Self::Unsubscribe { user }
            | Self::Refuse { user, .. } => *user,
        }
    }

    const fn life(&self) -> i64 {
        match self {
            Self::Table { .. } => 7 * DAY,
            Self::Address { .. } => 3 * DAY,
            Self::Recovery { .. } => HOUR,
            Self::Unsubscribe { .. } | Self::Refuse { .. } => 400 * DAY,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Table {
                user,
                table,
                decision,
                fingerprint,
            } => {
                let decision = decision.map_or_else(|| "-".to_owned(), |it| it.to_string());
                format!("table {user} {table} {decision} {fingerprint}")
            }
            Self::Address { user, fingerprint } => format!("address {user} {fingerprint} - -"),
            Self::Recovery { user, fingerprint } => format!("recovery {user} {fingerprint} - -"),
            Self::Unsubscribe { user } => format!("end {user} - - -"),
            Self::Refuse { user, recipient } => format!("refuse {user} {recipient} - -"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (kind, user) = (parts.next()?, parts.next()?.parse().ok()?);
        let (what, decision) = (parts.next()?, parts.next()?);
        match kind {
            "table" => Some(Self::Table {
                user,
                table: what.parse().ok()?,
                decision: decision.parse().ok(),
                fingerprint: parts.next()?.to_owned(),
            }),
            "address" => Some(Self::Address {
                user,
                fingerprint: what.to_owned(),
            }),
            "recovery" => Some(Self::Recovery {
                user,
                fingerprint: what.to_owned(),
            }),
            "end" => Some(Self::Unsubscribe { user }),
            "refuse" => Some(Self::Refuse {
                user,
                recipient: what.to_owned(),
            }),
            _ => None,
        }
    }
}

/// A link whose signature is ours and whose time is not over.
pub(super) struct Opened {
    pub link: Link,
    expires: i64,
    nonce: String,
}

/// The text of a link. The same nonce for the same purpose is spent only once.
pub fn sign(platform: &Platform, link: &Link, nonce: &str) -> String {
    let expires = platform.now() + link.life();
    let text = format!("{expires} {nonce} {}", link.write());
    let tag = hmac::sign(&platform.keys().links, text.as_bytes());
    BASE64_URL_SAFE_NO_PAD.encode([tag.as_ref(), text.as_bytes()].concat())
}

/// Returns what a link is for.
///
/// # Errors
/// [`Error::BadLink`] when it is none of ours, or too old. Whether it was used already is known
/// only when it is used.
pub fn open(platform: &Platform, token: &str) -> Result<Link, Error> {
    opened(platform, token).map(|it| it.link)
}

/// A link that can still be used, as far as its text says.
pub(super) fn opened(platform: &Platform, token: &str) -> Result<Opened, Error> {
    let opened = authentic(platform, token)?;
    if opened.expires <= platform.now() {
        return Err(Error::BadLink);
    }
    Ok(opened)
}

/// A link of ours, however old.
pub(super) fn authentic(platform: &Platform, token: &str) -> Result<Opened, Error> {
    let bytes = BASE64_URL_SAFE_NO_PAD
        .decode(token)
        .map_err(|_| Error::BadLink)?;
    let (tag, text) = bytes.split_at_checked(TAG).ok_or(Error::BadLink)?;
    hmac::verify(&platform.keys().links, text, tag).map_err(|_| Error::BadLink)?;
    let text = std::str::from_utf8(text).map_err(|_| Error::BadLink)?;
    let mut parts = text.splitn(3, ' ');
    let mut next = || parts.next().ok_or(Error::BadLink);
    let expires = next()?.parse().map_err(|_| Error::BadLink)?;
    let nonce = next()?.to_owned();
    let link = Link::read(next()?).ok_or(Error::BadLink)?;
    Ok(Opened {
        link,
        expires,
        nonce,
    })
}

/// Lets in the person to whom a link to a table was mailed, once, for a short stay; returns also
/// the table.
///
/// # Errors
/// [`Error::BadLink`] for every other link, for one that has been used, and once the address or
/// the password is another.
pub async fn enter(
    platform: &Platform,
    token: &str,
    device: impl Into<Device>,
) -> Result<(SignedIn, TableId), Error> {
    let device = device.into();
    let opened = opened(platform, token)?;
    let Link::Table { table, .. } = opened.link else {
        return Err(Error::BadLink);
    };
    let tx = platform.database().write().await?;
    lock_account(&tx, opened.link.user()).await?;
    let person = addressee(&tx, &opened.link).await?;
    spend(&tx, &opened).await?;
    let token = start_brief(&tx, platform.now(), person.id, &device).await?;
    tx.commit().await?;
    tracing::info!(user = %person.id, %table, "came in by a mailed link");
    Ok((
        SignedIn {
            user: person.into(),
            token,
        },
        table,
    ))
}

/// The person of a link to a table, while the address and the password are as they were.
pub(super) async fn addressee(tx: &Transaction, link: &Link) -> Result<user::Model, Error> {
    let Link::Table {
        user,
        fingerprint: was,
        ..
    } = link
    else {
        return Err(Error::BadLink);
    };
    let person = user::Entity::find_by_id(*user).one(tx).await?;
    let person = person.filter(|it| it.gone_at.is_none());
    let person = person.ok_or(Error::BadLink)?;
    let account = notice_account::Entity::find_by_id(*user).one(tx).await?;
    let mail = account.and_then(|it| it.confirmed).ok_or(Error::BadLink)?;
    if *was == fingerprint(&mail, &person) {
        Ok(person)
    } else {
        Err(Error::BadLink)
    }
}

/// Proves the address of this link; returns whose it is, and the address.
pub(super) async fn prove(
    platform: &Platform,
    tx: &Transaction,
    token: &str,
) -> Result<user::Model, Error> {
    let opened = opened(platform, token)?;
    let Link::Address {
        user,
        fingerprint: was,
    } = &opened.link
    else {
        return Err(Error::BadLink);
    };
    let person = user::Entity::find_by_id(*user)
        .lock_exclusive()
        .one(tx)
        .await?
        .ok_or(Error::BadLink)?;
    match &person.mail {
        Some(mail) if fingerprint(mail, &person) == *was => {}
        _ => return Err(Error::BadLink),
    }
    spend(tx, &opened).await?;
    Ok(person)
}

/// Spends a link that renews a password; returns whose it is. With the password that it was made
/// for, or the address that it was mailed to, all links to renew that one are gone.
pub async fn spend_recovery(
    platform: &Platform,
    tx: &Transaction,
    token: &str,
) -> Result<user::Model, Error> {
    let opened = opened(platform, token)?;
    let Link::Recovery {
        user,
        fingerprint: was,
    } = &opened.link
    else {
        return Err(Error::BadLink);
    };
    let account = notice_account::Entity::find_by_id(*user).one(tx).await?;
    let mail = account.and_then(|it| it.confirmed).ok_or(Error::BadLink)?;
    let person = user::Entity::find_by_id(*user).one(tx).await?;
    let person = person.filter(|it| *was == fingerprint(&mail, it));
    let person = person.ok_or(Error::BadLink)?;
    spend(tx, &opened).await?;
    Ok(person)
}

/// Returns the fingerprint of what a link lets in by: the address and the password. When either changes, links that
/// were mailed before lead nowhere.
pub fn fingerprint(mail: &Secret, person: &user::Model) -> String {
    let password = person.password.as_ref().map_or("", |it| it.0.as_str());
    digest(&format!("{}\n{password}", mail.0))
}

/// Names an address without telling it.
pub fn digest(address: &str) -> String {
    random::sha256(address.as_bytes())[..32].to_owned()
}

pub(super) async fn unspent(tx: &Transaction, opened: &Opened) -> Result<(), Error> {
    let spent = spent_link::Entity::find_by_id(&opened.nonce)
        .one(tx)
        .await?;
    spent.map_or(Ok(()), |_| Err(Error::BadLink))
}

pub(super) async fn spend(tx: &Transaction, opened: &Opened) -> Result<(), Error> {
    unspent(tx, opened).await?;
    let row = spent_link::ActiveModel {
        nonce: Set(opened.nonce.clone()),
        expires_at: Set(opened.expires),
    };
    row.insert(tx)
        .await
        .map_err(|cause| match cause.sql_err() {
            Some(sea_orm::SqlErr::UniqueConstraintViolation(_)) => Error::BadLink,
            _ => Error::internal(cause),
        })?;
    Ok(())
}
