//! The ends of games, for lists of them.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::{outcome, table};
use crate::tables::{Status, ended_in};
use crate::{Error, Platform, TableId};

/// The end of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The part of the game in which it ended; `None` where nobody kept it.
    pub chapter: Option<u32>,
    /// A row for each seat, in their order.
    pub seats: Vec<Placing>,
}

/// The end of a game for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placing {
    /// By the game's own name.
    pub role: String,
    /// Counted from 1; `None` where there are no places.
    pub place: Option<u8>,
    /// The points of the seat's side, in a game that counts some.
    pub score: Option<i32>,
}

/// Returns how the games of these tables have ended, of those that are over.
///
/// # Errors
/// Those of the database.
pub async fn ends(platform: &Platform, tables: &[TableId]) -> Result<HashMap<TableId, End>, Error> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let tx = platform.database().snapshot().await?;
    let over: Vec<(TableId, i64)> = table::Entity::find()
        .select_only()
        .columns([table::Column::Id, table::Column::ChangedAt])
        .filter(table::Column::Id.is_in(tables.iter().copied()))
        .filter(table::Column::Status.eq(Status::Over))
        .into_tuple()
        .all(&tx)
        .await?;
    let ends = described(&tx, &over).await?;
    tx.commit().await?;
    Ok(ends)
}

/// Returns the ends of the games at these tables, which were over at these instants.
pub async fn described(
    tx: &Transaction,
    over: &[(TableId, i64)],
) -> Result<HashMap<TableId, End>, Error> {
    let tables: Vec<TableId> = over.iter().map(|it| it.0).collect();
    let chapters = ended_in(tx, &tables).await?;
    let end = |&(table, at): &(TableId, i64)| {
        let chapter = chapters.get(&table).map(|it| u32::try_from(*it));
        let end = End {
            at,
            chapter: chapter.and_then(Result::ok),
            seats: Vec::new(),
        };
        (table, end)
    };
    let mut ends: HashMap<TableId, End> = over.iter().map(end).collect();
    let rows = outcome::Entity::find()
        .filter(outcome::Column::TableId.is_in(tables))
        .order_by_asc(outcome::Column::Seat);
    let rows: Vec<outcome::Model> = readable(tx, rows).await?;
    for row in rows {
        if let Some(end) = ends.get_mut(&row.table_id) {
            end.seats.push(Placing {
                place: row.place.and_then(|it| u8::try_from(it).ok()),
                score: row.score,
                role: row.role,
            });
        }
    }
    Ok(ends)
}
