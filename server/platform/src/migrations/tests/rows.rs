//! The rows of a database, whatever its tables are.

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

/// The same by the names of today.
pub fn of_today(mut all: BTreeMap<String, Vec<Row>>) -> BTreeMap<String, Vec<Row>> {
    for (was, is) in [("hush", "mute"), ("masked_hush", "masked_mute")] {
        let rows = all.remove(was).expect("it was called so");
        all.insert(is.to_owned(), rows);
    }
    // They came with later migrations.
    all.insert("saved_list".to_owned(), Vec::new());
    all.insert("line_version".to_owned(), Vec::new());
    all.insert("join_code".to_owned(), Vec::new());
    let reports = all.get_mut("report").into_iter().flatten();
    let notes = reports.filter_map(|report| {
        report.insert("table_then".to_owned(), Value::Null);
        note(report)
    });
    let notes = notes.collect();
    all.insert("report_note".to_owned(), notes);
    all.insert("told".to_owned(), Vec::new());
    let lines = &all["line"];
    let channels = channels(lines);
    all.insert("channel".to_owned(), channels);
    for row in all.get_mut("table_").into_iter().flatten() {
        for (was, is) in [("press", "chat"), ("press_time", "chat_time")] {
            let value = row.remove(was).expect("it was called so");
            row.insert(is.to_owned(), value);
        }
        row.insert("admission".to_owned(), "everybody".into());
    }
    for row in all.get_mut("user").into_iter().flatten() {
        row.insert("arms".to_owned(), Value::Null);
        if row["password"].is_null() {
            let key = row["name_key"].as_str().expect("everybody has one");
            let key = format!("{key}/{}", row["id"]);
            row.insert("name_key".to_owned(), key.into());
            row.insert("name_skeleton".to_owned(), Value::Null);
        }
    }
    for row in all.values_mut().flatten() {
        if row.get("category").is_some_and(|it| it == "press") {
            row.insert("category".to_owned(), "chat".into());
        }
        if row.get("key").is_some_and(|it| it == "1 press mail 1") {
            row.insert("key".to_owned(), "1 chat mail 1".into());
        }
    }
    for rows in all.values_mut() {
        rows.sort_by_cached_key(|it| format!("{it:?}"));
    }
    all
}

/// Takes the note out of a report; returns it as a row of its own, if there is one.
fn note(report: &mut Row) -> Option<Row> {
    let mut take = |column: &str| report.remove(column).expect("it was called so");
    let (by, text) = (take("resolved_by"), take("note"));
    (!text.is_null()).then(|| {
        Row::from_iter([
            ("report_id".to_owned(), report["id"].clone()),
            ("number".to_owned(), 1.into()),
            ("by".to_owned(), by),
            ("at".to_owned(), report["resolved_at"].clone()),
            ("text".to_owned(), text),
        ])
    })
}

/// Returns the rows that say how many lines each channel has.
fn channels(lines: &[Row]) -> Vec<Row> {
    let mut last: BTreeMap<[String; 2], i64> = BTreeMap::new();
    for line in lines {
        let key = ["table_id", "audience"].map(|it| line[it].to_string());
        let number = line["number"].as_i64().unwrap();
        let last = last.entry(key).or_default();
        *last = number.max(*last);
    }
    let row = |([table, audience], lines): ([String; 2], i64)| {
        let text = |it: &str| serde_json::from_str(it).unwrap();
        Row::from_iter([
            ("table_id".to_owned(), text(&table)),
            ("audience".to_owned(), text(&audience)),
            ("lines".to_owned(), lines.into()),
        ])
    };
    last.into_iter().map(row).collect()
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
