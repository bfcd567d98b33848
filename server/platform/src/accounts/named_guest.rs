//! Guests who choose their name: those who take a seat by a friend's link.

use sea_orm::ActiveModelTrait;

use super::enter::{still_guest, without_account};
use super::name::Name;
use super::names::{of_guest, refuse_alike, take_name, taken_or_internal};
use super::{Device, SignedIn, sessions};
use crate::database::Transaction;
use crate::entities::user;
use crate::{Error, UserId};

/// A request to come in with just a name.
pub struct NamedGuest {
    /// As accounts may be called.
    pub name: String,
    pub device: Device,
    /// The guest whom the device has been until now: they take the name, and keep their tables.
    pub guest: Option<UserId>,
}

/// Lets somebody in under a name of their own, and starts their session in place of the one that
/// the device had.
///
/// # Errors
/// [`Error::Invalid`] with [`crate::Field::Name`].
pub async fn come_in(tx: &Transaction, now: i64, new: NamedGuest) -> Result<SignedIn, Error> {
    let name = Name::chosen(&new.name);
    let user = match still_guest(tx, new.guest).await? {
        // What a guest is called already, drawn or chosen, they may go on being called.
        Some(person) if person.name == new.name.trim() => person,
        Some(person) => take_name(tx, person, name?, now).await?,
        None => named(tx, name?, now).await?,
    };
    let token = sessions::start(tx, now, user.id, &new.device).await?;
    Ok(SignedIn {
        user: user.into(),
        token,
    })
}

async fn named(tx: &Transaction, name: Name, now: i64) -> Result<user::Model, Error> {
    refuse_alike(tx, (None, now), &name).await?;
    let named = of_guest(name);
    let new = user::ActiveModel {
        name: named.name,
        name_key: named.name_key,
        name_skeleton: named.name_skeleton,
        ..without_account(now)
    };
    new.insert(tx).await.map_err(taken_or_internal)
}
