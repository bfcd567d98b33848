//! Stored data that do not read: what is damaged, or was written by a later version, harms its own table alone,
//! and the operator is told once.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};

use sea_orm::{ConnectionTrait, DbErr, FromQueryResult, QueryResult, QueryTrait};

use crate::{Error, LogThrottle, TableId};

/// The tables of which something did not read since this process began.
static TABLES: Mutex<BTreeSet<TableId>> = Mutex::new(BTreeSet::new());
/// The line of the log on data that do not read: every look meets them.
static UNREAD: LogThrottle = LogThrottle::new();

/// Returns how many tables are known to be damaged.
pub fn damaged_tables() -> u64 {
    TABLES.lock().unwrap_or_else(PoisonError::into_inner).len() as u64
}

/// Returns `done`, what came of something at a table, as it is; the operator is told where the table's data
/// do not read.
pub fn note_damage<T>(table: TableId, done: Result<T, Error>) -> Result<T, Error> {
    if matches!(done, Err(Error::Damaged)) {
        note(table);
    }
    done
}

/// Tells the operator of a damaged table, if nobody has yet.
pub fn note(table: TableId) {
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if tables.insert(table) {
        tracing::error!(
            %table,
            "what is stored of this table does not read: `rookery check --all` says more; the last \
             sound copy is taken back with `rookery restore`"
        );
    }
}

/// The refusal of what does not read. The cause must hold no secret.
pub fn damaged(cause: impl Display) -> Error {
    if let Some(times) = UNREAD.due() {
        tracing::warn!(%cause, times, "something that is stored does not read");
    }
    Error::Damaged
}

/// The rows that a query finds, without those that do not read: one of them harms no list.
pub async fn readable<M: FromQueryResult>(
    db: &impl ConnectionTrait,
    query: impl QueryTrait,
) -> Result<Vec<M>, DbErr> {
    let rows = found(db, query).await?;
    Ok(rows.iter().filter_map(|it| read(it, "")).collect())
}

/// The same of rows with what belongs to them, if that is there and reads.
pub async fn readable_pairs<M: FromQueryResult, N: FromQueryResult>(
    db: &impl ConnectionTrait,
    query: impl QueryTrait,
) -> Result<Vec<(M, Option<N>)>, DbErr> {
    let rows = found(db, query).await?;
    let pair = |it: &QueryResult| {
        let other = N::from_query_result_optional(it, "B_").ok().flatten();
        Some((read(it, "A_")?, other))
    };
    Ok(rows.iter().filter_map(pair).collect())
}

/// The same of a query for ids of tables alone.
pub async fn readable_ids(
    db: &impl ConnectionTrait,
    query: impl QueryTrait,
) -> Result<Vec<TableId>, DbErr> {
    let rows = found(db, query).await?;
    let id = |it: &QueryResult| {
        let id = it.try_get_by_index(0);
        id.inspect_err(|cause| drop(damaged(cause))).ok()
    };
    Ok(rows.iter().filter_map(id).collect())
}

async fn found(
    db: &impl ConnectionTrait,
    query: impl QueryTrait,
) -> Result<Vec<QueryResult>, DbErr> {
    db.query_all_raw(query.build(db.get_database_backend()))
        .await
}

fn read<M: FromQueryResult>(row: &QueryResult, prefix: &str) -> Option<M> {
    let read = M::from_query_result(row, prefix);
    let read = read.inspect_err(|cause| {
        drop(damaged(cause));
        let of_table = |column| row.try_get::<TableId>(prefix, column).ok();
        if let Some(table) = of_table("table_id").or_else(|| of_table("id")) {
            note(table);
        }
    });
    read.ok()
}
