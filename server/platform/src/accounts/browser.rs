//! The memory of a browser about the accounts that have signed in there, so that guesses from elsewhere do not make it
//! wait, and of its guests, so that whoever was sent away does not come back by another name. It lets nobody in.

use aws_lc_rs::hmac;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::login_throttle::Guesser;
use crate::entities::user;
use crate::{Error, Platform, SessionId, UserId, random};

/// So many accounts a browser remembers, the latest first: a family's.
const MOST: usize = 5;
/// The signs between two of them in the cookie, and between the parts of one.
const BETWEEN: char = '_';
const INSIDE: char = '-';

/// The device with which somebody comes in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// The name that the browser gives to itself, for the list of sessions.
    pub name: String,
    /// The place of the browser, as far as guesses from there are counted together: an address, or a network of which
    /// one visitor has many.
    pub network: String,
    /// The session that it had until now, whosever: it ends as the new one begins.
    pub session: Option<SessionId>,
    /// The text that [`remember_browser`] has given to it, or nothing.
    pub remembered: String,
}

impl<T: Into<String>> From<T> for Device {
    /// A browser that has no session and remembers nothing.
    fn from(name: T) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }
}

/// Returns what the browser of somebody who has just signed in is to remember, for a cookie: besides what it remembers
/// already that it has signed in to this account. It counts for as long as the account has this password.
pub async fn remember_browser(
    platform: &Platform,
    user: UserId,
    remembered: &str,
) -> Result<String, Error> {
    let person = user::Entity::find_by_id(user);
    let person = person.one(platform.database().reader()).await?;
    let person = person.ok_or(Error::WrongPassword)?;
    let number = random::token::<8>();
    let seal = hex::encode(hmac::sign(
        &platform.keys().links,
        sealed(&person, &number).as_bytes(),
    ));
    let new = format!("{user}{INSIDE}{number}{INSIDE}{seal}");
    let others = entries(remembered).filter(|(id, ..)| *id != user);
    let others = others.map(|(id, number, seal)| format!("{id}{INSIDE}{number}{INSIDE}{seal}"));
    let all: Vec<String> = std::iter::once(new).chain(others.take(MOST - 1)).collect();
    Ok(all.join(&BETWEEN.to_string()))
}

/// The browser as one that has signed in to this account, if it has.
pub fn recognise(platform: &Platform, person: &user::Model, remembered: &str) -> Option<Guesser> {
    let (id, number, seal) = entries(remembered).find(|(id, ..)| *id == person.id)?;
    let seal = hex::decode(seal).ok()?;
    let text = sealed(person, number);
    hmac::verify(&platform.keys().links, text.as_bytes(), &seal).ok()?;
    Some(Guesser::Browser(id, number.to_owned()))
}

/// Returns the guests who have come in by the browser that remembers this, and have no account since; not
/// those who have signed in there, who may be a family.
pub async fn guests_in(
    platform: &Platform,
    db: &impl ConnectionTrait,
    remembered: &str,
) -> Result<Vec<UserId>, Error> {
    let asked: Vec<UserId> = entries(remembered).map(|(id, ..)| id).collect();
    if asked.is_empty() {
        return Ok(Vec::new());
    }
    let guests = user::Entity::find()
        .filter(user::Column::Id.is_in(asked))
        .filter(user::Column::Password.is_null());
    let guests = guests.all(db).await?.into_iter();
    let known = guests.filter(|it| recognise(platform, it, remembered).is_some());
    Ok(known.map(|it| it.id).collect())
}

/// The text that is signed. No link begins like it.
fn sealed(person: &user::Model, number: &str) -> String {
    let password = person.password.as_ref().map_or("", |it| &it.0);
    let password = random::sha256(password.as_bytes());
    format!("browser {} {number} {password}", person.id)
}

/// Accounts, numbers and seals; whatever does not look like it is left out.
fn entries(remembered: &str) -> impl Iterator<Item = (UserId, &str, &str)> {
    let entries = remembered.split(BETWEEN).take(MOST);
    entries.filter_map(|entry| {
        let mut parts = entry.split(INSIDE);
        let (id, number, seal) = (parts.next()?.parse().ok()?, parts.next()?, parts.next()?);
        let digits =
            |it: &str, most| it.len() == most && it.bytes().all(|byte| byte.is_ascii_hexdigit());
        (digits(number, 16) && digits(seal, 64) && parts.next().is_none())
            .then_some((id, number, seal))
    })
}
