//! A database whose disk fills up, fails, or is held by somebody else.

use sea_orm::{
    ConnectionTrait, DatabaseConnection, DbBackend, Statement, TransactionOptions, TransactionTrait,
};
use tempfile::TempDir;

use super::{Database, READERS, Transaction, begin, is_recent};
use crate::Error;

/// A database with a table of numbers, in a folder of its own.
struct Disk {
    database: Database,
    url: String,
    _folder: TempDir,
}

impl Disk {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let database = Database::open(&url).await.unwrap();
        let disk = Self {
            database,
            url,
            _folder: folder,
        };
        let tx = disk.database.write().await.unwrap();
        tell(
            &tx,
            "CREATE TABLE probed (number INTEGER PRIMARY KEY, text BLOB)",
        )
        .await;
        tx.commit().await.unwrap();
        disk
    }

    /// SQLite may take no further page for this file, as when the disk is full; or it may again.
    async fn fill(&self, pages: &str) {
        let most = format!("PRAGMA max_page_count = {pages}");
        self.database.write.execute_unprepared(&most).await.unwrap();
    }

    /// Writes a number and commits.
    async fn keep(&self, number: i32) -> Result<(), Error> {
        let tx = self.database.write().await?;
        insert(&tx, number, 10).await?;
        tx.commit().await
    }

    /// Returns what somebody else finds in the file.
    async fn kept(&self) -> Vec<i32> {
        let other = sea_orm::Database::connect(&self.url).await.unwrap();
        let ask = Statement::from_string(DbBackend::Sqlite, "SELECT number FROM probed");
        let rows = other.query_all_raw(ask).await.unwrap();
        other.close().await.unwrap();
        let number = |row: &sea_orm::QueryResult| row.try_get_by_index(0).unwrap();
        rows.iter().map(number).collect()
    }
}

async fn tell(tx: &Transaction, sql: &str) {
    tx.execute_unprepared(sql).await.unwrap();
}

async fn insert(tx: &Transaction, number: i32, bytes: u32) -> Result<(), Error> {
    let sql = format!("INSERT INTO probed VALUES ({number}, randomblob({bytes}))");
    let row = Statement::from_string(DbBackend::Sqlite, sql);
    Ok(tx.execute_raw(row).await.map(|_| ())?)
}

#[tokio::test]
async fn after_a_full_disk_everything_acknowledged_is_stored() {
    let disk = Disk::new().await;
    disk.fill("1").await;
    let tx = disk.database.write().await.unwrap();
    let full = insert(&tx, 1, 1_000_000).await;
    assert_eq!(full, Err(Error::Unavailable));
    drop(tx);
    disk.fill("1000000").await;

    disk.keep(2).await.unwrap();
    // A refused request: its transaction is undone.
    let refused = disk.database.write().await.unwrap();
    insert(&refused, 3, 10).await.unwrap();
    drop(refused);
    disk.keep(4).await.unwrap();
    assert_eq!(disk.kept().await, [2, 4]);
}

#[tokio::test]
async fn nothing_more_is_done_in_a_transaction_that_has_failed() {
    let disk = Disk::new().await;
    disk.fill("1").await;
    let tx = disk.database.write().await.unwrap();
    insert(&tx, 1, 1_000_000).await.unwrap_err();
    // SQLite has rolled back: this would be stored at once, whatever becomes of the rest.
    let ask = Statement::from_string(DbBackend::Sqlite, "DELETE FROM probed");
    assert!(tx.execute_raw(ask.clone()).await.is_err());
    assert!(tx.query_one_raw(ask.clone()).await.is_err());
    assert!(tx.query_all_raw(ask).await.is_err());
    assert!(tx.execute_unprepared("DELETE FROM probed").await.is_err());
    assert_eq!(tx.commit().await, Err(Error::Unavailable));
}

#[tokio::test]
async fn a_violated_constraint_undoes_its_statement_alone() {
    let disk = Disk::new().await;
    disk.keep(1).await.unwrap();
    let tx = disk.database.write().await.unwrap();
    insert(&tx, 2, 10).await.unwrap();
    let twice = insert(&tx, 1, 10).await;
    assert!(matches!(twice, Err(Error::Internal(_))), "{twice:?}");
    insert(&tx, 3, 10).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(disk.kept().await, [1, 2, 3]);
}

#[tokio::test]
async fn a_commit_that_nobody_else_sees_is_not_acknowledged() {
    let disk = Disk::new().await;
    // A transaction around another one, as sqlx made it after a ROLLBACK that SQLite refused.
    let around = begin(&disk.database.write, TransactionOptions::default());
    let around = around.await.unwrap();
    #[expect(clippy::disallowed_methods, reason = "this is what must be noticed")]
    let inside = around.begin().await.unwrap();
    let tx = Transaction::new(inside, disk.database.witness.clone());
    insert(&tx, 1, 10).await.unwrap();
    assert_eq!(tx.commit().await, Err(Error::Unconfirmed));
    drop(around);
    assert!(disk.kept().await.is_empty());
    disk.keep(2).await.unwrap();
    assert_eq!(disk.kept().await, [2]);
}

/// Left open by somebody, and sqlx knows nothing of it: whatever follows would be a part of it.
#[tokio::test]
async fn a_connection_that_is_stuck_in_a_transaction_is_replaced() {
    let disk = Disk::new().await;
    let stick = async |it: &DatabaseConnection| it.execute_unprepared("BEGIN").await.unwrap();
    stick(&disk.database.write).await;
    disk.keep(1).await.unwrap();
    // Every reader, while all are in use.
    let readers = disk.database.read.get_sqlite_connection_pool();
    let mut all = Vec::new();
    for _ in 0..READERS {
        let mut reader = readers.acquire().await.unwrap();
        let begin = sea_orm::sqlx::raw_sql("BEGIN");
        begin.execute(&mut *reader).await.unwrap();
        all.push(reader);
    }
    drop(all);
    for _ in 0..10 {
        disk.database.snapshot().await.unwrap();
    }
    assert_eq!(disk.kept().await, [1]);
}

#[tokio::test]
async fn a_reader_that_failed_shows_nothing_old_afterwards() {
    let disk = Disk::new().await;
    for _ in 0..10 {
        let tx = disk.database.snapshot().await.unwrap();
        // What an I/O error does.
        tell(&tx, "ROLLBACK").await;
        drop(tx);
    }
    let seen = async || {
        let tx = disk.database.snapshot().await.unwrap();
        let ask = Statement::from_string(DbBackend::Sqlite, "SELECT count(*) FROM probed");
        let row = tx.query_one_raw(ask).await.unwrap().unwrap();
        row.try_get_by_index::<i64>(0).unwrap()
    };
    assert_eq!(seen().await, 0);
    disk.keep(1).await.unwrap();
    for _ in 0..10 {
        assert_eq!(seen().await, 1);
    }
}

#[tokio::test]
async fn what_writes_the_same_again_is_stored_too() {
    let disk = Disk::new().await;
    disk.keep(1).await.unwrap();
    for _ in 0..2 {
        let tx = disk.database.write().await.unwrap();
        tell(&tx, "UPDATE probed SET number = 1").await;
        tx.commit().await.unwrap();
    }
}

#[test]
fn versions_compare_by_number() {
    assert!(is_recent("3.51.3") && is_recent("3.100.0") && is_recent("4.0.0"));
    assert!(!is_recent("3.51.2") && !is_recent("3.9.9") && !is_recent(""));
}
