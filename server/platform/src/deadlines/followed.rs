//! The row of the heartbeat: what this process knows of it, and writes into it.

use std::sync::atomic::{AtomicI64, Ordering};

use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, QuerySelect, Set};

use crate::Error;
use crate::clock::SLEW;
use crate::database::{Database, Transaction};
use crate::entities::heartbeat::{self, Model};

/// The id of the only row.
pub(super) const ONLY: i32 = 1;
/// The heartbeat of a database at which no server has lived yet.
const NEVER: i64 = 0;

/// The time up to which this process has followed the clock, and what it has written itself; in milliseconds.
#[derive(Debug)]
pub(crate) struct ClockProgress {
    /// As [`Model::moved`], when this process last went along with it.
    moved: AtomicI64,
    /// The last heartbeat of this process.
    beat: AtomicI64,
}

impl ClockProgress {
    pub(crate) async fn of(database: &Database) -> Result<Self, DbErr> {
        Ok(Self {
            moved: AtomicI64::new(moved(database.reader()).await?),
            beat: AtomicI64::new(NEVER),
        })
    }

    pub(super) fn moved(&self) -> i64 {
        self.moved.load(Ordering::Relaxed)
    }

    pub(super) fn set_moved(&self, moved: i64) {
        self.moved.store(moved, Ordering::Relaxed);
    }

    pub(super) fn set_beat(&self, at: i64) {
        self.beat.store(at, Ordering::Relaxed);
    }

    /// # Errors
    /// If another server has moved what runs, and this one has not followed yet.
    pub(super) fn check(&self, row: &Model) -> Result<(), Error> {
        if row.moved == self.moved() {
            Ok(())
        } else {
            Err(Error::internal(
                "the clock was set, and is not followed yet",
            ))
        }
    }

    /// Tells whether another server lives by another time: its heartbeat lies ahead of this instant, or behind one that
    /// this process has written.
    pub(super) fn differs(&self, row: &Model, now: i64) -> bool {
        let own = self.beat.load(Ordering::Relaxed);
        row.at > NEVER && (row.at > now + SLEW || row.at + SLEW < own)
    }

    /// Tells whether another server goes by the new time already, and what runs with it: it has followed the step, or
    /// has opened after it, taken it for a time without a server and given that back. It may seem so by mistake after a
    /// step back of some seconds, the pause between two heartbeats.
    pub(super) fn is_by_new_time(&self, row: &Model, (now, step): (i64, i64)) -> bool {
        let others = row.at > NEVER && row.at != self.beat.load(Ordering::Relaxed);
        others && (row.at - (now + step)).abs() < (row.at - now).abs()
    }
}

/// Returns when a server lived last.
pub(super) fn last(row: &Model) -> Option<i64> {
    (row.at > NEVER).then_some(row.at)
}

/// By how much what runs was moved in all, because the clock on the wall was set.
pub(super) async fn moved(db: &impl ConnectionTrait) -> Result<i64, DbErr> {
    let row = heartbeat::Entity::find_by_id(ONLY).one(db).await?;
    Ok(row.map_or(0, |it| it.moved))
}

/// The row, which nobody else changes before the end of the transaction.
pub(super) async fn lock(tx: &Transaction) -> Result<Model, DbErr> {
    let row = heartbeat::Entity::find_by_id(ONLY).lock_exclusive();
    let none = Model {
        id: ONLY,
        at: NEVER,
        moved: 0,
    };
    Ok(row.one(tx).await?.unwrap_or(none))
}

/// Writes that a server lives now.
pub(super) async fn beat(tx: &impl ConnectionTrait, now: i64) -> Result<(), Error> {
    let row = heartbeat::ActiveModel {
        id: Set(ONLY),
        at: Set(now),
        moved: NotSet,
    };
    let again = OnConflict::column(heartbeat::Column::Id)
        .update_column(heartbeat::Column::At)
        .to_owned();
    heartbeat::Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}
