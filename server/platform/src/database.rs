//! The database: opened, migrated, and written to through one function.
//!
//! SQLite has one connection that writes, one that looks at tables and several that only read; on
//! PostgreSQL one pool does it all, and rows are locked where order matters.
//!
#![doc = include_str!("database.md")]

mod batch;
mod connect;
mod copy_digest;
mod digest;
mod failure;
mod held;
mod open_error;
mod ownership;
mod serving;
#[cfg(test)]
mod tests;
mod transaction;
mod witness;

use std::path::{Path, PathBuf};

use sea_orm::{
    AccessMode, ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr,
    IsolationLevel, RuntimeErr, SqliteTransactionMode, Statement, TransactionOptions,
    TransactionTrait,
};

use crate::migrations::migrate;
use crate::private;
pub use batch::Batch;
use connect::{READERS, Use, close_stuck, postgres, sqlite};
pub use copy_digest::CopyDigest;
use failure::sqlite_code;
pub use held::Held;
pub use open_error::OpenError;
pub use serving::Serving;
pub use transaction::Transaction;
use witness::Witness;

/// Earlier ones can corrupt a database in WAL mode.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
const POSTGRES_CONNECTIONS: u32 = 12;

pub struct Database {
    write: DatabaseConnection,
    read: DatabaseConnection,
    look: DatabaseConnection,
    /// On SQLite alone; the answer of a PostgreSQL server is proof enough.
    witness: Option<Witness>,
    /// Of SQLite alone.
    file: Option<PathBuf>,
}

impl Database {
    pub async fn open(url: &str) -> Result<Self, DbErr> {
        if url.starts_with("sqlite:") {
            ownership::assert_not_foreign(url).await?;
            let write = sea_orm::Database::connect(sqlite(url, Use::Write)).await?;
            assert_recent(&write).await?;
            ownership::assert_own(&write).await?;
            if let Some(file) = private::sqlite_file(url) {
                private::tighten_database(&file);
            }
            // A copy that is opened as it lies there.
            if CopyDigest::on(&write).await? == CopyDigest::Broken {
                return Err(DbErr::Custom(copy_digest::BROKEN.to_owned()));
            }
            CopyDigest::remove(&write).await?;
            migrate(&write).await?;
            let read = sea_orm::Database::connect(sqlite(url, Use::Read)).await?;
            let look = sea_orm::Database::connect(sqlite(url, Use::Look)).await?;
            let witness = sea_orm::Database::connect(sqlite(url, Use::Witness)).await?;
            let witness = Some(Witness::new(witness));
            Ok(Self {
                write,
                read,
                look,
                witness,
                file: Some(private::path_of(url)),
            })
        } else {
            let one = sea_orm::Database::connect(postgres(url, 1)).await?;
            migrate(&one).await?;
            one.close().await?;
            let pool = sea_orm::Database::connect(postgres(url, POSTGRES_CONNECTIONS)).await?;
            Ok(Self {
                write: pool.clone(),
                read: pool.clone(),
                look: pool,
                witness: None,
                file: None,
            })
        }
    }

    /// The one way to write. On SQLite it holds the write lock from the start, so that what is
    /// read inside stays true until the commit. Dropping it undoes everything.
    ///
    /// A connection that is stuck in a transaction never gets here (see `connect::outside`); where
    /// SQLite refuses this BEGIN inside of one, that connection is closed.
    pub async fn write(&self) -> Result<Transaction, DbErr> {
        let immediate = Some(SqliteTransactionMode::Immediate);
        let options = TransactionOptions {
            sqlite_transaction_mode: immediate,
            ..Default::default()
        };
        let begun = begin(&self.write, options).await?;
        Ok(Transaction::new(begun, self.witness.clone()))
    }

    /// A snapshot: everything read from it belongs to one instant.
    pub async fn snapshot(&self) -> Result<Transaction, DbErr> {
        let options = match self.read.get_database_backend() {
            // A deferred transaction in WAL mode is a snapshot; SQLite knows no other settings.
            DbBackend::Sqlite => TransactionOptions::default(),
            _ => TransactionOptions {
                isolation_level: Some(IsolationLevel::RepeatableRead),
                access_mode: Some(AccessMode::ReadOnly),
                ..Default::default()
            },
        };
        Ok(Transaction::new(begin(&self.read, options).await?, None))
    }

    /// For reads of a single statement.
    pub fn reader(&self) -> &DatabaseConnection {
        &self.read
    }

    /// For the one short statement of a look at a table. Everybody looks after an answer, and a
    /// connection that has looked since the last commit has every page at hand; the readers take
    /// turns, and each would have to fetch them anew.
    pub fn page_reader(&self) -> &DatabaseConnection {
        &self.look
    }

    /// The file of an SQLite database.
    pub fn file(&self) -> Option<PathBuf> {
        self.file.clone()
    }

