//! Seats that change hands while the game runs, as the log tells them: which seat, and what has
//! become of it. Who came or went is told by who sits there, as far as masks let it be told.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Set};

use crate::database::Transaction;
use crate::entities::{handover, number, seat};
use crate::tables::model::{Handed, Handover, Occupant, SeatInfo};
use crate::{Error, TableId};

/// All of a table, the oldest first.
pub async fn handovers(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<Handover>, Error> {
    let rows = handover::Entity::find()
        .filter(handover::Column::TableId.eq(table))
        .order_by_asc(handover::Column::Seq)
        .order_by_asc(handover::Column::Seat)
        .all(db)
        .await?;
    let all = rows.into_iter().map(|it| Handover {
        seq: it.seq,
        seat: number(it.seat),
        change: it.change,
    });
    Ok(all.collect())
}

/// Writes these into the table's log.
pub async fn note(tx: &Transaction, table: TableId, changes: &[Handover]) -> Result<(), Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let rows = changes.iter().map(|it| handover::ActiveModel {
        table_id: Set(table),
        seq: Set(it.seq),
        seat: Set(it.seat.0.into()),
        change: Set(it.change),
    });
    handover::Entity::insert_many(rows)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// These as a page tells them, where these people sit on these seats.
pub fn handed(
    handovers: &[Handover],
    (seats, people): (&[seat::Model], &[SeatInfo]),
) -> Vec<Handed> {
    let taker = |it: &Handover| {
        let holds = |held: &&seat::Model| held.number() == it.seat && held.since == it.seq;
        seats.iter().find(holds)?;
        let person = people.iter().find(|person| person.seat == it.seat)?;
        match &person.occupant {
            Occupant::Person { name, .. } => Some(name.clone()),
            Occupant::Nobody | Occupant::Computer | Occupant::Deleted => None,
        }
    };
    let all = handovers.iter().map(|it| Handed {
        seq: it.seq,
        seat: it.seat,
        change: it.change,
        by: taker(it),
    });
    all.collect()
}
