//! Passwords: hashed and verified off the asynchronous threads, a few at a time.

use std::sync::Arc;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::entities::Secret;
use crate::text::check_length;
use crate::{Error, Field, random};

/// Hashing costs 19 MiB and tens of milliseconds of a core: more at once would only wait for
/// each other.
const AT_ONCE: usize = 2;
/// So many may wait for it, a few seconds; the next one is refused at once.
const WAITING: usize = 64;

/// The work of one hash. One that is stored says its own, and is verified with that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasswordCost {
    /// At least 8.
    pub memory_kib: u32,
    /// At least 1.
    pub passes: u32,
}

impl Default for PasswordCost {
    /// 19 MiB and two passes, as OWASP's password storage cheat sheet recommends.
    fn default() -> Self {
        Self {
            memory_kib: Params::DEFAULT_M_COST,
            passes: Params::DEFAULT_T_COST,
        }
    }
}

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Passwords {
    cost: PasswordCost,
    slots: Arc<Semaphore>,
    /// Those who work and those who wait.
    places: Arc<Semaphore>,
    /// The hash of no password, verified against when there is no account, so that the time
    /// taken does not tell.
    nobodys: Secret,
}

impl Passwords {
    pub async fn new(cost: PasswordCost) -> Result<Self, Error> {
        let nobodys = tokio::task::spawn_blocking(move || hash(&random::token::<16>(), cost));
        let nobodys = nobodys.await.map_err(Error::internal)??;
        Ok(Self {
            cost,
            slots: Arc::new(Semaphore::new(AT_ONCE)),
            places: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            nobodys,
        })
    }

    /// The hash under which to store `password`, as a PHC string.
    pub async fn hash(&self, password: String) -> Result<Secret, Error> {
        let cost = self.cost;
        self.work(move || hash(&password, cost)).await?
    }

    /// Tells whether `password` is the one that was hashed; never for `None`, in the same time.
    pub async fn verify(&self, password: String, hashed: Option<Secret>) -> Result<bool, Error> {
        let exists = hashed.is_some();
        let hashed = hashed.unwrap_or_else(|| self.nobodys.clone());
        let fits = self.work(move || verify(&password, &hashed)).await??;
        Ok(fits && exists)
    }

    /// Waits for its turn. Whoever goes away meanwhile leaves work behind that has begun: its place
    /// is free when that is done, not sooner.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let place = self.places.clone().try_acquire_owned();
        let place = place.map_err(|_| Error::Busy)?;
        let slot = self.slots.clone().acquire_owned().await;
        let slot = slot.map_err(Error::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let _held = (place, slot);
            work()
        });
        done.await.map_err(Error::internal)
    }
}

/// 10 to 200 characters, of any kind.
pub fn check(password: &str) -> Result<(), Error> {
    check_length(Field::Password, password, 10, 200)
}

fn hash(password: &str, cost: PasswordCost) -> Result<Secret, Error> {
    let salt = random::bytes::<16>();
    let params = Params::new(cost.memory_kib, cost.passes, 1, None).map_err(Error::internal)?;
    let hashed: PasswordHash = Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_itself_fits() {
        let passwords = Passwords::new(PasswordCost::default()).await.unwrap();
        let hashed = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hashed.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
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

    #[tokio::test]
    async fn so_many_wait_and_no_more() {
        let passwords = Passwords::new(PasswordCost::default()).await.unwrap();
        let held = passwords.slots.clone().acquire_many_owned(2).await.unwrap();
        let mut waiting: Vec<_> = (0..AT_ONCE + WAITING)
            .map(|_| Box::pin(passwords.verify("correct horse".into(), None)))
            .collect();
        for it in &mut waiting {
            assert!(looked_at_once(it).await.is_none(), "it waits");
        }
        let refused = passwords.verify("correct horse".into(), None).await;
        assert_eq!(refused, Err(Error::Busy));
        drop(waiting);
        drop(held);
        let looked_at = passwords.verify("correct horse".into(), None).await;
        assert_eq!(looked_at, Ok(false), "whoever went away left a place");
    }

    #[tokio::test]
    async fn who_goes_away_leaves_a_place_when_the_work_is_done() {
        let passwords = Passwords::new(PasswordCost::default()).await.unwrap();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let mut work = Box::pin(passwords.work(move || ended.recv()));
        assert!(looked_at_once(&mut work).await.is_none());
        drop(work);
        assert_eq!(passwords.slots.available_permits(), AT_ONCE - 1);
        end.send(()).unwrap();
        let all = passwords.slots.acquire_many(2).await;
        assert!(all.is_ok());
    }

    /// Looks once whether it is done.
    async fn looked_at_once<T>(it: &mut (impl Future<Output = T> + Unpin)) -> Option<T> {
        tokio::select! {
            biased;
            done = it => Some(done),
            () = std::future::ready(()) => None,
        }
    }

    #[test]
    fn passwords_have_10_to_200_characters() {
        assert!(check("123456789").is_err() && check(&"x".repeat(201)).is_err());
        assert!(check("1234567890").is_ok() && check(&"ж".repeat(200)).is_ok());
    }
}
