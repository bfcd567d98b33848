//! The need to tell somebody: what they have seen or answered meanwhile, they know. What costs a seat they
//! are told all the same, as long as it still does.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use tabletop::Seat;

use super::super::Category;
use super::super::matter::again;
use crate::database::Transaction;
use crate::entities::outbox::Model as Row;
use crate::entities::seat::Holder;
use crate::entities::{ballot, pending, seat, seat_holder, seen, table, vote};
use crate::tables::{Loss, Motion, alive, inviter_of};
use crate::{Error, TableId, UserId};

/// Tells whether the person still needs to be told.
pub async fn needed(tx: &Transaction, row: &Row, now: i64) -> Result<bool, Error> {
    let Some(table) = row.table_id else {
        return Ok(true);
    };
    match row.category {
        Category::Turn => Ok(!open_questions(tx, row.user_id, table).await?.is_empty()
            && !seen(tx, row, table).await?),
        Category::Deadline => {
            let open = open_questions(tx, row.user_id, table).await?;
            match row.decision {
                Some(decision) => Ok(open.iter().any(|it| it.decision == decision)),
                // That the clock has answered for them: the next time their seat may be offered.
                None => missed(tx, row.user_id, table).await,
            }
        }
        Category::Replacement => {
            Ok(costs_the_seat(tx, row.user_id, table).await? || !seen(tx, row, table).await?)
        }
        Category::Battle | Category::Started | Category::Ended => Ok(!seen(tx, row, table).await?),
        // Whoever has read it has had it dropped.
        Category::Chat => sits(tx, row.user_id, table).await,
        Category::Invitation => {
            Ok(!seen(tx, row, table).await? && wanted(tx, row.user_id, table).await?)
        }
        Category::Vote => votes(tx, row, table, now).await,
        Category::Address | Category::Recovery | Category::Trial => Ok(true),
    }
}

/// Tells whether the table still gathers and waits for this person: to sit down, as they are invited by name; or to say
/// that they are there, as it is full. Or whether it is over, and a rematch waits.
async fn wanted(tx: &Transaction, user: UserId, table: TableId) -> Result<bool, Error> {
    match status(tx, table).await? {
        Some(table::Status::Gathering) => {}
        Some(table::Status::Over) => return Ok(again(tx, user, table).await?.is_some()),
        Some(table::Status::Running) | None => return Ok(false),
    }
    let seats = seat::of(tx, table).await?;
    let mut mine = seats.iter().filter(|it| it.user_id == Some(user));
    if let Some(first) = mine.next() {
        let full = seats.iter().all(|it| it.holder != Holder::Nobody);
        return Ok(full && (!first.confirmed || mine.any(|it| !it.confirmed)));
    }
    // Whoever has blocked the inviter meanwhile is not told.
    let inviter = inviter_of(tx, user, table).await?;
    Ok(inviter.is_some_and(|it| !it.blocked))
}

/// Tells whether the clock answered for them last, and their seat is not offered yet.
async fn missed(tx: &Transaction, user: UserId, table: TableId) -> Result<bool, Error> {
    if status(tx, table).await? != Some(table::Status::Running) {
        return Ok(false);
    }
    let seats = seat::of(tx, table).await?;
    let mut mine = seats.iter().filter(|it| it.user_id == Some(user));
    Ok(mine.any(|it| it.missed > 0 && it.absent_since.is_none()))
}

async fn sits(tx: &Transaction, user: UserId, table: TableId) -> Result<bool, Error> {
    let seats = seat::of(tx, table).await?;
    Ok(seats.iter().any(|it| it.user_id == Some(user)))
}

async fn status(tx: &Transaction, table: TableId) -> Result<Option<table::Status>, Error> {
    let header = table::Entity::find()
        .filter(table::Column::Id.eq(table))
        .into_partial_model::<table::Header>()
        .one(tx)
        .await?;
    Ok(header.map(|it| it.status))
}

/// Returns true where the person's seat is offered to others because they have missed answers, or is
/// somebody else's, and not because they have given it away.
async fn costs_the_seat(tx: &Transaction, user: UserId, table: TableId) -> Result<bool, Error> {
    if status(tx, table).await? != Some(table::Status::Running) {
        return Ok(false);
    }
    let seats = seat::of(tx, table).await?;
    let mine: Vec<&seat::Model> = seats.iter().filter(|it| it.user_id == Some(user)).collect();
    if !mine.is_empty() {
        let offered = |it: &&seat::Model| it.absent_since.is_some() && it.is_missed();
        return Ok(mine.iter().any(offered));
    }
    let lost = seat_holder::lost(tx, (table, user)).await?;
    let latest = lost.into_iter().max_by_key(|it| it.lost_at);
    Ok(latest.is_some_and(|it| it.lost != Some(Loss::Given)))
}

/// Returns true where the table still votes on something on which the person has not voted. A vote on
/// their own seat they are told of although they have seen it.
async fn votes(tx: &Transaction, row: &Row, table: TableId, now: i64) -> Result<bool, Error> {
    if status(tx, table).await? != Some(table::Status::Running) {
        return Ok(false);
    }
    if row.until.is_some_and(|it| it <= now) {
        return Ok(false);
    }
    let open = open_votes(tx, row, (table, now)).await?;
    if open.is_empty() {
        return Ok(false);
    }
    let mine = seat::held(&seat::of(tx, table).await?, Some(row.user_id));
    Ok(open.iter().any(|it| is_about(it, &mine)) || !seen(tx, row, table).await?)
}

/// Returns true where the vote is on giving one of these seats to the computer.
pub fn is_about(vote: &vote::Model, seats: &[Seat]) -> bool {
    matches!(vote.kind.motion(vote.seat), Motion::Remove(seat) if seats.contains(&seat))
}

/// The votes of which this row tells, or newer ones, that can still come to something and in which
/// its person, who sits there, has no voice yet.
pub async fn open_votes(
    tx: &Transaction,
    row: &Row,
    (id, now): (TableId, i64),
) -> Result<Vec<vote::Model>, Error> {
    let table = table::Entity::find_by_id(id).one(tx).await?;
    let seats = seat::of(tx, id).await?;
    let Some(table) = table.filter(|_| !seat::held(&seats, Some(row.user_id)).is_empty()) else {
        return Ok(Vec::new());
    };
    let mine = ballot::Entity::find()
        .filter(ballot::Column::TableId.eq(id))
        .filter(ballot::Column::UserId.eq(row.user_id))
        .all(tx)
        .await?;
    let mut open = alive(tx, (&table, &seats), now).await?;
    open.retain(|it| {
        it.opened_at >= row.created_at && mine.iter().all(|mine| mine.kind != it.kind)
    });
    Ok(open)
}

/// The questions at this table that wait for this person, the oldest first.
pub async fn open_questions(
    tx: &Transaction,
    user: UserId,
    table: TableId,
) -> Result<Vec<pending::Model>, Error> {
    let asked = pending::Entity::find()
        .find_also_related(seat::Entity)
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Required.eq(true))
        .filter(seat::Column::UserId.eq(user))
        .order_by_asc(pending::Column::Decision)
        .all(tx)
        .await?;
    Ok(asked.into_iter().map(|(it, _)| it).collect())
}

async fn seen(tx: &Transaction, row: &Row, table: TableId) -> Result<bool, Error> {
    let Some(seq) = row.seq else { return Ok(false) };
    let seen = seen::Entity::find_by_id((table, row.user_id))
        .one(tx)
        .await?;
    Ok(seen.is_some_and(|it| it.seq >= seq))
}
