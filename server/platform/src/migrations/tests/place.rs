//! Databases from before the first release, on each kind of server.

use std::env;

use sea_orm::{ConnectionTrait, Database, DatabaseConnection};
use sea_orm_migration::MigratorTrait;

use crate::migrations::Migrator;
use crate::random;

/// The first and the last of the steps that made the same schema, in the place of the first migration.
const STEPS: &str = "DELETE FROM seaql_migrations; INSERT INTO seaql_migrations VALUES \
                     ('m2026_11_21_000001_people', 1), ('m2026_11_24_000038_sides', 2)";
const DATA: &str = include_str!("rows.sql");
/// The statements that give back the names of then.
const NAMES: &str = "ALTER TABLE mute RENAME TO hush; ALTER TABLE masked_mute RENAME TO masked_hush; \
                     ALTER TABLE table_ RENAME COLUMN chat TO press; \
                     ALTER TABLE table_ RENAME COLUMN chat_time TO press_time";

/// Runs the test on an empty database: of SQLite, and of PostgreSQL where there is one, as the
/// platform's tests have it (`tests/hosting/databases.rs`).
pub async fn everywhere(test: impl AsyncFn(String)) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rookery.sqlite");
    test(format!("sqlite:{}?mode=rwc", file.display())).await;
    let Ok(server) = env::var("ROOKERY_TEST_POSTGRES") else {
        return;
    };
    let admin = Database::connect(&server).await.unwrap();
    let name = format!("rookery_{}", random::token::<8>());
    tell(&admin, &format!("CREATE DATABASE {name}")).await;
    test(address(&server, &name)).await;
    tell(&admin, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

/// The server's address with this database.
fn address(server: &str, database: &str) -> String {
    let (path, query) = server.split_once('?').unwrap_or((server, ""));
    let (host, _) = path.rsplit_once('/').unwrap_or((path, ""));
    format!("{host}/{database}?{query}")
}

/// Makes the database as people had it before the first release. The steps made the same schema as the first migration;
/// they stand in its place in the list.
pub async fn before_the_release(url: &str) {
    let db = Database::connect(url).await.unwrap();
    Migrator::up(&db, Some(1)).await.unwrap();
    let data = [("INN", 1), ("BAY", 2), ("OLD", 3)]
        .iter()
        .fold(DATA.to_owned(), |data, (name, id)| {
            data.replace(&format!("'{name}'"), &format!("'{id:032x}'"))
        });
    tell(&db, NAMES).await;
    tell(&db, &data).await;
    tell(&db, STEPS).await;
    db.close().await.unwrap();
}

/// One of the steps again, as if the process had ended before it could forget them all.
pub async fn half_done(url: &str) {
    let db = Database::connect(url).await.unwrap();
    let step = "INSERT INTO seaql_migrations VALUES ('m2026_11_21_000001_people', 1)";
    tell(&db, step).await;
    db.close().await.unwrap();
}

async fn tell(db: &DatabaseConnection, sql: &str) {
    db.execute_unprepared(sql).await.unwrap();
}
