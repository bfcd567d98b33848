//! A number that follows from everything that an SQLite database says, wherever in the file it stands.

use futures::TryStreamExt;
use sea_orm::sqlx::sqlite::{SqliteRow, SqliteValueRef};
use sea_orm::sqlx::{Decode, Row, Sqlite, TypeInfo, ValueRef};
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, Statement, StreamTrait};

use super::copy_digest::TABLE;
use crate::random;

/// The sum of the digests of all rows: it does not depend on their order, and no row needs to be remembered.
#[derive(Default)]
struct Sum([u64; 4]);

impl Sum {
    fn add(&mut self, row: &[u8]) {
        let digest = random::digest(row);
        for (sum, part) in self.0.iter_mut().zip(digest.chunks_exact(8)) {
            let part = part.try_into().map_or(0, u64::from_be_bytes);
            *sum = sum.wrapping_add(part);
        }
    }
}

/// Returns the digest, in hexadecimal digits, of the schema and of all rows of all tables.
///
/// # Errors
/// Those of the database, where it cannot be read.
pub async fn digest(db: &DatabaseConnection) -> Result<String, DbErr> {
    let mut sum = Sum::default();
    for table in tables(db, &mut sum).await? {
        rows(db, &table, &mut sum).await?;
    }
    let lanes = sum.0.map(u64::to_be_bytes).concat();
    Ok(random::sha256(&lanes))
}

fn ask(sql: impl Into<String>) -> Statement {
    Statement::from_string(DbBackend::Sqlite, sql)
}

/// The tables, whose schema is counted, with that of indexes.
async fn tables(db: &DatabaseConnection, sum: &mut Sum) -> Result<Vec<String>, DbErr> {
    let schema = format!(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name <> '{TABLE}' ORDER BY type, name"
    );
    let mut tables = Vec::new();
    for row in db.query_all_raw(ask(schema)).await? {
        let [kind, name] = [row.try_get_by_index::<String>(0)?, row.try_get_by_index(1)?];
        if let Some(row) = row.try_as_sqlite_row() {
            sum.add(&written("sqlite_schema", row)?);
        }
        if kind == "table" {
            tables.push(name);
        }
    }
    Ok(tables)
}

async fn rows(db: &DatabaseConnection, table: &str, sum: &mut Sum) -> Result<(), DbErr> {
    let name = table.replace('"', "\"\"");
    let mut rows = db
        .stream_raw(ask(format!("SELECT * FROM \"{name}\"")))
        .await?;
    while let Some(row) = rows.try_next().await? {
        if let Some(row) = row.try_as_sqlite_row() {
            sum.add(&written(table, row)?);
        }
    }
    Ok(())
}

/// A row as bytes: of its table, and of each value the kind, the length and what it says.
fn written(table: &str, row: &SqliteRow) -> Result<Vec<u8>, DbErr> {
    let mut bytes = Vec::new();
    append(&mut bytes, b't', table.as_bytes());
    for column in 0..row.len() {
        let value = row.try_get_raw(column);
        let value = value.map_err(|it| DbErr::Custom(it.to_string()))?;
        value_of(&mut bytes, value)?;
    }
    Ok(bytes)
}

fn value_of(bytes: &mut Vec<u8>, value: SqliteValueRef<'_>) -> Result<(), DbErr> {
    let kind = value.type_info().name().to_owned();
    let read = |it: &dyn std::fmt::Display| DbErr::Custom(it.to_string());
    if value.is_null() {
        append(bytes, b'n', &[]);
        return Ok(());
    }
    match kind.as_str() {
        "REAL" => {
            let value = <f64 as Decode<Sqlite>>::decode(value).map_err(|it| read(&it))?;
            append(bytes, b'r', &value.to_bits().to_be_bytes());
        }
        "TEXT" | "BLOB" => {
            let tag = if kind == "TEXT" { b's' } else { b'b' };
            let value = <&[u8] as Decode<Sqlite>>::decode(value).map_err(|it| read(&it))?;
            append(bytes, tag, value);
        }
        _ => {
            let value = <i64 as Decode<Sqlite>>::decode(value).map_err(|it| read(&it))?;
            append(bytes, b'i', &value.to_be_bytes());
        }
    }
    Ok(())
}

fn append(bytes: &mut Vec<u8>, tag: u8, value: &[u8]) {
    bytes.push(tag);
    bytes.extend((value.len() as u64).to_be_bytes());
    bytes.extend(value);
}
