//! How much somebody has not read yet.

use std::collections::{HashMap, HashSet};

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, PaginatorTrait, QueryFilter};

use super::Audience;
use super::lines::audible;
use super::listener::Listener;
use super::marks::marked;
use crate::entities::{ear, hush, line, masked_hush, read_mark, seat};
use crate::tables::masked;
use crate::{Error, TableId, UserId};

/// How many lines of others the listener has not read in this channel of theirs.
pub async fn unread(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
) -> Result<u32, Error> {
    let Some(user) = listener.user else {
        return Ok(0);
    };
    let mark = marked(db, listener, audience).await?;
    let mut lines = audible(listener, audience)
        .filter(line::Column::Number.gt(mark))
        // All but one's own: a seat of the same person may have said it to this one.
        .filter(
            line::Column::By
                .ne(user)
                .or(line::Column::Seat.ne(listener.key())),
        );
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
    let seats = seat::Entity::find()
        .filter(seat::Column::UserId.eq(user))
        .all(db)
        .await?;
    let mine = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned();
    let deaf = Deaf::of(db, user, &seats).await?;
    let private = Query::select()
        .columns([
            (ear::Entity, ear::Column::TableId),
            (ear::Entity, ear::Column::Audience),
        ])
        .from(ear::Entity)
        .inner_join(
            seat::Entity,
            Expr::col((seat::Entity, seat::Column::TableId))
                .equals((ear::Entity, ear::Column::TableId))
                .and(
                    Expr::col((seat::Entity, seat::Column::Seat))
                        .equals((ear::Entity, ear::Column::Seat)),
                ),
        )
        .and_where(Expr::col((seat::Entity, seat::Column::UserId)).eq(user))
        .to_owned();
    let channel = Expr::tuple([
        Expr::col((line::Entity, line::Column::TableId)),
        Expr::col((line::Entity, line::Column::Audience)),
    ]);
    let hall = line::Column::TableId
        .in_subquery(mine)
        .and(line::Column::Audience.eq(Audience::Hall.to_string()));
    let lines = line::Entity::find()
        .filter(hall.or(channel.in_subquery(private)))
        .into_partial_model::<line::Trace>()
        .all(db)
        .await?;
    let marks: HashMap<(TableId, i16, String), i64> = read_mark::Entity::find()
        .filter(read_mark::Column::UserId.eq(user))
        .all(db)
        .await?
        .into_iter()
        .map(|it| ((it.table_id, it.seat, it.audience), it.number))
        .collect();
    let mut unread = HashMap::new();
    for line in &lines {
        let Ok(audience) = line.audience.parse::<Audience>() else {
            continue;
        };
        let new = |seat: &&seat::Model| {
            let hears = match &audience {
                Audience::Hall => true,
                Audience::Gallery => false,
                Audience::Seats(all) => all.contains(&seat.number()) && line.seq >= seat.since,
            };
            let key = (line.table_id, seat.seat, line.audience.clone());
            let read = marks.get(&key).copied().unwrap_or(0);
            let mine = line.by == user && line.seat == Some(seat.seat);
            hears && !mine && line.number > read
        };
        if deaf.to(line) {
            continue;
        }
        let here = seats.iter().filter(|it| it.table_id == line.table_id);
        let count = u32::try_from(here.filter(new).count()).unwrap_or(u32::MAX);
        *unread.entry(line.table_id).or_default() += count;
    }
    Ok(unread)
}

/// Whom somebody does not want to hear, at all of their tables.
struct Deaf {
    everywhere: HashSet<UserId>,
    /// Behind the masks of a table.
    there: HashSet<(TableId, UserId)>,
    /// Where `everywhere` does not hold.
    masked: HashSet<TableId>,
}

impl Deaf {
    async fn of(
        db: &impl ConnectionTrait,
        user: UserId,
        seats: &[seat::Model],
    ) -> Result<Self, Error> {
        let everywhere = hush::Entity::find().filter(hush::Column::UserId.eq(user));
        let there = masked_hush::Entity::find().filter(masked_hush::Column::UserId.eq(user));
        let masked = masked(db, seats.iter().map(|it| it.table_id)).await?;
        let everywhere = everywhere.all(db).await?.into_iter();
        let there = there.all(db).await?.into_iter();
        Ok(Self {
            everywhere: everywhere.map(|it| it.other_id).collect(),
            there: there.map(|it| (it.table_id, it.other_id)).collect(),
            masked: masked.into_iter().collect(),
        })
    }

    fn to(&self, line: &line::Trace) -> bool {
        let everywhere =
            self.everywhere.contains(&line.by) && !self.masked.contains(&line.table_id);
        everywhere || self.there.contains(&(line.table_id, line.by))
    }
}
