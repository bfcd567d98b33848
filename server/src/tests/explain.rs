//! Tests of what is said at the end, of databases that are really so.

use crate::{config::Config, explain::explained};
use clap::Parser;
use platform::OpenError;
use std::{fs, path::Path};

fn config(data: &Path, more: &[&str]) -> Config {
    let data = data.to_str().unwrap();
    Config::parse_from(["rookery", "--data", data].iter().chain(more))
}

/// The last line of a server that is started there.
async fn last_line(data: &Path, more: &[&str]) -> String {
    let config = config(data, more);
    let Err(error) = crate::open(&config).await else {
        panic!("it opens");
    };
    explained(&error, &config).await
}

/// A data folder with a database in it.
async fn kept() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let platform = crate::open(&config(folder.path(), &[])).await.unwrap();
    platform.close().await.unwrap();
    folder
}

fn expect(line: &str, cause: &str, advice: &str) {
    assert!(line.contains(cause) && line.contains(advice), "{line}");
    assert!(
        line.contains("rookery.db") && !line.contains('\n'),
        "{line}"
    );
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_made_and_one_around_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let platform = crate::open(&config(&folder.path().join("data"), &[])).await;
    platform.unwrap().close().await.unwrap();
    let line = last_line(&folder.path().join("typo/data"), &[]).await;
    expect(&line, "There is no folder for", "--data");
}

#[tokio::test]
async fn what_is_no_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rookery.db");
    fs::create_dir(&file).unwrap();
    expect(
        &last_line(folder.path(), &[]).await,
        "is a folder",
        "Move it",
    );
    fs::remove_dir(&file).unwrap();
    fs::write(&file, "Winter is coming. ".repeat(1000)).unwrap();
    expect(
        &last_line(folder.path(), &[]).await,
        "is no database",
        "restore",
    );
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.starts_with("Winter is coming."), "nothing was written");
}

#[tokio::test]
async fn a_damaged_database_asks_for_its_copy() {
    let folder = kept().await;
    let file = folder.path().join("rookery.db");
    let mut bytes = fs::read(&file).unwrap();
    // The pages after the first, where the tables are.
    let end = bytes.len() - 512;
    bytes[4096 + 512..end].fill(0x5a);
    fs::write(&file, &bytes).unwrap();
    expect(
        &last_line(folder.path(), &[]).await,
        "is damaged",
        "restore",
    );
}

/// Damage that shows only later, when the log alone knows what was refused.
#[tokio::test]
async fn what_the_log_alone_knows_is_looked_for_in_the_file() {
    let folder = kept().await;
    let config = config(folder.path(), &[]);
    let refused = || anyhow::Error::from(platform::Error::Internal("0123abcd".into()));
    let line = explained(&refused(), &config).await;
    assert_eq!(line, "internal error 0123abcd", "the file is sound");
    let file = folder.path().join("rookery.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[4096 + 512..].fill(0x5a);
    fs::write(&file, &bytes).unwrap();
    expect(
        &explained(&refused(), &config).await,
        "is damaged",
        "restore",
    );
}

#[tokio::test]
async fn a_database_that_can_only_be_read_says_so() {
    let folder = kept().await;
    let file = folder.path().join("rookery.db");
    let url = format!("sqlite://{}?mode=ro", file.display());
    let line = last_line(folder.path(), &["--database", &url]).await;
    expect(&line, "can only be read", "writable");
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rookery.db");
    let url = format!("sqlite://{}?mode=rwc", file.display());
    tell(&url, "CREATE TABLE songs (title TEXT)").await;
    expect(
        &last_line(folder.path(), &[]).await,
        "another program",
        "--database",
    );
    assert_eq!(tables(&url).await, 1, "nothing was written");
}

#[tokio::test]
async fn a_newer_database_asks_for_a_newer_server() {
    let folder = kept().await;
    let url = format!("sqlite://{}", folder.path().join("rookery.db").display());
    let row = "INSERT INTO seaql_migrations VALUES ('m2199_01_01_000001_dragons', 0)";
    tell(&url, row).await;
    expect(
        &last_line(folder.path(), &[]).await,
        "newer version",
        "restore",
    );
}

#[tokio::test]
async fn a_database_of_an_old_step_asks_for_the_version_in_between() {
    let folder = kept().await;
    let url = format!("sqlite://{}", folder.path().join("rookery.db").display());
    tell(
        &url,
        "DELETE FROM seaql_migrations; INSERT INTO seaql_migrations VALUES \
         ('m2026_11_24_000037_leaderboard', 1)",
    )
    .await;
    expect(
        &last_line(folder.path(), &[]).await,
        "before the first release",
        "once with it",
    );
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_named_without_its_password() {
    let folder = tempfile::tempdir().unwrap();
    let url = "postgres://ann:secret@127.0.0.1:9/rookery.db";
    let config = config(folder.path(), &["--database", url]);
    let line = explained(&OpenError::Unreachable.into(), &config).await;
    expect(
        &line,
        "127.0.0.1:9/rookery.db does not answer",
        "--database",
    );
    assert!(!line.contains("secret"), "{line}");
}

async fn tell(url: &str, sql: &str) {
    use sea_orm::ConnectionTrait;
    let db = sea_orm::Database::connect(url).await.unwrap();
    db.execute_unprepared(sql).await.unwrap();
    db.close().await.unwrap();
}

async fn tables(url: &str) -> i64 {
    use sea_orm::{ConnectionTrait, DbBackend, Statement};
    let db = sea_orm::Database::connect(url).await.unwrap();
    let ask = Statement::from_string(DbBackend::Sqlite, "SELECT COUNT(*) FROM sqlite_schema");
    let row = db.query_one_raw(ask).await.unwrap().unwrap();
    row.try_get_by_index(0).unwrap()
}
