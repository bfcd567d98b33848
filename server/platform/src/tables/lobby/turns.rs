//! The questions that wait for one person at all of their tables, without reading any game.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait,
};

use crate::damage::readable;
use crate::entities::{pending, seat, table};
use crate::{Error, Platform, TableId, UserId};

/// More tables than this nobody is shown at once.
const MOST: u64 = 200;

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Turn {
    pub table_id: TableId,
    pub name: String,
    /// The question with the least time, where there are several.
    pub decision: i64,
    pub seat: i16,
    /// Since when, in milliseconds since 1970.
    pub asked_at: i64,
    pub deadline: Option<i64>,
    /// Since when all clocks of the table stand: the deadline will be another.
    pub paused_at: Option<i64>,
}

/// The tables that wait for this person: the least time first, then those without a clock, the
/// longest wait first. One statement, however many there are.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn turns(platform: &Platform, user: UserId) -> Result<Vec<Turn>, Error> {
    Ok(in_order(questions(platform, user).await?))
}

/// Every question that waits for this person, the longest wait first.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn questions(platform: &Platform, user: UserId) -> Result<Vec<Turn>, Error> {
    let rows = pending::Entity::find()
        .select_only()
        .columns([
            pending::Column::TableId,
            pending::Column::Decision,
            pending::Column::Seat,
            pending::Column::AskedAt,
            pending::Column::Deadline,
        ])
        .columns([table::Column::Name, table::Column::PausedAt])
        .inner_join(seat::Entity)
        .join(JoinType::InnerJoin, pending::Relation::Table.def())
        .filter(pending::Column::Required.eq(true))
        .filter(seat::Column::UserId.eq(user))
        .order_by_asc(pending::Column::AskedAt)
        .order_by_asc(pending::Column::TableId)
        .order_by_asc(pending::Column::Decision)
        .limit(MOST);
    Ok(readable(platform.database().reader(), rows).await?)
}

/// Each table once.
fn in_order(mut rows: Vec<Turn>) -> Vec<Turn> {
    rows.sort_by_key(|it| (it.paused_at.is_some(), it.deadline.unwrap_or(i64::MAX)));
    let mut seen = HashSet::new();
    rows.retain(|it| seen.insert(it.table_id));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(table: u32, deadline: Option<i64>, paused_at: Option<i64>) -> Turn {
        Turn {
            table_id: TableId(table.into()),
            name: String::new(),
            decision: 1,
            seat: 0,
            asked_at: table.into(),
            deadline,
            paused_at,
        }
    }

    #[test]
    fn the_least_time_comes_first_and_each_table_once() {
        let sorted = in_order(vec![
            turn(1, None, None),
            turn(2, Some(5), Some(1)),
            turn(3, Some(90), None),
            turn(4, Some(70), None),
            turn(3, Some(80), None),
            turn(5, None, None),
        ]);
        let tables: Vec<u128> = sorted.iter().map(|it| it.table_id.0).collect();
        assert_eq!(tables, [4, 3, 1, 5, 2], "paused tables press nobody");
        assert_eq!(sorted[1].deadline, Some(80));
    }
}
