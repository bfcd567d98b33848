//! The lines that somebody has not read yet.

use std::collections::HashMap;

use sea_orm::sea_query::{Condition, Expr, Func, JoinType, Query, SelectStatement, UnionType};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, PaginatorTrait, QueryFilter};

use super::Audience;
use super::audible::audible;
use super::listener::Listener;
use crate::damage::readable;
use crate::entities::{line, masked_mute, mute, private_channel, read_mark, seat};
use crate::tables::masked;
use crate::{Error, TableId, UserId};

/// The number of the last line that the listener has read there; 0 for none.
pub async fn marked(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
) -> Result<i64, Error> {
    let Some(user) = listener.user else {
        return Ok(listener.read().unwrap_or_default());
    };
    let key = (
        listener.table.id,
        user,
        listener.key(),
        audience.to_string(),
    );
    let found = read_mark::Entity::find_by_id(key).one(db).await?;
    Ok(found.map_or(0, |it| it.number))
}

/// Returns how many lines of others the listener has not read in this channel of theirs.
pub async fn unread(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
) -> Result<u32, Error> {
    if listener.user.is_none() && listener.read().is_none() {
        return Ok(0);
    }
    let mark = marked(db, listener, audience).await?;
    let mut lines = audible(listener, audience).filter(line::Column::Number.gt(mark));
    if let Some(user) = listener.user {
        // All but one's own: a seat of the same person may have said it to this one.
        lines = lines.filter(
            line::Column::By
                .ne(user)
                .or(line::Column::Seat.ne(listener.key())),
        );
    }
    let muted = listener.muted();
    if !muted.is_empty() {
        lines = lines.filter(line::Column::By.is_not_in(muted));
    }
    Ok(u32::try_from(lines.count(db).await?).unwrap_or(u32::MAX))
}

/// The same for all channels of all seats of this person, by table.
pub async fn unread_at(
    db: &impl ConnectionTrait,
    user: UserId,
) -> Result<HashMap<TableId, u32>, Error> {
    let seats = seat::Entity::find().filter(seat::Column::UserId.eq(user));
    let seats: Vec<seat::Model> = readable(db, seats).await?;
    let masked = masked(db, seats.iter().map(|it| it.table_id)).await?;
    let mut unread = HashMap::new();
    for row in db.query_all(&new_lines(user, masked)).await? {
        let count: i64 = row.try_get_by_index(1)?;
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        unread.insert(row.try_get_by_index(0)?, count);
    }
    Ok(unread)
}

/// Tells whether this person has read everything at this table that anybody has said to them.
pub async fn all_read(
    db: &impl ConnectionTrait,
    user: UserId,
    table: TableId,
) -> Result<bool, Error> {
    let mut here = new_lines(user, masked(db, [table]).await?);
    here.and_where(Expr::col((CHANNEL, seat::Column::TableId)).eq(table));
    Ok(db.query_all(&here).await?.is_empty())
}

/// Returns true where something that was said to this person at this table before that instant is still
/// unread.
pub async fn said_unread(
    db: &impl ConnectionTrait,
    (user, table): (UserId, TableId),
    before: i64,
) -> Result<bool, Error> {
    let mut here = new_lines(user, masked(db, [table]).await?);
    here.and_where(Expr::col((CHANNEL, seat::Column::TableId)).eq(table))
        .and_where(Expr::col((line::Entity, line::Column::At)).lt(before));
    Ok(!db.query_all(&here).await?.is_empty())
}

/// The channels of a person's seats, in queries.
const CHANNEL: &str = "channel";

