//! The loop that applies what was stored as soon as its question is asked.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, sea_query::Query};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};

use super::apply::apply;
use crate::damage::readable_ids;
use crate::entities::{pending, standing};
use crate::{Error, Platform, TableId};

/// The time to wait before looking again after something failed on our side.
const RETRY: Duration = Duration::from_secs(10);
/// The time after which to look everywhere without being told: the hub knows nothing of other processes.
const ROUND: Duration = Duration::from_secs(30);

#[derive(Clone, Copy)]
enum Look {
    At(TableId),
    Everywhere,
}

/// Applies what people have stored until `shutdown` completes: at once when the hub tells of a
/// change, and to begin with whatever was left open when the process ended last.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    // Listening begins before the first look, so that nothing falls in between.
    let mut notices = platform.hub().subscribe();
    let mut shutdown = pin!(shutdown);
    let mut look = Look::Everywhere;
    let mut round = Instant::now() + ROUND;
    loop {
        // Stopping in the middle is safe: an answer under way is finished by itself.
        let applied = tokio::select! {
            () = &mut shutdown => return,
            applied = look_at(&platform, look) => applied,
        };
        if matches!(look, Look::Everywhere) {
            round = Instant::now() + ROUND;
        }
        if applied.is_err() {
            round = round.min(Instant::now() + RETRY);
        }
        look = tokio::select! {
            () = &mut shutdown => return,
            notice = notices.recv() => match notice {
                Ok(notice) => Look::At(notice.table),
                Err(RecvError::Lagged(_)) => Look::Everywhere,
                Err(RecvError::Closed) => return,
            },
            () = sleep_until(round) => Look::Everywhere,
        };
    }
}

async fn look_at(platform: &Platform, look: Look) -> Result<(), Error> {
    let tables = match look {
        Look::At(table) => vec![table],
        Look::Everywhere => everywhere(platform).await?,
    };
    let mut worst = Ok(());
    for table in tables {
        let applied = apply(platform, table).await;
        if applied.is_err() {
            worst = applied;
        }
    }
    worst
}

/// The tables where something is asked and something was stored.
async fn everywhere(platform: &Platform) -> Result<Vec<TableId>, Error> {
    let asked = Query::select()
        .column(pending::Column::TableId)
        .from(pending::Entity)
        .to_owned();
    let tables = standing::Entity::find()
        .select_only()
        .column(standing::Column::TableId)
        .distinct()
        .filter(standing::Column::TableId.in_subquery(asked));
    let reader = platform.database().reader();
    Ok(readable_ids(reader, tables).await?)
}
