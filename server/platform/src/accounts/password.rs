//! Passwords: hashed and verified off the asynchronous threads, a few at a time.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::entities::Secret;
use crate::text::check_length;
use crate::{Error, Field, random};

/// Hashing costs 19 MiB and tens of milliseconds of a core: more at once would only wait for
/// each other.
const AT_ONCE: usize = 2;

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Passwords {
    slots: Arc<Semaphore>,
    /// The hash of no password, verified against when there is no account, so that the time
    /// taken does not tell.
    nobodys: Secret,
}

impl Passwords {
    pub async fn new() -> Result<Self, Error> {
        let nobodys = blocking(|| hash(&random::token::<16>())).await??;
        Ok(Self {
            slots: Arc::new(Semaphore::new(AT_ONCE)),
            nobodys,
        })
    }

    /// The hash under which to store `password`, as a PHC string.
    pub async fn hash(&self, password: String) -> Result<Secret, Error> {
        let _slot = self.slots.acquire().await.map_err(Error::internal)?;
        blocking(move || hash(&password)).await?
    }

    /// Whether `password` is the one that was hashed; never for `None`, in the same time.
    pub async fn verify(&self, password: String, hashed: Option<Secret>) -> Result<bool, Error> {
        let _slot = self.slots.acquire().await.map_err(Error::internal)?;
        let exists = hashed.is_some();
        let hashed = hashed.unwrap_or_else(|| self.nobodys.clone());
        let fits = blocking(move || verify(&password, &hashed)).await??;
        Ok(fits && exists)
    }
}

/// 10 to 200 characters, of any kind.
pub fn check(password: &str) -> Result<(), Error> {
    check_length(Field::Password, password, 10, 200)
}

fn hash(password: &str) -> Result<Secret, Error> {
    let salt = random::bytes::<16>();
    let hashed: PasswordHash = Argon2::default()
        .hash_password_with_salt(password.as_bytes(), &salt)
        .map_err(Error::internal)?;
    Ok(Secret(hashed.to_string()))
}

fn verify(password: &str, hashed: &Secret) -> Result<bool, Error> {
    let hashed = PasswordHash::new(&hashed.0).map_err(Error::internal)?;
    Ok(Argon2::default()
        .verify_password(password.as_bytes(), &hashed)
        .is_ok())
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(Error::internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_itself_fits() {
        let passwords = Passwords::new().await.unwrap();
        let hashed = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hashed.0.starts_with("$argon2id$"));
        assert!(
            passwords
                .verify("correct horse".into(), Some(hashed.clone()))
                .await
                .unwrap()
        );
        assert!(
            !passwords
                .verify("Correct horse".into(), Some(hashed))
                .await
                .unwrap()
        );
        assert!(
            !passwords
                .verify("correct horse".into(), None)
                .await
                .unwrap()
        );
    }

    #[test]
    fn passwords_have_10_to_200_characters() {
        assert!(check("123456789").is_err() && check(&"x".repeat(201)).is_err());
        assert!(check("1234567890").is_ok() && check(&"ж".repeat(200)).is_ok());
    }
}
