//! The answers of the clock when somebody's time is up: it answers in their place, with what they have drafted as far
//! as that decides something, otherwise as the game's own fallback would.
//!
#![doc = include_str!("deadlines.md")]

mod credit;
mod followed;
mod wall;
mod weekends;

use std::collections::HashMap;
use std::future::Future;
use std::pin::pin;
use std::time::Duration;

pub use credit::{alive, credit};
pub(crate) use followed::ClockProgress;
use sea_orm::{
    ColumnTrait, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait, Select,
};
use tabletop::{DecisionId, Seat};
use tokio::task::JoinSet;
use tokio::time::sleep;
pub use wall::follow;

use crate::damage::{note_damage, readable};
use crate::database::Transaction;
use crate::drafts;
use crate::entities::{pending, seat, table};
use crate::spawn_detached;
use crate::tables::{self, Actor, consult};
use crate::time::SECOND;
use crate::{Error, Platform, TableId};

/// The time after which to look without a deadline in sight: another answer, or another process, may bring one at any
/// time.
const LOOK: Duration = Duration::from_millis(500);
/// The time that a table rests after its clock could not answer there.
const REST: i64 = 10 * SECOND;
/// The time without a look after which this process counts as not having run: a machine that slept, a process that
/// hung.
const HUNG: i64 = 5 * SECOND;
/// The time that the heart pauses where no deadline is in sight.
const IDLE: i64 = 10 * SECOND;
/// The number of questions that are looked up at once.
const BATCH: u64 = 500;
/// The number of tables that are answered at the same time.
const HANDS: usize = 8;

/// Answers whatever is due until `shutdown` completes, within a second of its deadline.
///
/// It begins by giving back the time for which no server ran, if [`credit`] has not. All it knows is in the database: an
/// answer that a crash has prevented is given when the next process begins, and none is given two
/// times, because [`crate::tables::answer`] takes only one to each question.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    tokio::select! {
        () = &mut shutdown => {}
        () = keep(platform) => {}
    }
}

async fn keep(platform: Platform) {
    while credit(&platform).await.is_err() {
        sleep(LOOK).await;
    }
    let mut resting = Resting::default();
    let mut looked_at = platform.now();
    let mut beat_at: Option<i64> = None;
    // Whether the heartbeat is that of a server which lives by another time.
    let mut differs = false;
    loop {
        match follow(&platform).await {
            Ok(0) => {}
            Ok(step) => {
                looked_at += step;
                beat_at = beat_at.map(|it| it + step);
                resting.shift(step);
            }
            // Nobody knows what time it is, and nothing is due before somebody does.
            Err(cause) => {
                tracing::debug!(%cause, "the clock on the wall cannot be followed");
                sleep(LOOK).await;
                continue;
            }
        }
        let now = platform.now();
        if differs || now - looked_at > HUNG {
            if credit(&platform).await.is_err() {
                sleep(LOOK).await;
                continue;
            }
            differs = false;
        }
        looked_at = now;
        let struck = strike(&platform, &mut resting).await;
        let next = struck.as_ref().ok().and_then(|it| *it);
        let pause = if next.is_some() { SECOND } else { IDLE };
        let due = beat_at.is_none_or(|it| now - it >= pause);
        if due && let Ok(written) = alive(&platform).await {
            differs = !written;
            beat_at = Some(now);
            if let Err(cause) = tables::lapse(&platform).await {
                tracing::warn!(%cause, "who is there no more is not taken back");
            }
        }
        let left = next.map_or(i64::MAX, |it| (it - platform.now()).max(1));
        sleep(LOOK.min(Duration::from_millis(left.unsigned_abs()))).await;
    }
}

/// The tables that such a query finds, each with its revision.
async fn revisions(
    tx: &Transaction,
    tables: Select<table::Entity>,
) -> Result<Vec<(TableId, i64)>, Error> {
    #[derive(FromQueryResult)]
    struct Revision {
        id: TableId,
        seq: i64,
    }
    let found: Vec<Revision> = readable(tx, tables).await?;
    Ok(found.into_iter().map(|it| (it.id, it.seq)).collect())
}

/// Tables at which the clock could not answer, and until when they are left alone.
#[derive(Debug, Default)]
pub struct Resting(HashMap<TableId, i64>);

impl Resting {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The clock was set by so much.
    fn shift(&mut self, step: i64) {
        for until in self.0.values_mut() {
            *until += step;
        }
    }
}

