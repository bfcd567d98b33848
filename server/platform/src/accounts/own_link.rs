//! A guest's own link: the way back for whoever has lost the browser, or plays in another one. Nothing of it
//! is stored. It leads nowhere once the guest has an account, or is gone.

use aws_lc_rs::hmac;

use super::enter::still_guest;
use super::{Device, SignedIn, User, person, sessions};
use crate::{Error, Platform, UserId};

/// Stands between the guest and the signature.
const BETWEEN: char = '-';

/// Returns the secret part of the link, which is for the guest alone.
pub fn own_link(platform: &Platform, guest: UserId) -> String {
    let seal = hmac::sign(&platform.keys().links, sealed(guest).as_bytes());
    format!("{guest}{BETWEEN}{}", hex::encode(seal))
}

/// Returns the guest of a link. Looking changes nothing.
///
/// # Errors
/// [`Error::BadLink`] for a link that is none, and once its guest is one no more.
pub async fn guest_of(platform: &Platform, link: &str) -> Result<User, Error> {
    let guest = opened(platform, link)?;
    let found = person(platform, guest).await?;
    found.filter(|it| it.guest).ok_or(Error::BadLink)
}

/// Lets the guest of a link in, in place of whoever the browser has been.
///
/// # Errors
/// As [`guest_of`].
pub async fn return_as_guest(
    platform: &Platform,
    link: &str,
    device: impl Into<Device>,
) -> Result<SignedIn, Error> {
    let (guest, device) = (opened(platform, link)?, device.into());
    let tx = platform.database().write().await?;
    let guest = still_guest(&tx, Some(guest)).await?;
    let guest = guest.ok_or(Error::BadLink)?;
    let token = sessions::start(&tx, platform.now(), guest.id, &device).await?;
    tx.commit().await?;
    tracing::info!(user = %guest.id, "came back by their own link");
    Ok(SignedIn {
        user: guest.into(),
        token,
    })
}

fn opened(platform: &Platform, link: &str) -> Result<UserId, Error> {
    let (guest, seal) = link.split_once(BETWEEN).ok_or(Error::BadLink)?;
    let guest: UserId = guest.parse().map_err(|_| Error::BadLink)?;
    let seal = hex::decode(seal).map_err(|_| Error::BadLink)?;
    hmac::verify(&platform.keys().links, sealed(guest).as_bytes(), &seal)
        .map_err(|_| Error::BadLink)?;
    Ok(guest)
}

/// The text that is signed. No other link begins like it.
fn sealed(guest: UserId) -> String {
    format!("own {guest}")
}
