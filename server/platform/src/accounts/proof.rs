//! The proof that somebody has named an account's password. Verifying one takes a while, in which the password may
//! become another: what follows from it asks once more, in its own transaction.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect};

use super::browser::recognise;
use super::enter::by_key;
use super::login_throttle::{Guesser, verify};
use super::name::Name;
use super::{Device, Visitor, refuse_ended};
use crate::database::Transaction;
use crate::entities::{Secret, user};
use crate::text::invalid;
use crate::{Error, Field, Platform, Problem, UserId};

/// That somebody has named the password of this account, as it was then.
pub struct Proof {
    user: UserId,
    password: Secret,
}

/// Proves who is to be let in, by name and password.
///
/// # Errors
/// [`Error::WrongPassword`], after the same time whether or not the name exists;
/// [`Error::TooOften`] after too many wrong ones, likewise; [`Error::Busy`].
pub async fn prove(
    platform: &Platform,
    name: &str,
    password: &str,
    device: &Device,
) -> Result<Proof, Error> {
    let user = match Name::parse(name) {
        Ok(name) => by_key(platform, &name.key).await?,
        Err(_) => None,
    };
    let known = user.as_ref();
    let known = known.and_then(|it| recognise(platform, it, &device.remembered));
    let guesser = known.unwrap_or_else(|| Guesser::stranger(name, &device.network));
    Proof::of(platform, (guesser, user), password.to_owned()).await
}

/// Proves once more that whoever is behind this session knows the account's password.
///
/// # Errors
/// [`Error::Invalid`] with [`Field::Password`]; [`Error::TooOften`] after too many wrong ones;
/// [`Error::Busy`].
pub(crate) async fn prove_again(
    platform: &Platform,
    (visitor, account): (&Visitor, Option<user::Model>),
    password: String,
) -> Result<Proof, Error> {
    let account = (Guesser::Within(visitor.session), account);
    let proof = Proof::of(platform, account, password).await;
    proof.map_err(in_its_field)
}

/// For a form that asks for nothing but the password to know who somebody is.
fn in_its_field(refused: Error) -> Error {
    match refused {
        Error::WrongPassword => invalid(Field::Password, Problem::Wrong),
        other => other,
    }
}

impl Proof {
    /// # Errors
    /// [`Error::WrongPassword`], after the same time whether or not there is an account;
    /// [`Error::TooOften`], likewise; [`Error::Busy`].
    pub(super) async fn of(
        platform: &Platform,
        (guesser, user): (Guesser, Option<user::Model>),
        password: String,
    ) -> Result<Self, Error> {
        let hashed = user.as_ref().and_then(|it| it.password.clone());
        let fits = verify(platform, &guesser, (password, hashed.clone())).await?;
        match (user, hashed) {
            (Some(user), Some(password)) if fits => Ok(Self {
                user: user.id,
                password,
            }),
            _ => Err(Error::WrongPassword),
        }
    }

    /// The account, if its password is still the one that was named. From here to the end of the
    /// transaction nobody changes it.
    ///
    /// # Errors
    /// [`Error::WrongPassword`].
    pub(crate) async fn holds(&self, tx: &Transaction) -> Result<user::Model, Error> {
        let still = user::Entity::find_by_id(self.user)
            .filter(user::Column::Password.eq(self.password.clone()))
            .lock_exclusive()
            .one(tx)
            .await?;
        still.ok_or(Error::WrongPassword)
    }

    /// The same for what a visitor does to their own account, whose session has not ended either.
    ///
    /// # Errors
    /// [`Error::SessionEnded`]; [`Error::Invalid`] with [`Field::Password`].
    pub(crate) async fn holds_within(
        &self,
        tx: &Transaction,
        visitor: &Visitor,
    ) -> Result<user::Model, Error> {
        refuse_ended(tx, visitor).await?;
        self.holds(tx).await.map_err(in_its_field)
    }
}