/// Answers everything that is due now, once, and says when the next deadline is. Tables whose
/// clock could not answer rest for a while, and hold up no other.
pub async fn strike(platform: &Platform, resting: &mut Resting) -> Result<Option<i64>, Error> {
    let now = platform.now();
    resting.0.retain(|_, until| *until > now);
    loop {
        let due = running(resting)
            .filter(pending::Column::Deadline.lte(platform.now()))
            .limit(BATCH);
        let due: Vec<pending::Model> = readable(platform.database().reader(), due).await?;
        if due.is_empty() {
            break;
        }
        let mut tables: HashMap<TableId, Vec<pending::Model>> = HashMap::new();
        for question in due {
            tables.entry(question.table_id).or_default().push(question);
        }
        let mut hands = JoinSet::new();
        let mut done = Vec::new();
        for (table, due) in tables {
            if hands.len() >= HANDS {
                done.extend(hands.join_next().await);
            }
            let platform = platform.clone();
            hands.spawn(async move {
                // A hand of its own, so that nobody falls over with it.
                let answered = spawn_detached(answer_all(platform, due)).await;
                (!answered.unwrap_or(false)).then_some(table)
            });
        }
        while let Some(hand) = hands.join_next().await {
            done.push(hand);
        }
        for failed in done {
            if let Some(table) = failed.map_err(Error::internal)? {
                resting.0.insert(table, now + REST);
            }
        }
    }
    let next = readable(platform.database().reader(), running(resting).limit(1)).await?;
    Ok(next.first().and_then(|it: &pending::Model| it.deadline))
}

/// The questions whose clock runs, the first deadline first.
fn running(resting: &Resting) -> Select<pending::Entity> {
    pending::Entity::find()
        .join(JoinType::InnerJoin, pending::Relation::Table.def())
        .filter(pending::Column::Required.eq(true))
        .filter(pending::Column::Deadline.is_not_null())
        .filter(pending::Column::TableId.is_not_in(resting.0.keys().copied()))
        .filter(table::Column::PausedAt.is_null())
        .order_by_asc(pending::Column::Deadline)
}

/// Answers what is due, and tells whether nothing of it is due any more. What stays due though it was answered, or
/// though nobody is asked, would have us look again at once, for ever.
async fn answer_all(platform: Platform, due: Vec<pending::Model>) -> Result<bool, Error> {
    for question in &due {
        match note_damage(question.table_id, answer(&platform, question).await) {
            // Somebody was faster, or there is more time now: nothing is left to do.
            Ok(()) | Err(Error::Closed | Error::NotRunning | Error::NoSuchTable) => {}
            Err(cause @ Error::Damaged) => return Err(cause),
            Err(cause) => {
                let (table, seat) = (question.table_id, question.seat);
                tracing::warn!(%table, seat, %cause, "the clock cannot answer");
                return Err(cause);
            }
        }
    }
    let Some(table) = due.first().map(|it| it.table_id) else {
        return Ok(true);
    };
    let left = running(&Resting::default())
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Decision.is_in(due.iter().map(|it| it.decision)))
        .filter(pending::Column::Deadline.lte(platform.now()))
        .one(platform.database().reader())
        .await?;
    if left.is_some() {
        tracing::warn!(%table, "what was due stays due");
    }
    Ok(left.is_none())
}

async fn answer(platform: &Platform, question: &pending::Model) -> Result<(), Error> {
    let (table, seat): (TableId, Seat) = (question.table_id, question.number());
    let decision = DecisionId(u32::try_from(question.decision).map_err(Error::internal)?);
    let row = table::Entity::find_by_id(table)
        .one(platform.database().reader())
        .await?;
    let row = row.ok_or(Error::NoSuchTable)?;
    let state = row.state.as_ref().ok_or(Error::NotRunning)?;
    let holder = seat::Entity::find_by_id((table, question.seat))
        .one(platform.database().reader())
        .await?;
    let begun = match holder.and_then(|it| it.user_id) {
        Some(user) => drafts::at_zero(platform, &row, (user, seat, decision)).await?,
        None => None,
    };
    let action = if let Some(begun) = begun {
        begun
    } else {
        let game = tables::game_of(platform, &row)?;
        consult(&row.kind, || game.fallback(&state.0, seat, decision))?
    };
    tables::answer(platform, Actor::Clock(seat), table, decision, action).await?;
    Ok(())
}
