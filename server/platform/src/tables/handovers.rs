//! Seats that change hands while the game runs, as the log tells them: which seat, and what has
//! become of it. Who came or went is told by who sits there, as far as masks let it be told.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Set};
use tabletop::Seat;

use super::known::Known;
use super::{Motion, Name, Occupant, Outcome, Resolution, SeatInfo};
use crate::database::Transaction;
pub use crate::entities::handover::Change;
pub use crate::entities::held::Loss;
use crate::entities::{handover, held, number, seat};
use crate::{Error, TableId, UserId};

/// A seat that has changed hands, or may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The revision that brought it.
    pub seq: i64,
    pub seat: Seat,
    pub change: Change,
}

/// The same as a page tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed {
    /// The revision that brought it.
    pub seq: i64,
    pub seat: Seat,
    pub change: Change,
    /// Who has taken it over, for as long as they sit there.
    pub by: Option<Name>,
}

/// A seat that somebody has lost, as it is told to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    pub seat: Seat,
    pub how: Loss,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The seats that this viewer has lost at this table.
pub async fn lost(
    db: &impl ConnectionTrait,
    known: &Known,
    viewer: Option<UserId>,
) -> Result<Vec<Lost>, Error> {
    let handed = |it: &Handover| matches!(it.change, Change::Taken | Change::Computer);
    let removed =
        |it: &Resolution| it.outcome == Outcome::Carried && matches!(it.motion, Motion::Remove(_));
    // At most tables nobody has lost any, and nothing needs to be asked.
    let some = known.handovers.iter().any(handed) || known.resolutions.iter().any(removed);
    let Some(viewer) = viewer.filter(|_| some) else {
        return Ok(Vec::new());
    };
    let rows = held::lost(db, (known.table.id, viewer)).await?;
    let told = rows.into_iter().filter_map(|it| {
        Some(Lost {
            seat: number(it.seat),
            how: it.lost?,
            at: it.lost_at?,
        })
    });
    Ok(told.collect())
}

/// All of a table, the oldest first.
pub async fn handovers(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<Handover>, Error> {
    let rows = handover::Entity::find()
        .filter(handover::Column::TableId.eq(table))
        .order_by_asc(handover::Column::Seq)
        .order_by_asc(handover::Column::Seat)
        .all(db)
        .await?;
    let told = rows.into_iter().map(|it| Handover {
        seq: it.seq,
        seat: number(it.seat),
        change: it.change,
    });
    Ok(told.collect())
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
pub fn told(handovers: &[Handover], (seats, people): (&[seat::Model], &[SeatInfo])) -> Vec<Handed> {
    let taker = |it: &Handover| {
        let holds = |held: &&seat::Model| held.number() == it.seat && held.since == it.seq;
        seats.iter().find(holds)?;
        let person = people.iter().find(|person| person.seat == it.seat)?;
        match &person.occupant {
            Occupant::Person { name, .. } => Some(name.clone()),
            Occupant::Nobody | Occupant::Computer | Occupant::Exile => None,
        }
    };
    let told = handovers.iter().map(|it| Handed {
        seq: it.seq,
        seat: it.seat,
        change: it.change,
        by: taker(it),
    });
    told.collect()
}
