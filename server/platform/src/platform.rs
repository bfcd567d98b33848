//! The one value everything hangs on: database, games, clock and hub.

use std::sync::{Arc, OnceLock};

use tabletop::AnyGame;

use crate::accounts::{LoginThrottle, PasswordCost, Passwords, SessionLookups};
use crate::database::{Database, OpenError};
use crate::deadlines::ClockProgress;
use crate::notices::{Keys, NoticeConfig, Shares};
use crate::storage::Memory;
use crate::tables::{Locks, TableCache, WrongTries};
use crate::{Clock, Error, Hub, Serving, private};

/// The parts of a platform.
pub struct PlatformConfig {
    /// `sqlite:path` (created when missing) or `postgres://…`.
    pub database_url: String,
    /// The games that can be played, each of its own kind.
    pub games: Vec<Box<dyn AnyGame>>,
    pub clock: Clock,
    /// The configuration of notices.
    pub notices: NoticeConfig,
    pub password_cost: PasswordCost,
}

/// The platform; clones share everything.
#[derive(Clone)]
pub struct Platform(Arc<Inner>);

struct Inner {
    database: Database,
    passwords: Passwords,
    login_throttle: LoginThrottle,
    wrong_tries: WrongTries,
    shares: Shares,
    games: Vec<Box<dyn AnyGame>>,
    clock: Clock,
    followed: ClockProgress,
    hub: Hub,
    notices: NoticeConfig,
    keys: Keys,
    locks: Locks,
    table_cache: TableCache,
    present: SessionLookups,
    storage: Memory,
    serving: OnceLock<Serving>,
}

impl Platform {
    /// Opens the database and brings its schema up to date.
    ///
    /// # Errors
    /// The reason why the database cannot be reached, written or migrated.
    pub async fn open(config: PlatformConfig) -> Result<Self, OpenError> {
        let PlatformConfig {
            database_url,
            games,
            clock,
            notices,
            password_cost,
        } = config;
        if let Some(file) = private::sqlite_file(&database_url) {
            private::prepare(&file).map_err(|it| OpenError::file(&file, &it))?;
        }
        let opened = Database::open(&database_url).await;
        let database = opened.map_err(|it| OpenError::of(&database_url, &it))?;
        let failed = |it| OpenError::of(&database_url, &it);
        clock.begin(&database).await.map_err(failed)?;
        let followed = ClockProgress::of(&database).await.map_err(failed)?;
        Ok(Self(Arc::new(Inner {
            keys: Keys::open(&database).await?,
            database,
            passwords: Passwords::new(password_cost).await?,
            login_throttle: LoginThrottle::default(),
            wrong_tries: WrongTries::default(),
            shares: Shares::default(),
            games,
            clock,
            followed,
            hub: Hub::new(),
            notices,
            locks: Locks::default(),
            table_cache: TableCache::default(),
            present: SessionLookups::default(),
            storage: Memory::default(),
            serving: OnceLock::new(),
        })))
    }

    /// Closes the database, once everything else has stopped. Nothing is lost without it:
    /// it only leaves the files tidy.
    pub async fn close(&self) -> Result<(), Error> {
        Ok(self.0.database.close().await?)
    }

    /// This process serves the database, and keeps the right to it as long as the platform is there.
    pub fn serve(&self, right: Serving) {
        if right.is_alone() {
            self.hub().set_alone();
        }
        // Given twice, the first right is kept.
        let _ = self.0.serving.set(right);
    }

    /// Returns the hub, at which to listen for changes.
    pub fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// The current instant, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.0.clock.now()
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.0.clock
    }

    pub(crate) fn followed(&self) -> &ClockProgress {
        &self.0.followed
    }

    /// The kinds of all games that are registered.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        self.0.games.iter().map(|it| it.kind())
    }

    /// The game of this kind, if it is registered.
    pub fn game(&self, kind: &str) -> Option<&dyn AnyGame> {
        self.0
            .games
            .iter()
            .map(AsRef::as_ref)
            .find(|it| it.kind() == kind)
    }

    pub(crate) fn database(&self) -> &Database {
        &self.0.database
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub(crate) fn shares(&self) -> &Shares {
        &self.0.shares
    }

    pub(crate) fn login_throttle(&self) -> &LoginThrottle {
        &self.0.login_throttle
    }

    pub(crate) fn wrong_tries(&self) -> &WrongTries {
        &self.0.wrong_tries
    }

    pub(crate) fn notices(&self) -> &NoticeConfig {
        &self.0.notices
    }

    pub(crate) fn keys(&self) -> &Keys {
        &self.0.keys
    }

    pub(crate) fn locks(&self) -> &Locks {
        &self.0.locks
    }

    pub(crate) fn storage(&self) -> &Memory {
        &self.0.storage
    }

    pub(crate) fn present(&self) -> &SessionLookups {
        &self.0.present
    }

    pub(crate) fn table_cache(&self) -> &TableCache {
        &self.0.table_cache
    }
}
