//! The database: opened, migrated, and written to through one function.
//!
//! SQLite has one connection that writes, one that looks at tables and several that only read; on
//! PostgreSQL one pool does it all, and rows are locked where order matters.

mod batch;

use std::path::Path;
use std::time::Duration;

use sea_orm::sqlx::error::DatabaseError;
use sea_orm::sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous,
};
use sea_orm::{
    AccessMode, ConnectOptions, ConnectionTrait, DatabaseConnection, DatabaseTransaction,
    DbBackend, DbErr, IsolationLevel, SqliteTransactionMode, Statement, TransactionOptions,
    TransactionTrait,
};
use sea_orm_migration::MigratorTrait;

use crate::migrations::Migrator;
pub use batch::Batch;

/// Earlier ones can corrupt a database in WAL mode.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
/// How long to wait for another process that writes to the same SQLite file.
const BUSY: Duration = Duration::from_secs(10);
/// How long to wait for a database that nobody else should have open.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long a connection that only keeps others out may do so.
const LONG: Duration = Duration::from_hours(24);
const READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 12;

/// How a connection to SQLite is to be used.
#[derive(Clone, Copy)]
enum Use {
    Write,
    Read,
    /// Read, always with the same connection.
    Look,
    /// Read, to write another file.
    Copy,
    /// Keep everybody else out.
    Alone,
}

pub struct Database {
    write: DatabaseConnection,
    read: DatabaseConnection,
    look: DatabaseConnection,
}

impl Database {
    pub async fn open(url: &str) -> Result<Self, DbErr> {
        if url.starts_with("sqlite:") {
            let write = sea_orm::Database::connect(sqlite(url, Use::Write)).await?;
            assert_recent(&write).await?;
            Migrator::up(&write, None).await?;
            let read = sea_orm::Database::connect(sqlite(url, Use::Read)).await?;
            let look = sea_orm::Database::connect(sqlite(url, Use::Look)).await?;
            Ok(Self { write, read, look })
        } else {
            let one = sea_orm::Database::connect(postgres(url, 1)).await?;
            Migrator::up(&one, None).await?;
            one.close().await?;
            let pool = sea_orm::Database::connect(postgres(url, POSTGRES_CONNECTIONS)).await?;
            Ok(Self {
                write: pool.clone(),
                read: pool.clone(),
                look: pool,
            })
        }
    }

    /// The one way to write. On SQLite it holds the write lock from the start, so that what is
    /// read inside stays true until the commit. Dropping it undoes everything.
    pub async fn write(&self) -> Result<DatabaseTransaction, DbErr> {
        let immediate = Some(SqliteTransactionMode::Immediate);
        let options = TransactionOptions {
            sqlite_transaction_mode: immediate,
            ..Default::default()
        };
        begin(&self.write, options).await
    }

    /// A snapshot: everything read from it belongs to one instant.
    pub async fn snapshot(&self) -> Result<DatabaseTransaction, DbErr> {
        let options = match self.read.get_database_backend() {
            // A deferred transaction in WAL mode is a snapshot; SQLite knows no other settings.
            DbBackend::Sqlite => TransactionOptions::default(),
            _ => TransactionOptions {
                isolation_level: Some(IsolationLevel::RepeatableRead),
                access_mode: Some(AccessMode::ReadOnly),
                ..Default::default()
            },
        };
        begin(&self.read, options).await
    }

    /// For reads of a single statement.
    pub fn reader(&self) -> &DatabaseConnection {
        &self.read
    }

    /// For the one short statement of a look at a table. Everybody looks after an answer, and a
    /// connection that has looked since the last commit has every page at hand; the readers take
    /// turns, and each would have to fetch them anew.
    pub fn looker(&self) -> &DatabaseConnection {
        &self.look
    }

    /// Whether it can be read and written now.
    pub async fn ready(&self) -> Result<(), DbErr> {
        let ask = || Statement::from_string(self.read.get_database_backend(), "SELECT 1");
        self.read.query_one_raw(ask()).await?;
        self.write.query_one_raw(ask()).await?;
        Ok(())
    }

    /// What SQLite finds wrong with the file; nothing can be found in other databases.
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

    /// Whether this SQLite file can be read at all; nothing is written to it.
    pub async fn readable(url: &str) -> Result<(), DbErr> {
        let read = sea_orm::Database::connect(sqlite(url, Use::Read)).await?;
        let ask =
            Statement::from_string(DbBackend::Sqlite, "SELECT count(*) FROM seaql_migrations");
        let found = read.query_one_raw(ask).await;
        read.close().await?;
        found.map(|_| ())
    }

