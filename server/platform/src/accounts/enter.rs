//! Coming in: with a new account, with an old one, or as a guest.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, QuerySelect, Set,
    Unchanged,
};

use super::confusable::{reserved, skeleton};
use super::name::Name;
use super::names::{self, keep, refuse_alike, refuse_double, taken, taken_or_internal};
use super::{Device, Proof, SignUp, SignedIn, User, password, prove, sessions};
use crate::database::Transaction;
use crate::entities::{session, user};
use crate::mail_address;
use crate::{Error, Platform, UserId, random};

/// Opens an account. A `guest` becomes the account, keeps their tables, and all their earlier
/// sessions end: none that somebody else may have begun becomes the account's.
///
/// # Errors
/// [`Error::Invalid`] with the field at fault.
pub async fn sign_up(
    platform: &Platform,
    form: SignUp,
    guest: Option<UserId>,
) -> Result<SignedIn, Error> {
    let name = Name::chosen(&form.name)?;
    password::check(&form.password)?;
    let mail = mail_address::parse_field(form.mail.as_deref())?;
    // Asked before the costly hash; the constraint decides.
    if by_key(platform, &name.key).await?.is_some() {
        return Err(taken());
    }
    let password = platform.passwords().hash(form.password).await?;

    let tx = platform.database().write().await?;
    refuse_alike(&tx, (guest, platform.now()), &name).await?;
    if let Some(guest) = guest {
        refuse_double(&tx, (guest, None), &name).await?;
    }
    let account = user::ActiveModel {
        password: Set(Some(password)),
        mail: Set(mail),
        ..names::of_account(name)
    };
    let user = match still_guest(&tx, guest).await? {
        Some(person) => {
            let id = person.id;
            keep_chosen(&tx, &person, &account, platform.now()).await?;
            let ended = session::Column::UserId.eq(id);
            session::Entity::delete_many()
                .filter(ended)
                .exec(&tx)
                .await?;
            user::ActiveModel {
                id: Unchanged(id),
                ..account
            }
            .update(&tx)
            .await
        }
        None => {
            user::ActiveModel {
                created_at: Set(platform.now()),
                ..account
            }
            .insert(&tx)
            .await
        }
    };
    let user = user.map_err(taken_or_internal)?;
    let token = sessions::start(&tx, platform.now(), user.id, &form.device).await?;
    tx.commit().await?;
    tracing::info!(user = %user.id, "signed up");
    Ok(SignedIn {
        user: user.into(),
        token,
    })
}

/// Keeps the name that a guest has chosen and gives up for another one: games that are over were
/// played under it. A name that was drawn says nothing of anybody.
async fn keep_chosen(
    tx: &Transaction,
    guest: &user::Model,
    account: &user::ActiveModel,
    now: i64,
) -> Result<(), Error> {
    let same = account.name.try_as_ref() == Some(&guest.name);
    if same || reserved(&guest.name) {
        return Ok(());
    }
    keep(tx, guest, now).await
}

/// Starts a session for the account with this name and password.
///
/// # Errors
/// [`Error::WrongPassword`], after the same time whether or not the name exists;
/// [`Error::TooOften`] after too many wrong ones, likewise; [`Error::Busy`].
pub async fn sign_in(
    platform: &Platform,
    name: &str,
    password: &str,
    device: impl Into<Device>,
) -> Result<SignedIn, Error> {
    let device = device.into();
    let proof = prove(platform, name, password, &device).await?;
    let_in(platform, &proof, &device).await
}

/// Starts a session for somebody who has named their password, while it is still that one: who
/// has changed it has shut out whoever had the old one, also those who are signing in.
///
/// # Errors
/// [`Error::WrongPassword`].
pub async fn let_in(
    platform: &Platform,
    proof: &Proof,
    device: &Device,
) -> Result<SignedIn, Error> {
    let tx = platform.database().write().await?;
    let user = proof.holds(&tx).await?;
    let token = sessions::start(&tx, platform.now(), user.id, device).await?;
    tx.commit().await?;
    tracing::info!(user = %user.id, "signed in");
    Ok(SignedIn {
        user: user.into(),
        token,
    })
}

/// Returns whoever has this name.
pub async fn named(platform: &Platform, name: &str) -> Result<Option<User>, Error> {
    let Ok(name) = Name::parse(name) else {
        return Ok(None);
    };
    Ok(by_key(platform, &name.key).await?.map(User::from))
}

/// The account of this name; guests have none.
pub async fn of_account(platform: &Platform, name: &str) -> Result<Option<user::Model>, Error> {
    let Ok(name) = Name::parse(name) else {
        return Ok(None);
    };
    let found = by_key(platform, &name.key).await?;
    Ok(found.filter(|it| it.password.is_some() && it.gone_at.is_none()))
}

/// Returns whoever has this id.
pub async fn person(platform: &Platform, id: UserId) -> Result<Option<User>, Error> {
    let db = platform.database().reader();
    let found = user::Entity::find_by_id(id).one(db).await?;
    Ok(found.filter(|it| it.gone_at.is_none()).map(User::from))
}

/// Lets somebody in who has no account.
pub async fn guest(platform: &Platform, device: impl Into<Device>) -> Result<SignedIn, Error> {
    let device = device.into();
    let tx = platform.database().write().await?;
    let user = loop {
        // Seven digits: a name already given is drawn again.
        let number = u32::from_le_bytes(random::bytes()) % 10_000_000;
        let shown = format!("Guest {number:07}");
        let key = shown.to_lowercase();
        let skeleton = skeleton(&shown);
        let given = user::Column::NameKey.eq(&key);
        let given = given.or(user::Column::NameSkeleton.eq(&skeleton));
        if user::Entity::find().filter(given).one(&tx).await?.is_some() {
            continue;
        }
        let new = user::ActiveModel {
            name: Set(shown),
            name_key: Set(key),
            name_skeleton: Set(Some(skeleton)),
            ..without_account(platform.now())
        };
        break new.insert(&tx).await?;
    };
    let token = sessions::start(&tx, platform.now(), user.id, &device).await?;
    tx.commit().await?;
    tracing::info!(user = %user.id, "came in as a guest");
    Ok(SignedIn {
        user: user.into(),
        token,
    })
}

pub(super) async fn by_key(platform: &Platform, key: &str) -> Result<Option<user::Model>, DbErr> {
    let same = user::Column::NameKey.eq(key);
    user::Entity::find()
        .filter(same)
        .one(platform.database().reader())
        .await
}

/// Returns the row of a new guest, but for the name.
pub(super) fn without_account(now: i64) -> user::ActiveModel {
    user::ActiveModel {
        password: Set(None),
        mail: Set(None),
        created_at: Set(now),
        leaving_at: Set(None),
        gone_at: Set(None),
        ..Default::default()
    }
}

/// The guest, unless they have become an account meanwhile, or were given up.
pub(super) async fn still_guest(
    tx: &Transaction,
    guest: Option<UserId>,
) -> Result<Option<user::Model>, DbErr> {
    let Some(id) = guest else { return Ok(None) };
    let row = user::Entity::find_by_id(id)
        .lock_exclusive()
        .one(tx)
        .await?;
    let is_guest = |it: &user::Model| it.password.is_none() && it.leaving_at.is_none();
    Ok(row.filter(is_guest))
}
