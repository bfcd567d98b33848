//! The changes that a request has made in the database, told by the database: triggers count the changes of every
//! table, so that a look costs as much however much is stored.

use super::super::proof::Site;
use sea_orm::ConnectionTrait;
use std::collections::BTreeMap;

/// Columns that any request may change, refused or not: when a session was last seen.
const SIGNS_OF_LIFE: [(&str, &str); 2] = [("session", "seen_at"), ("session", "expires_at")];
/// Numbers that count commits: a session that was seen is one, and `/readyz` writes its own.
const COMMITS: &str = "probe";
const COUNTS: &str = "fuzz_changes";

pub struct Changes {
    version: i64,
    counts: BTreeMap<String, i64>,
}

impl Changes {
    pub async fn begin(site: &Site) -> Self {
        let create = format!("CREATE TABLE {COUNTS} (name TEXT PRIMARY KEY, changes INTEGER)");
        site.database.execute_unprepared(&create).await.unwrap();
        let tables = "SELECT name FROM sqlite_master WHERE type = 'table' \
                      AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'seaql%'";
        for row in site.rows(tables).await {
            let table: String = row.try_get_by_index(0).unwrap();
            if table != COUNTS && table != COMMITS {
                count_changes(site, &table).await;
            }
        }
        let mut changes = Self {
            version: 0,
            counts: BTreeMap::new(),
        };
        changes.since_last(site).await;
        changes
    }

    /// Returns how often each table has changed.
    pub const fn counts(&self) -> &BTreeMap<String, i64> {
        &self.counts
    }

    /// The tables that have changed since this was asked last.
    pub async fn since_last(&mut self, site: &Site) -> Vec<String> {
        let rows = site.rows("PRAGMA data_version").await;
        let version = rows[0].try_get_by_index(0).unwrap();
        if version == self.version {
            return Vec::new();
        }
        self.version = version;
        let mut tables = Vec::new();
        let all = format!("SELECT name, changes FROM {COUNTS}");
        for row in site.rows(&all).await {
            let name: String = row.try_get_by_index(0).unwrap();
            let count: i64 = row.try_get_by_index(1).unwrap();
            if self.counts.insert(name.clone(), count) != Some(count) {
                tables.push(name);
            }
        }
        tables
    }
}

async fn count_changes(site: &Site, table: &str) {
    let mut columns: Vec<String> = Vec::new();
    for row in site.rows(&format!("PRAGMA table_info(\"{table}\")")).await {
        columns.push(row.try_get_by_index(1).unwrap());
    }
    let counted = columns
        .iter()
        .filter(|it| !SIGNS_OF_LIFE.contains(&(table, it.as_str())))
        .map(|it| format!("OLD.\"{it}\" IS NOT NEW.\"{it}\""))
        .collect::<Vec<_>>()
        .join(" OR ");
    let count =
        format!("BEGIN UPDATE {COUNTS} SET changes = changes + 1 WHERE name = '{table}'; END");
    for sql in [
        format!("INSERT INTO {COUNTS} VALUES ('{table}', 0)"),
        format!("CREATE TRIGGER fuzz_{table}_i AFTER INSERT ON \"{table}\" {count}"),
        format!("CREATE TRIGGER fuzz_{table}_d AFTER DELETE ON \"{table}\" {count}"),
        format!("CREATE TRIGGER fuzz_{table}_u AFTER UPDATE ON \"{table}\" WHEN {counted} {count}"),
    ] {
        site.database.execute_unprepared(&sql).await.unwrap();
    }
}
