//! What stands in a database, whatever its tables are.

use std::collections::BTreeMap;

use sea_orm::{Database, DatabaseConnection, DbBackend, FromQueryResult, JsonValue, Statement};
use serde_json::{Map, Value};

/// The value of each column.
pub type Row = Map<String, Value>;

/// The rows of every table, in an order that no migration changes.
pub async fn all(url: &str) -> BTreeMap<String, Vec<Row>> {
    // A connection of its own: sqlx remembers which columns `*` has named before.
    let db = Database::connect(url).await.unwrap();
    let names = match db.get_database_backend() {
        DbBackend::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table'",
        _ => {
            "SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'"
        }
    };
    let mut all = BTreeMap::new();
    for name in read(&db, names).await {
        let name = name["name"].as_str().unwrap();
        if !["seaql_migrations", "sqlite_sequence"].contains(&name) {
            let rows = read(&db, &format!("SELECT * FROM \"{name}\"")).await;
            all.insert(name.to_owned(), rows);
        }
    }
    db.close().await.unwrap();
    all
}

/// The columns that an older row has.
pub fn only(rows: &[Row], older: &Row) -> Vec<Row> {
    let mut rows = rows.to_vec();
    for row in &mut rows {
        row.retain(|column, _| older.contains_key(column));
    }
    rows.sort_by_cached_key(|it| format!("{it:?}"));
    rows
}

/// Every value that an older row has no column for.
pub fn without<'a>(rows: &'a [Row], older: &Row) -> impl Iterator<Item = (&'a String, &'a Value)> {
    let all = rows.iter().flatten();
    all.filter(|(column, _)| !older.contains_key(*column))
}

async fn read(db: &DatabaseConnection, sql: &str) -> Vec<Row> {
    let ask = Statement::from_string(db.get_database_backend(), sql);
    let rows = JsonValue::find_by_statement(ask).all(db).await.unwrap();
    let rows = rows.into_iter().map(|it| match it {
        Value::Object(row) => row,
        other => panic!("{other} is no row"),
    });
    let mut rows: Vec<Row> = rows.collect();
    rows.sort_by_cached_key(|it| format!("{it:?}"));
    rows
}
