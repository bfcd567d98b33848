//! The check that a database can be written, and is Rookery's own, before anything is written to it.

use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, Statement};

use super::connect::{Use, sqlite};
use crate::private::sqlite_file;

/// The beginning of the refusal of a database that belongs to another program.
pub const FOREIGN: &str = "another program's database";

/// Refuses an SQLite file that holds tables and none of ours, without a trace in it or beside it. What
/// cannot be read so has to be opened to be known.
pub async fn assert_not_foreign(url: &str) -> Result<(), DbErr> {
    if !sqlite_file(url).is_some_and(|it| it.is_file()) {
        return Ok(());
    }
    let Ok(file) = sea_orm::Database::connect(sqlite(url, Use::Untouched)).await else {
        return Ok(());
    };
    let foreign = is_foreign(&file).await;
    file.close().await?;
    match foreign {
        Ok(true) => Err(DbErr::Custom(FOREIGN.to_owned())),
        Ok(false) | Err(_) => Ok(()),
    }
}

/// Refuses an SQLite file that cannot be written, or that holds tables and none of ours.
pub async fn assert_own(sqlite: &DatabaseConnection) -> Result<(), DbErr> {
    // Where a file can only be read, SQLite makes a BEGIN IMMEDIATE a mere BEGIN; only what would
    // write is refused.
    sqlite
        .execute_unprepared("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK")
        .await?;
    if is_foreign(sqlite).await? {
        return Err(DbErr::Custom(FOREIGN.to_owned()));
    }
    Ok(())
}

async fn is_foreign(sqlite: &DatabaseConnection) -> Result<bool, DbErr> {
    let ask = "SELECT COUNT(*), COUNT(*) FILTER (WHERE name = 'seaql_migrations') \
               FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let ask = Statement::from_string(DbBackend::Sqlite, ask);
    let Some(found) = sqlite.query_one_raw(ask).await? else {
        return Ok(false);
    };
    let (all, ours): (i64, i64) = (found.try_get_by_index(0)?, found.try_get_by_index(1)?);
    Ok(all > 0 && ours == 0)
}