    /// Returns what the database's own clock shows, in milliseconds since 1970; `None` of SQLite, which has no other
    /// than this machine's.
    pub async fn time(&self) -> Result<Option<i64>, DbErr> {
        const ASK: &str = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        if self.read.get_database_backend() == DbBackend::Sqlite {
            return Ok(None);
        }
        let ask = Statement::from_string(DbBackend::Postgres, ASK);
        let row = self.read.query_one_raw(ask).await?;
        row.map(|it| it.try_get_by_index(0)).transpose()
    }

    /// Returns what SQLite finds wrong with the file; nothing can be found in other databases.
    pub async fn faults(&self) -> Result<Option<String>, DbErr> {
        let backend = self.read.get_database_backend();
        if backend != DbBackend::Sqlite {
            return Ok(None);
        }
        let ask = |what| Statement::from_string(backend, what);
        let found = self
            .read
            .query_one_raw(ask("PRAGMA integrity_check"))
            .await?;
        let found: String = found.map_or(Ok(String::new()), |it| it.try_get_by_index(0))?;
        if found != "ok" {
            return Ok(Some(found));
        }
        let orphan = self
            .read
            .query_one_raw(ask("PRAGMA foreign_key_check"))
            .await?;
        let table = orphan
            .map(|it| it.try_get_by_index::<String>(0))
            .transpose()?;
        Ok(table.map(|it| format!("a row of {it} belongs to nothing")))
    }

    /// Returns what SQLite finds wrong with a file that nobody here has open.
    pub async fn flaw(url: &str) -> Result<Option<String>, DbErr> {
        let read = sea_orm::Database::connect(sqlite(url, Use::Inspect)).await?;
        let ask = Statement::from_string(DbBackend::Sqlite, "PRAGMA quick_check(1)");
        let found = read.query_one_raw(ask).await;
        read.close().await?;
        let found: Option<String> = found?.map(|it| it.try_get_by_index(0)).transpose()?;
        Ok(found.filter(|it| it != "ok"))
    }

    /// Checks that this SQLite file can be read at all; nothing is written to it.
    pub async fn readable(url: &str) -> Result<(), DbErr> {
        let read = sea_orm::Database::connect(sqlite(url, Use::Inspect)).await?;
        let ask =
            Statement::from_string(DbBackend::Sqlite, "SELECT count(*) FROM seaql_migrations");
        let found = read.query_one_raw(ask).await;
        read.close().await?;
        found.map(|_| ())
    }

    pub async fn close(&self) -> Result<(), DbErr> {
        if let Some(witness) = &self.witness {
            witness.close().await?;
        }
        self.look.close_by_ref().await?;
        self.read.close_by_ref().await?;
        self.write.close_by_ref().await
    }
}

/// Begins a transaction to its end, also for somebody who goes away meanwhile: sqlx 0.9 would give
/// back to the pool a connection to PostgreSQL that is still inside of it (sqlx#4393).
#[expect(
    clippy::disallowed_methods,
    reason = "this is the one place that begins transactions"
)]
async fn begin(
    on: &DatabaseConnection,
    options: TransactionOptions,
) -> Result<DatabaseTransaction, DbErr> {
    // SQLITE_ERROR: a BEGIN is good SQL but inside of a transaction.
    const INSIDE: Option<u32> = Some(1);
    if on.get_database_backend() == DbBackend::Sqlite {
        // Every one of them can be stuck.
        for _ in 0..READERS {
            let begun = on.begin_with_options(options).await;
            if !matches!(&begun, Err(cause) if sqlite_code(cause) == INSIDE) {
                return begun;
            }
            let closed = close_stuck(on.get_sqlite_connection_pool()).await;
            closed.map_err(|it| DbErr::Conn(RuntimeErr::SqlxError(it.into())))?;
        }
        return on.begin_with_options(options).await;
    }
    let on = on.clone();
    let begun = tokio::spawn(async move { on.begin_with_options(options).await });
    begun.await.map_err(|it| DbErr::Custom(it.to_string()))?
}

/// Writes a copy of an SQLite database, as it is at one instant, to a file that does not exist.
pub async fn copy(url: &str, to: &Path) -> Result<(), DbErr> {
    let from = sea_orm::Database::connect(sqlite(url, Use::Inspect)).await?;
    let to = to.to_string_lossy().into_owned();
    let copy = Statement::from_sql_and_values(DbBackend::Sqlite, "VACUUM INTO ?", [to.into()]);
    from.execute_raw(copy).await?;
    from.close().await
}

async fn assert_recent(sqlite: &DatabaseConnection) -> Result<(), DbErr> {
    let ask = Statement::from_string(DbBackend::Sqlite, "SELECT sqlite_version()");
    let row = sqlite.query_one_raw(ask).await?;
    let version: String = row
        .map(|it| it.try_get_by_index(0))
        .transpose()?
        .unwrap_or_default();
    if is_recent(&version) {
        Ok(())
    } else {
        Err(DbErr::Custom(format!(
            "SQLite {version} is older than {OLDEST_SQLITE:?}"
        )))
    }
}

fn is_recent(version: &str) -> bool {
    let parts: Vec<u32> = version.split('.').map_while(|it| it.parse().ok()).collect();
    parts.as_slice() >= OLDEST_SQLITE.as_slice()
}
