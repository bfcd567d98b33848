//! Databases of version 30, on each kind of server.

use std::env;

use sea_orm::{ConnectionTrait, Database, DatabaseConnection};
use sea_orm_migration::MigratorTrait;

use crate::migrations::Migrator;
use crate::random;

const LAST: &str = "m2026_11_23_000030_kept";
const DATA: &str = include_str!("at_30.sql");

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

/// What people had at version 30, as its migrations left the tables.
pub async fn at_30(url: &str) {
    let db = Database::connect(url).await.unwrap();
    let all = Migrator::migrations();
    let last = all.iter().position(|it| it.name() == LAST).unwrap();
    let steps = u32::try_from(last + 1).unwrap();
    Migrator::up(&db, Some(steps)).await.unwrap();
    let data = [("INN", 1), ("BAY", 2), ("OLD", 3)]
        .iter()
        .fold(DATA.to_owned(), |data, (name, id)| {
            data.replace(&format!("'{name}'"), &format!("'{id:032x}'"))
        });
    tell(&db, &data).await;
    db.close().await.unwrap();
}

async fn tell(db: &DatabaseConnection, sql: &str) {
    db.execute_unprepared(sql).await.unwrap();
}
