//! Seats of a rematch that are kept for a while for those who played before.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Set};
use tabletop::Seat;

use crate::database::Transaction;
use crate::entities::guest::{self, Welcome};
use crate::entities::{number, seat, user};
use crate::tables::model::Kept;
use crate::{Error, TableId, UserId};

/// The seats that this table keeps for those who played before, with who they are, in the order of
/// their numbers.
pub async fn keeps(
    db: &impl ConnectionTrait,
    table: TableId,
    (seats, now): (&[seat::Model], i64),
) -> Result<Vec<Kept>, Error> {
    let rows = guest::Entity::find()
        .filter(guest::Column::TableId.eq(table))
        .filter(guest::Column::Seat.is_not_null())
        .find_also_related(user::Entity)
        .order_by_asc(guest::Column::Seat)
        .all(db)
        .await?;
    let kept = rows.into_iter().filter_map(|(row, person)| {
        let (seat, until) = still_kept(&row, (seats, now))?;
        Some(Kept {
            seat,
            name: person?.name,
            until,
        })
    });
    Ok(kept.collect())
}

/// The seats that this table keeps for others than this person, or for anybody.
pub async fn kept_for_others(
    db: &impl ConnectionTrait,
    (table, user): (TableId, Option<UserId>),
    at: (&[seat::Model], i64),
) -> Result<Vec<Seat>, Error> {
    let rows = guest::Entity::find()
        .filter(guest::Column::TableId.eq(table))
        .filter(guest::Column::Seat.is_not_null())
        .all(db)
        .await?;
    let others = rows.iter().filter(|it| Some(it.user_id) != user);
    let kept = others.filter_map(|it| still_kept(it, at));
    Ok(kept.map(|(seat, _)| seat).collect())
}

/// The seat that is kept for somebody, and until when. Whoever has sat down somewhere needs none.
fn still_kept(row: &guest::Model, (seats, now): (&[seat::Model], i64)) -> Option<(Seat, i64)> {
    let until = row.kept_until().filter(|it| *it > now)?;
    let sits = seats.iter().any(|it| it.user_id == Some(row.user_id));
    let seat = row.seat.filter(|_| !sits)?;
    Some((number(seat), until))
}

/// Invites those who sat at a table to its rematch, and keeps their seats for a while.
pub async fn invite_again(
    tx: &Transaction,
    new: TableId,
    (seats, now): (&[(UserId, i16)], i64),
) -> Result<(), Error> {
    let rows = seats.iter().map(|(user, seat)| guest::ActiveModel {
        table_id: Set(new),
        user_id: Set(*user),
        welcome: Set(Welcome::Invited),
        words: Set(String::new()),
        at: Set(now),
        seat: Set(Some(*seat)),
    });
    guest::Entity::insert_many(rows)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}
