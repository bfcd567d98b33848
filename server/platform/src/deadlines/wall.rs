//! The clock on the wall is set, or the machine has slept: what runs keeps the time it has left.

use sea_orm::sea_query::{Condition, Expr, Query};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, QuerySelect, Set,
    Unchanged,
};

use super::followed::{ONLY, beat, lock, moved};
use super::{revisions, weekends};
use crate::clock::{SLEW, WallReading};
use crate::database::Transaction;
use crate::entities::outbox::Column as Notice;
use crate::entities::pending::Column as Question;
use crate::entities::{heartbeat, outbox, pending, seat, table};
use crate::spawn_detached;
use crate::tables::Status;
use crate::{Error, Platform, TableId};

/// Looks at the wall clock and follows it. A step of it, in either direction, moves everything that
/// runs at tables in the same transaction, so that nobody has more time or less. Returns the step
/// in milliseconds, 0 mostly.
///
/// Where another server on this database was faster, nothing is moved a second time: the row of the
/// heartbeat says by how much it was moved in all. Where this server's clock goes along with the wall
/// all the same, it has opened after the step, and there is nothing left to follow.
pub async fn follow(platform: &Platform) -> Result<i64, Error> {
    let database = platform.database();
    // Before the look: whatever was moved until here, the wall has shown since.
    let moved = moved(database.reader()).await?;
    match platform.clock().look(database).await? {
        WallReading::Nothing => Ok(0),
        WallReading::Even(by) => {
            platform.clock().adopt(by);
            platform.followed().set_moved(moved);
            Ok(0)
        }
        WallReading::Step(by) => {
            let platform = platform.clone();
            spawn_detached(async move { step(&platform, by).await }).await
        }
    }
}

async fn step(platform: &Platform, by: i64) -> Result<i64, Error> {
    let tx = platform.database().write().await?;
    let row = lock(&tx).await?;
    let (now, moved) = (platform.now(), row.moved);
    let others = moved - platform.followed().moved();
    let done = platform.followed().is_by_new_time(&row, (now, by));
    let left = if done { 0 } else { by - others };
    let left = if left.abs() > SLEW { left } else { 0 };
    let changed = if left == 0 {
        Vec::new()
    } else {
        shift(&tx, left, now + by).await?
    };
    beat(&tx, now + by).await?;
    let written = heartbeat::ActiveModel {
        id: Unchanged(ONLY),
        moved: Set(moved + left),
        ..Default::default()
    };
    heartbeat::Entity::update(written).exec(&tx).await?;
    let tables = changed.len();
    // Whoever waits to write reads the time when they have the lock, and that is afterwards.
    platform.clock().adopt(by);
    if let Err(cause) = platform.hub().commit(tx, changed).await {
        platform.clock().adopt(-by);
        return Err(cause);
    }
    platform.followed().set_moved(moved + left);
    platform.followed().set_beat(now + by);
    tracing::warn!(
        step = by,
        tables,
        "the clock was set; whoever is asked keeps the time they had (milliseconds)"
    );
    Ok(by)
}

/// Moves all instants that something at a table is reckoned from (open questions, pauses, who has said
/// that they are there) and those of notices; it is `now` afterwards. Returns the tables that have
/// changed, with their new revisions, to be told after the commit. The tables come first, as wherever
/// somebody changes a table and its questions.
async fn shift(tx: &Transaction, by: i64, now: i64) -> Result<Vec<(TableId, i64)>, Error> {
    let concerned = concerned();
    table::Entity::update_many()
        .col_expr(table::Column::Seq, Expr::col(table::Column::Seq).add(1_i64))
        .col_expr(
            table::Column::PausedAt,
            Expr::col(table::Column::PausedAt).add(by),
        )
        .filter(concerned.clone())
        .exec(tx)
        .await?;
    let changed = table::Entity::find()
        .select_only()
        .columns([table::Column::Id, table::Column::Seq])
        .filter(concerned);
    let changed = revisions(tx, changed).await?;
    let questions = weekends::questions(tx).await?;
    let asked = [Question::AskedAt, Question::Deadline, Question::Kept];
    later::<pending::Entity>(tx, &asked, by).await?;
    weekends::give_back(tx, questions, |it| {
        // Pauses have been moved by now.
        let to = it.paused_at.unwrap_or(now);
        Some((to - by, to))
    })
    .await?;
    later::<seat::Entity>(tx, &[seat::Column::ConfirmedUntil], by).await?;
    let notices = [
        Notice::CreatedAt,
        Notice::DueAt,
        Notice::Until,
        Notice::LeaseUntil,
        Notice::TriedAt,
    ];
    later::<outbox::Entity>(tx, &notices, by).await?;
    Ok(changed)
}

/// Tables where something is asked, or where somebody has said that they are there.
fn concerned() -> Condition {
    let asked = Query::select()
        .column(pending::Column::TableId)
        .from(pending::Entity)
        .to_owned();
    let there = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::ConfirmedUntil.is_not_null())
        .to_owned();
    let gathering = Condition::all()
        .add(table::Column::Status.eq(Status::Gathering))
        .add(table::Column::Id.in_subquery(there));
    Condition::any()
        .add(table::Column::Id.in_subquery(asked))
        .add(gathering)
}

/// Adds so many milliseconds to these instants of every row; where there is none, none comes.
async fn later<E: EntityTrait>(
    tx: &impl ConnectionTrait,
    columns: &[E::Column],
    by: i64,
) -> Result<(), DbErr> {
    let moved = columns.iter().fold(E::update_many(), |query, &column| {
        query.col_expr(column, Expr::col(column).add(by))
    });
    moved.exec(tx).await.map(|_| ())
}
