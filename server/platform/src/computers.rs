//! The seats that the computer plays.
//!
#![doc = include_str!("computers.md")]

mod beforehand;
mod patience;
mod thought;
mod waive;

pub use beforehand::{Beforehand, beforehand};
pub use waive::waive;

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use patience::Patience;
use sea_orm::sea_query::{Query, SelectStatement};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use tabletop::{AnyValue, DecisionId};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};

use crate::damage::{note_damage, readable_pairs};
use crate::entities::seat::Holder;
use crate::entities::{pending, seat, table};
use crate::tables::{self, Actor, consult};
use crate::{Error, Platform, TableId};

/// The time to wait before looking again after something failed on our side.
const RETRY: Duration = Duration::from_secs(10);
/// The time after which to look everywhere without being told: the hub knows nothing of what other processes do on the
/// same database, as `rookery import` does.
const ROUND: Duration = Duration::from_secs(30);

/// Answers for computer seats until `shutdown` completes, each answer at least `pace` after the
/// last change of its table, so that people can follow; a few seconds after an answer that can be
/// taken back, so that they do, unless they [waive](waive()) it.
/// Where several seats are asked at once, nobody waits for the computer.
///
/// It answers through [`crate::tables::answer`] like everybody else, begins with what was left
/// open when the process ended last, and otherwise sleeps until the hub tells of a change, or for
/// half a minute.
/// Offers (decisions that are not required) are left alone.
pub async fn run(platform: Platform, pace: Duration, shutdown: impl Future<Output = ()>) {
    // Listening begins before the first look, so that nothing falls in between.
    let mut notices = platform.hub().subscribe();
    let mut waived = platform.hub().waived();
    let mut shutdown = pin!(shutdown);
    let mut look = Look::Everywhere;
    let mut patience = Patience::new(pace);
    let mut round = Instant::now() + ROUND;
    loop {
        // Stopping in the middle is safe: an answer under way is finished by itself.
        let played = tokio::select! {
            () = &mut shutdown => return,
            played = play(&platform, &mut patience, look) => played,
        };
        if matches!(look, Look::Everywhere) {
            round = Instant::now() + ROUND;
        }
        if played.is_err() {
            round = round.min(Instant::now() + RETRY);
            // What is due there, still unanswered, would have us look again at once.
            if let Look::At(table) = look {
                patience.forget(table);
            }
        }
        let next = patience.next();
        look = tokio::select! {
            () = &mut shutdown => return,
            notice = notices.recv() => match notice {
                Ok(notice) => Look::At(notice.table),
                Err(RecvError::Lagged(_)) => Look::Everywhere,
                Err(RecvError::Closed) => return,
            },
            waived_at = waived.recv() => match waived_at {
                Ok(notice) => {
                    patience.waive(notice);
                    Look::At(notice.table)
                }
                Err(RecvError::Lagged(_)) => Look::Everywhere,
                Err(RecvError::Closed) => return,
            },
            () = sleep_until(round) => Look::Everywhere,
            () = until(next.map(|(_, at)| at)) => match next {
                Some((table, _)) => Look::At(table),
                None => Look::Everywhere,
            },
        };
    }
}

/// Never, if there is no such instant.
async fn until(instant: Option<Instant>) {
    match instant {
        Some(instant) => sleep_until(instant).await,
        None => std::future::pending().await,
    }
}

#[derive(Clone, Copy)]
enum Look {
    At(TableId),
    Everywhere,
}

/// Answers every question now open to a computer, once, or lets it wait. What these answers bring
/// up comes back as notices, behind those of other tables: so no table keeps the others waiting.
async fn play(platform: &Platform, patience: &mut Patience, look: Look) -> Result<(), Error> {
    let mut asked = pending::Entity::find()
        .find_also_related(seat::Entity)
        .filter(pending::Column::Required.eq(true))
        .order_by_asc(pending::Column::TableId)
        .order_by_asc(pending::Column::Decision);
    asked = match look {
        Look::At(table) => asked.filter(pending::Column::TableId.eq(table)),
        // Most tables have no computer, and there may be many.
        Look::Everywhere => asked.filter(pending::Column::TableId.in_subquery(theirs())),
    };
    let reader = platform.database().reader();
    let asked: Vec<(pending::Model, Option<seat::Model>)> = readable_pairs(reader, asked).await?;
    match look {
        Look::At(table) if asked.is_empty() => patience.forget(table),
        Look::At(_) => {}
        Look::Everywhere => patience.keep(asked.iter().map(|(it, _)| it.table_id).collect()),
    }
    let mut worst = Ok(());
    for asked in asked.chunk_by(|(one, _), (other, _)| one.table_id == other.table_id) {
        let computers = asked.iter().filter(|(_, seat)| {
            seat.as_ref()
                .is_some_and(|it| it.holder == Holder::Computer)
        });
        let alone = asked.len() == 1;
        if !alone || computers.clone().next().is_none() {
            patience.forget(asked[0].0.table_id);
        }
        for (question, seat) in computers {
            let level = seat.as_ref().and_then(|it| it.level.as_deref());
            let replied = reply(platform, patience, (question, level, alone)).await;
            match note_damage(question.table_id, replied) {
                // Another answer has closed it meanwhile, or its operator has to look: nothing is left to do.
                Ok(())
                | Err(Error::Closed | Error::NotRunning | Error::NoSuchTable | Error::Damaged) => {}
                failed => worst = failed,
            }
        }
    }
    worst
}

/// The tables where a computer has a seat.
fn theirs() -> SelectStatement {
    Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::Holder.eq(Holder::Computer))
        .to_owned()
}

/// Answers one question as the seat's level does, or, should that fail or take too long, as an
/// absent player would; unless it is asked alone, and too early.
async fn reply(
    platform: &Platform,
    patience: &mut Patience,
    (question, level, alone): (&pending::Model, Option<&str>, bool),
) -> Result<(), Error> {
    let (table, seat) = (question.table_id, question.number());
    let decision = DecisionId(u32::try_from(question.decision).map_err(Error::internal)?);
    let row = table::Entity::find_by_id(table)
        .one(platform.database().reader())
        .await?;
    let row = row.ok_or(Error::NoSuchTable)?;
    let state = row.state.as_ref().ok_or(Error::NotRunning)?;
    if alone && !patience.ends(platform.now(), &row) {
        return Ok(());
    }
    let game = tables::game_of(platform, &row)?;
    let give = async |action: Result<AnyValue, Error>| {
        tables::answer(platform, Actor::Computer(seat), table, decision, action?).await
    };
    let thought = thought::think(platform, &row, (question, level)).await;
    if platform.hub().is_held(table) {
        return Ok(());
    }
    match give(thought).await {
        Ok(_) => return Ok(()),
        Err(gone @ (Error::Closed | Error::NotRunning | Error::NoSuchTable | Error::Damaged)) => {
            return Err(gone);
        }
        Err(cause) => tracing::warn!(%table, seat = seat.0, %cause, "falling back"),
    }
    give(consult(&row.kind, || {
        game.fallback(&state.0, seat, decision)
    }))
    .await?;
    Ok(())
}
