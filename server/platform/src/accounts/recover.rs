//! A new password for somebody who has lost theirs and reads their mail.

use sea_orm::sea_query::{Expr, ExprTrait, Func};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Set, Unchanged,
};

use tokio::task::JoinHandle;

use super::{Device, SignedIn, password, sessions};
use crate::entities::{Secret, notice_account, outbox, session, user};
use crate::mail_address::MailAddress;
use crate::notices::{self, Category, Link, drop_unconfirmed, fresh_notice, spend_recovery};
use crate::{Error, Platform, random};

const MINUTE: i64 = 60 * 1000;
/// So many emails an account gets in an hour, and one a minute.
const EMAILS: u64 = 3;
/// So many accounts of one address are written to.
const ACCOUNTS: u64 = 5;

/// Writes to the people whose confirmed address this is how to renew their passwords; to nobody,
/// if it is nobody's. Whoever asks must not learn which, nor from the time: so this is done while
/// they go on, and only tests wait for it.
///
/// # Errors
/// [`Error::Invalid`] for what is no address.
pub fn ask_recovery(platform: &Platform, address: &str) -> Result<JoinHandle<()>, Error> {
    let address = Secret::from(MailAddress::parse(address)?);
    let platform = platform.clone();
    Ok(tokio::spawn(async move {
        if let Err(error) = write(&platform, &address).await {
            tracing::error!(%error, "nobody could be written how to renew a password");
        }
    }))
}

async fn write(platform: &Platform, address: &Secret) -> Result<(), Error> {
    let now = platform.now();
    let tx = platform.database().write().await?;
    let confirmed = Expr::col(notice_account::Column::Confirmed);
    let same = Expr::expr(Func::lower(confirmed)).eq(address.0.to_ascii_lowercase());
    let accounts = notice_account::Entity::find()
        .filter(same)
        .order_by_asc(notice_account::Column::UserId)
        .limit(ACCOUNTS)
        .all(&tx)
        .await?;
    for account in accounts {
        let written = |since: i64| {
            outbox::Entity::find()
                .filter(outbox::Column::UserId.eq(account.user_id))
                .filter(outbox::Column::Category.eq(Category::Recovery))
                .filter(outbox::Column::CreatedAt.gt(since))
                .count(&tx)
        };
        if written(now - MINUTE).await? > 0 || written(now - 60 * MINUTE).await? >= EMAILS {
            continue;
        }
        let email = outbox::ActiveModel {
            user_id: Set(account.user_id),
            key: Set(Some(format!("recovery {}", random::token::<16>()))),
            ..fresh_notice(Category::Recovery, now)
        };
        email.insert(&tx).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Gives the person of a mailed link a new password, once; ends all of their sessions and begins a
/// new one.
///
/// # Errors
/// [`Error::Invalid`] with the password, while the link goes on working; [`Error::BadLink`].
pub async fn recover(
    platform: &Platform,
    token: &str,
    password: String,
    device: impl Into<Device>,
) -> Result<SignedIn, Error> {
    let device = device.into();
    password::check(&password)?;
    // Before the costly hash.
    let Link::Recovery { .. } = notices::open(platform, token)? else {
        return Err(Error::BadLink);
    };
    let hashed = platform.passwords().hash(password).await?;
    let tx = platform.database().write().await?;
    let person = spend_recovery(platform, &tx, token).await?;
    let renewed = user::ActiveModel {
        id: Unchanged(person.id),
        password: Set(Some(hashed)),
        ..Default::default()
    };
    let person = renewed.update(&tx).await?;
    drop_unconfirmed(&tx, person.id).await?;
    session::Entity::delete_many()
        .filter(session::Column::UserId.eq(person.id))
        .exec(&tx)
        .await?;
    let token = sessions::start(&tx, platform.now(), person.id, &device).await?;
    tx.commit().await?;
    tracing::info!(user = %person.id, "renewed a password by mail");
    Ok(SignedIn {
        user: person.into(),
        token,
    })
}
