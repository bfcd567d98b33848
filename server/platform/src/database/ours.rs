//! Whether a database can be written, and is Rookery's own, before anything is written to it.

use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, Statement};

/// How the refusal of a database begins that belongs to another program.
pub const FOREIGN: &str = "another program's database";

/// Refuses an SQLite file that cannot be written, or that holds tables and none of ours.
pub async fn assert_ours(sqlite: &DatabaseConnection) -> Result<(), DbErr> {
    // Where a file can only be read, SQLite makes a BEGIN IMMEDIATE a mere BEGIN; only what would
    // write is refused.
    sqlite
        .execute_unprepared("BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK")
        .await?;
    let ask = "SELECT COUNT(*), COUNT(*) FILTER (WHERE name = 'seaql_migrations') \
               FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let ask = Statement::from_string(DbBackend::Sqlite, ask);
    let Some(found) = sqlite.query_one_raw(ask).await? else {
        return Ok(());
    };
    let (all, ours): (i64, i64) = (found.try_get_by_index(0)?, found.try_get_by_index(1)?);
    if all > 0 && ours == 0 {
        return Err(DbErr::Custom(FOREIGN.to_owned()));
    }
    Ok(())
}
