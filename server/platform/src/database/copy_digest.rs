//! The digest that a copy carries of its content: whoever takes it back knows whether it is still what was written.

use std::path::Path;

use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, Statement};

use super::connect::{Use, sqlite};
use super::digest::digest;

/// The table of a copy that holds its digest; a database that is served has none.
pub const TABLE: &str = "copy_digest";
/// Stands in the head of the file as well: what makes the table disappear leaves this.
const CARRIES: i64 = 1;

/// The refusal of a copy that is opened as it lies there, and is damaged.
pub const BROKEN: &str = "the digest of this copy is another";

/// The word of a database on its own content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyDigest {
    /// Nothing: it is no copy, or was made by a version that wrote no digests.
    Missing,
    /// It is what was written.
    Holds,
    /// Something in it has changed since.
    Broken,
}

impl CopyDigest {
    /// Writes into a copy that nobody else has yet the digest of what it holds.
    pub async fn put(copy: &Path) -> Result<(), DbErr> {
        let url = format!("sqlite:{}", copy.display());
        let db = sea_orm::Database::connect(sqlite(&url, Use::Inspect)).await?;
        let put = Self::put_into(&db).await;
        db.close().await?;
        put
    }

    async fn put_into(db: &DatabaseConnection) -> Result<(), DbErr> {
        Self::remove(db).await?;
        let digest = digest(db).await?;
        let add = format!(
            "CREATE TABLE {TABLE} (digest text NOT NULL); \
             INSERT INTO {TABLE} VALUES ('{digest}'); PRAGMA user_version = {CARRIES}"
        );
        db.execute_unprepared(&add).await?;
        Ok(())
    }

    /// Compares what a file says of its content with what is there.
    pub async fn of(file: &Path) -> Result<Self, DbErr> {
        let url = format!("sqlite:{}", file.display());
        let db = sea_orm::Database::connect(sqlite(&url, Use::Inspect)).await?;
        let found = Self::on(&db).await;
        db.close().await?;
        found
    }

    /// The same of an open database.
    pub async fn on(db: &DatabaseConnection) -> Result<Self, DbErr> {
        assert_text(db).await?;
        if !carries_digest(db).await? {
            return Ok(Self::Missing);
        }
        let ask = format!("SELECT digest FROM {TABLE}");
        // The table itself may be what is damaged.
        let written = db.query_one_raw(statement(&ask)).await.ok().flatten();
        let written = written.and_then(|it| it.try_get_by_index::<String>(0).ok());
        if written == Some(digest(db).await?) {
            Ok(Self::Holds)
        } else {
            Ok(Self::Broken)
        }
    }

    /// Takes the digest from a copy that becomes a database, whose content changes from now on.
    pub async fn remove(db: &DatabaseConnection) -> Result<(), DbErr> {
        if carries_digest(db).await? {
            // Killed between the two, the number is gone first: what is left is compared once more.
            let remove = format!("PRAGMA user_version = 0; DROP TABLE IF EXISTS {TABLE}");
            db.execute_unprepared(&remove).await?;
        }
        Ok(())
    }
}

/// Reads the schema as text. The driver's thread ends at a name or a type that is none, and who asks it for
/// something in that moment waits for ever.
async fn assert_text(db: &DatabaseConnection) -> Result<(), DbErr> {
    let ask = "SELECT name || tbl_name || coalesce(sql, '') FROM sqlite_schema";
    for row in db.query_all_raw(statement(ask)).await? {
        row.try_get_by_index::<String>(0)?;
    }
    Ok(())
}

async fn carries_digest(db: &DatabaseConnection) -> Result<bool, DbErr> {
    let ask = format!(
        "SELECT (SELECT COUNT(*) FROM sqlite_schema WHERE name = '{TABLE}') > 0 \
         OR (SELECT user_version FROM pragma_user_version) > 0"
    );
    let row = db.query_one_raw(statement(&ask)).await?;
    row.map_or(Ok(false), |it| it.try_get_by_index(0))
}

fn statement(sql: &str) -> Statement {
    Statement::from_string(DbBackend::Sqlite, sql)
}
