//! Tables with weekends off: time that is given back there lets no deadline fall on one.

use std::collections::HashMap;

use sea_orm::sea_query::Query;
use sea_orm::{ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QuerySelect};

use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::{pending, table};
use crate::tables::write_deadline;
use crate::time::given_back;
use crate::{Error, Pace, TableId};

/// A question at such a table, with the deadline that it had.
pub struct Question {
    pub row: pending::Model,
    /// Since when the table's clocks stand.
    pub paused_at: Option<i64>,
    pace: Pace,
}

/// All of them that have a deadline, as they are now.
pub async fn questions(tx: &Transaction) -> Result<Vec<Question>, Error> {
    let clocked = Query::select()
        .column(pending::Column::TableId)
        .from(pending::Entity)
        .and_where(pending::Column::Deadline.is_not_null())
        .to_owned();
    let tables = table::Entity::find()
        .select_only()
        .columns([
            table::Column::Id,
            table::Column::Pace,
            table::Column::PausedAt,
        ])
        .filter(table::Column::Id.in_subquery(clocked));
    let tables: Vec<Clocked> = readable(tx, tables).await?;
    // A pace that does not read is moved like all others: it must not stop their clocks.
    let tables = tables.into_iter().filter_map(|it| {
        let pace = Pace::read(&it.pace).ok()?;
        pace.rests()?;
        Some((it.id, (pace, it.paused_at)))
    });
    let tables: HashMap<TableId, (Pace, Option<i64>)> = tables.collect();
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let rows = pending::Entity::find().filter(pending::Column::Deadline.is_not_null());
    let rows: Vec<pending::Model> = readable(tx, rows).await?;
    let question = |row: pending::Model| {
        let (pace, paused_at) = tables.get(&row.table_id)?.clone();
        Some(Question {
            row,
            paused_at,
            pace,
        })
    };
    Ok(rows.into_iter().filter_map(question).collect())
}

/// A table with clocks.
#[derive(FromQueryResult)]
struct Clocked {
    id: TableId,
    pace: String,
    paused_at: Option<i64>,
}

/// Moves the deadlines that these had by the time that did not count, from one instant to another;
/// where that is `None`, they stay as they are.
pub async fn give_back(
    tx: &Transaction,
    questions: Vec<Question>,
    stood: impl Fn(&Question) -> Option<(i64, i64)>,
) -> Result<(), Error> {
    for mut it in questions {
        let Some(stood) = stood(&it) else { continue };
        let later = |deadline: i64| given_back(&it.pace, deadline, stood);
        it.row.deadline = it.row.deadline.map(later);
        it.row.kept = it.row.kept.map(later);
        write_deadline(tx, &it.row).await?;
    }
    Ok(())
}
