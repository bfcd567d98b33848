//! The opening of connections, and the choice of those that may be used again.

use std::time::Duration;

use sea_orm::ConnectOptions;
use sea_orm::sqlx::pool::PoolOptions;
use sea_orm::sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous,
};
use sea_orm::sqlx::{self, Connection, Sqlite, SqliteConnection, SqlitePool};

/// The time to wait for another process that writes to the same SQLite file.
const BUSY: Duration = Duration::from_secs(10);
/// The time to wait for a database that nobody else should have open.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time for which a connection that only keeps others out may do so.
const LONG: Duration = Duration::from_hours(24);
pub const READERS: u32 = 4;

/// The use of a connection to SQLite.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    Write,
    Read,
    /// Read, always with the same connection.
    Look,
    /// Read what others have committed.
    Witness,
    /// Read, to write another file, or to look what is in this one: it stays as it is.
    Inspect,
    /// Read what is in the file itself, and nothing beside it; not even what SQLite writes to read is
    /// written.
    Untouched,
    /// Keep everybody else out.
    Alone,
}

pub fn sqlite(url: &str, to: Use) -> ConnectOptions {
    let mut options = quiet(url);
    // There is no server that could have gone away meanwhile.
    options.test_before_acquire(false);
    options.max_connections(match to {
        Use::Write | Use::Look | Use::Witness | Use::Inspect | Use::Untouched | Use::Alone => 1,
        Use::Read => READERS,
    });
    if matches!(to, Use::Alone) {
        // However long it takes to prove a copy.
        options.idle_timeout(LONG).max_lifetime(LONG);
    }
    options.map_sqlx_sqlite_before_acquire(|connection, _| {
        let outside = !connection.is_in_transaction();
        Box::pin(async move { Ok(outside) })
    });
    options.map_sqlx_sqlite_pool_opts(|pool: PoolOptions<Sqlite>| {
        pool.after_release(|connection, _| Box::pin(outside(connection)))
    });
    options.map_sqlx_sqlite_opts(move |it: SqliteConnectOptions| {
        let it = it
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        match to {
            Use::Write => it
                .journal_mode(SqliteJournalMode::Wal)
                .create_if_missing(true),
            Use::Read | Use::Look | Use::Witness => it
                .journal_mode(SqliteJournalMode::Wal)
                .pragma("query_only", "ON"),
            // It stays of the kind that it is.
            Use::Inspect => it.create_if_missing(false),
            Use::Untouched => it.create_if_missing(false).read_only(true).immutable(true),
            Use::Alone => it
                .locking_mode(SqliteLockingMode::Exclusive)
                .busy_timeout(PATIENCE),
        }
    });
    options
}

/// Tells whether a connection that comes back stands outside of any transaction, and so may go to the next one.
/// `SQLite` refuses a ROLLBACK where it has rolled back by itself, as it does when the disk is full; sqlx then goes on
/// believing in the transaction, and would begin the next one inside of it: what is "committed" there is lost. A
/// connection that is not used again is closed, which undoes everything that it had open.
async fn outside(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    if connection.is_in_transaction() {
        // A transaction that was dropped is rolled back by now, or cannot be.
        connection.ping().await?;
    }
    let outside = !connection.is_in_transaction();
    if !outside {
        tracing::warn!("a connection that is stuck in a transaction is closed");
    }
    Ok(outside)
}

/// Closes a connection that `SQLite` still has in a transaction though sqlx knows of none: only a
/// BEGIN tells. What it had open is undone with it.
pub async fn close_stuck(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    // Held until it is found: given back, these would be handed out again before the one that is
    // meant, which comes back by a task of its own.
    let mut good = Vec::new();
    for _ in 0..pool.options().get_max_connections() {
        let mut connection = pool.acquire().await?;
        let probe = sqlx::raw_sql("BEGIN; ROLLBACK");
        if probe.execute(&mut *connection).await.is_err() {
            tracing::warn!("a connection that is stuck in a transaction is closed");
            return connection.close().await;
        }
        good.push(connection);
    }
    Ok(())
}

pub fn postgres(url: &str, connections: u32) -> ConnectOptions {
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