/// The tables where somebody has said something new to this person, and how many lines. Of each
/// channel no more is read than what lies beyond the mark. Whom somebody does not want to hear is
/// one thing behind the masks of a table, and another everywhere else.
fn new_lines(user: UserId, masked: Vec<TableId>) -> SelectStatement {
    let muted = Query::select()
        .column(mute::Column::OtherId)
        .from(mute::Entity)
        .and_where(mute::Column::UserId.eq(user))
        .to_owned();
    let of_line = |it| Expr::col((line::Entity, it));
    let heard = Condition::any()
        .add(of_line(line::Column::By).not_in_subquery(muted))
        .add(of_line(line::Column::TableId).is_in(masked));
    let of_mute = |it| Expr::col((masked_mute::Entity, it));
    let muted_there = Query::select()
        .expr(Expr::val(1))
        .from(masked_mute::Entity)
        .and_where(of_mute(masked_mute::Column::UserId).eq(user))
        .and_where(
            of_mute(masked_mute::Column::TableId).equals((line::Entity, line::Column::TableId)),
        )
        .and_where(of_mute(masked_mute::Column::OtherId).equals((line::Entity, line::Column::By)))
        .to_owned();
    let of_mark = |it| Expr::col((read_mark::Entity, it));
    let mark = Condition::all()
        .add(of_mark(read_mark::Column::TableId).equals((CHANNEL, seat::Column::TableId)))
        .add(of_mark(read_mark::Column::Seat).equals((CHANNEL, seat::Column::Seat)))
        .add(
            of_mark(read_mark::Column::Audience)
                .equals((CHANNEL, private_channel::Column::Audience)),
        )
        .add(of_mark(read_mark::Column::UserId).eq(user));
    let read = Func::coalesce([of_mark(read_mark::Column::Number), Expr::val(0_i64)]);
    let new = Condition::all()
        .add(of_line(line::Column::TableId).equals((CHANNEL, seat::Column::TableId)))
        .add(of_line(line::Column::Audience).equals((CHANNEL, private_channel::Column::Audience)))
        .add(of_line(line::Column::Number).gt(read));
    // All but what this seat has said itself.
    let others = Condition::any()
        .add(of_line(line::Column::By).ne(user))
        .add(of_line(line::Column::Seat).is_null())
        .add(of_line(line::Column::Seat).not_equals((CHANNEL, seat::Column::Seat)));
    let hall = of_line(line::Column::Audience).eq(Audience::Hall.to_string());
    let since = Expr::col((CHANNEL, seat::Column::Since));
    let reaches = Condition::any()
        .add(hall)
        .add(of_line(line::Column::Seq).gte(since));
    Query::select()
        .column((line::Entity, line::Column::TableId))
        .expr(of_line(line::Column::Number).count())
        .from_subquery(channels(user), CHANNEL)
        .join(JoinType::LeftJoin, read_mark::Entity, mark)
        .join(JoinType::InnerJoin, line::Entity, new)
        .cond_where(others)
        .cond_where(reaches)
        .cond_where(heard)
        .and_where(Expr::exists(muted_there).not())
        .group_by_col((line::Entity, line::Column::TableId))
        .to_owned()
}

/// Every channel of every seat of this person: the hall, and the private ones.
fn channels(user: UserId) -> SelectStatement {
    let of_seat = |it| Expr::col((seat::Entity, it));
    let same = Condition::all()
        .add(
            of_seat(seat::Column::TableId)
                .equals((private_channel::Entity, private_channel::Column::TableId)),
        )
        .add(
            of_seat(seat::Column::Seat)
                .equals((private_channel::Entity, private_channel::Column::Seat)),
        );
    let mut seats = Query::select();
    seats
        .columns([
            (seat::Entity, seat::Column::TableId),
            (seat::Entity, seat::Column::Seat),
            (seat::Entity, seat::Column::Since),
        ])
        .from(seat::Entity)
        .and_where(of_seat(seat::Column::UserId).eq(user));
    let private = seats
        .clone()
        .column((private_channel::Entity, private_channel::Column::Audience))
        .join(JoinType::InnerJoin, private_channel::Entity, same)
        .to_owned();
    seats
        .expr_as(
            Expr::val(Audience::Hall.to_string()),
            private_channel::Column::Audience,
        )
        .union(UnionType::All, private)
        .to_owned()
}
