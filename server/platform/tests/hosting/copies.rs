//! Many tables from one: its rows, copied under other names.

use platform::TableId;
use sea_orm::{ConnectionTrait, DatabaseConnection};

/// The rows that belong to a table, and the column that names it.
const PARTS: [(&str, &str); 5] = [
    ("table_", "id"),
    ("seat", "table_id"),
    ("entry", "table_id"),
    ("keyframe", "table_id"),
    ("pending", "table_id"),
];

/// Copies a table with everything that belongs to it, on SQLite; the copies are named by numbers.
pub async fn copy(db: &DatabaseConnection, of: TableId, (first, count): (i64, i64)) {
    for (table, id) in PARTS {
        let columns = columns(db, table).await;
        let named = |it: &String| {
            if it == id {
                "printf('%032x', n.i)".into()
            } else {
                quoted(it)
            }
        };
        let copied: Vec<String> = columns.iter().map(named).collect();
        let columns: Vec<String> = columns.iter().map(|it| quoted(it)).collect();
        let last = first + count - 1;
        let statement = format!(
            "WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last}) \
             INSERT INTO {table} ({}) SELECT {} FROM {table}, n WHERE {} = '{of}'",
            columns.join(", "),
            copied.join(", "),
            quoted(id),
        );
        db.execute_unprepared(&statement).await.unwrap();
    }
}

async fn columns(db: &DatabaseConnection, table: &str) -> Vec<String> {
    let names = format!("SELECT name FROM pragma_table_info('{table}')");
    let names = sea_orm::Statement::from_string(db.get_database_backend(), names);
    let rows = db.query_all_raw(names).await.unwrap();
    rows.iter()
        .map(|it| it.try_get_by_index(0).unwrap())
        .collect()
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}