    pub async fn close(&self) -> Result<(), DbErr> {
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
    if on.get_database_backend() == DbBackend::Sqlite {
        return on.begin_with_options(options).await;
    }
    let on = on.clone();
    let begun = tokio::spawn(async move { on.begin_with_options(options).await });
    begun.await.map_err(|it| DbErr::Custom(it.to_string()))?
}

/// An SQLite database that nobody else has open, and nobody can open until this is given up.
pub struct Held(DatabaseConnection);

impl Held {
    /// `None` where somebody has it open.
    pub async fn take(url: &str) -> Result<Option<Self>, DbErr> {
        let held = sea_orm::Database::connect(sqlite(url, Use::Alone)).await;
        let taken = match held {
            Ok(held) => Self::alone(&held).await.map(|()| held),
            Err(cause) => Err(cause),
        };
        match taken {
            Ok(held) => Ok(Some(Self(held))),
            Err(cause) if is_busy(&cause) => Ok(None),
            Err(cause) => Err(cause),
        }
    }

    /// What is not yet in the file itself goes there; nothing else is left that belongs to it.
    async fn alone(held: &DatabaseConnection) -> Result<(), DbErr> {
        for tell in ["PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"] {
            held.execute_unprepared(tell).await?;
        }
        Ok(())
    }

    pub async fn give_up(self) -> Result<(), DbErr> {
        self.0.close().await
    }
}

/// Whether somebody else has a database open, or writes it.
fn is_busy(cause: &DbErr) -> bool {
    const PRIMARY: i32 = 0xff;
    let (DbErr::Conn(of) | DbErr::Exec(of) | DbErr::Query(of)) = cause else {
        return false;
    };
    let sea_orm::RuntimeErr::SqlxError(of) = of else {
        return false;
    };
    let code = of.as_database_error().and_then(DatabaseError::code);
    let code = code.and_then(|it| it.parse::<i32>().ok());
    // SQLITE_BUSY and SQLITE_LOCKED, however extended.
    code.is_some_and(|it| matches!(it & PRIMARY, 5 | 6))
}

/// Writes a copy of an SQLite database, as it is at one instant, to a file that does not exist.
pub async fn copy(url: &str, to: &Path) -> Result<(), DbErr> {
    let from = sea_orm::Database::connect(sqlite(url, Use::Copy)).await?;
    let to = to.to_string_lossy().into_owned();
    let copy = Statement::from_sql_and_values(DbBackend::Sqlite, "VACUUM INTO ?", [to.into()]);
    from.execute_raw(copy).await?;
    from.close().await
}

fn sqlite(url: &str, to: Use) -> ConnectOptions {
    let mut options = quiet(url);
    // There is no server that could have gone away meanwhile.
    options.test_before_acquire(false);
    options.max_connections(match to {
        Use::Write | Use::Look | Use::Copy | Use::Alone => 1,
        Use::Read => READERS,
    });
    if matches!(to, Use::Alone) {
        // However long it takes to prove a copy.
        options.idle_timeout(LONG).max_lifetime(LONG);
    }
    options.map_sqlx_sqlite_opts(move |it: SqliteConnectOptions| {
        let it = it
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        match to {
            Use::Write => it
                .journal_mode(SqliteJournalMode::Wal)
                .create_if_missing(true),
            Use::Read | Use::Look => it
                .journal_mode(SqliteJournalMode::Wal)
                .pragma("query_only", "ON"),
            // A file to be copied stays of the kind that it is.
            Use::Copy => it,
            Use::Alone => it
                .locking_mode(SqliteLockingMode::Exclusive)
                .busy_timeout(PATIENCE),
        }
    });
    options
}

fn postgres(url: &str, connections: u32) -> ConnectOptions {
    let mut options = quiet(url);
    options.max_connections(connections);
    options
}

/// Statements are not logged: their values can be secrets.
fn quiet(url: &str) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.sqlx_logging(false).record_stmt_in_spans(false);
    options
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_number() {
        assert!(is_recent("3.51.3") && is_recent("3.100.0") && is_recent("4.0.0"));
        assert!(!is_recent("3.51.2") && !is_recent("3.9.9") && !is_recent(""));
    }
}
