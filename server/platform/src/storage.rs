//! Whether what people do can be stored: the database takes a write and gives it back, and the disk
//! under it has room.

mod disk;

use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};

use crate::entities::probe;
use crate::{Error, Platform};
pub use disk::Disk;

/// How long the database may take for a row.
const PATIENCE: Duration = Duration::from_secs(2);
/// Whoever asks again within so many milliseconds gets the same answer: anybody may ask.
const FRESH: i64 = 1000;
/// How often the server looks by itself.
const EVERY: Duration = Duration::from_secs(10);

/// From when on the disk counts as nearly full, in bytes that are free.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The operator is told.
    pub warning: u64,
    /// The server says that it is not ready.
    pub reserve: u64,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Everything works.
    Works,
    /// Everything works, and the disk will be full before long.
    LittleRoom,
    /// The disk has less room than is kept in reserve.
    NoRoom,
    /// A write did not succeed; the cause is in the log.
    NotWritable,
}

impl State {
    /// Whether visitors should be sent here.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::Works | Self::LittleRoom)
    }
}

/// What was found, and the disk, where there is one that can be asked.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub state: State,
    pub disk: Option<Disk>,
}

/// What was found last.
#[derive(Default)]
pub struct Memory {
    last: Mutex<Option<(i64, Found)>>,
    fails: AtomicBool,
}

impl Memory {
    /// Whether the last write that was tried has failed.
    pub fn fails(&self) -> bool {
        self.fails.load(Ordering::Relaxed)
    }
}

/// Writes a row, reads it through another connection, and asks the disk. Whoever comes meanwhile,
/// or within a second, gets the same answer.
pub async fn look(platform: &Platform, room: Room) -> Found {
    let memory = platform.storage();
    let mut last = memory.last.lock().await;
    if let Some((at, found)) = *last
        && (platform.now() - at).abs() < FRESH
    {
        return found;
    }
    let before = last.map_or(State::Works, |(_, found)| found.state);
    let written = match timeout(PATIENCE, write(platform)).await {
        Ok(written) => written,
        Err(_) => Err(Error::Unavailable),
    };
    memory.fails.store(written.is_err(), Ordering::Relaxed);
    let disk = platform.database().file().and_then(|it| disk::of(&it));
    let state = match (written, disk.map(|it| it.free)) {
        (Err(_), _) => State::NotWritable,
        (Ok(()), Some(free)) if free < room.reserve => State::NoRoom,
        (Ok(()), Some(free)) if free < room.warning => State::LittleRoom,
        (Ok(()), _) => State::Works,
    };
    let found = Found { state, disk };
    if state != before {
        tell(found, platform.database().file());
    }
    *last = Some((platform.now(), found));
    found
}

/// Looks every ten seconds until `shutdown` completes, so that the log tells what changes.
pub async fn run(platform: Platform, room: Room, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    loop {
        look(&platform, room).await;
        tokio::select! {
            () = &mut shutdown => return,
            () = sleep(EVERY) => {}
        }
    }
}

async fn write(platform: &Platform) -> Result<(), Error> {
    let number = || Expr::col(probe::Column::Number);
    let tx = platform.database().write().await?;
    let written = probe::Entity::update_many()
        .col_expr(probe::Column::Number, number().add(1_i64))
        .filter(probe::Column::Id.eq(probe::READINESS))
        .exec(&tx)
        .await?;
    if written.rows_affected != 1 {
        return Err(Error::internal("the row that proves a write is missing"));
    }
    let ours = probe::Entity::find_by_id(probe::READINESS).one(&tx).await?;
    tx.commit().await?;
    let read = probe::Entity::find_by_id(probe::READINESS);
    let read = read.one(platform.database().reader()).await?;
    // Another process may have written since.
    if read.map(|it| it.number) < ours.map(|it| it.number) {
        return Err(Error::Unavailable);
    }
    Ok(())
}

/// Tells the operator what has changed.
fn tell(found: Found, file: Option<PathBuf>) {
    let free_mb = found.disk.map(|it| it.free / MB);
    let file = file.map(|it| it.display().to_string());
    match found.state {
        State::Works => tracing::info!(file, free_mb, "the database can be written again"),
        State::LittleRoom => tracing::warn!(file, free_mb, "the disk is nearly full: make room"),
        State::NoRoom => tracing::error!(file, free_mb, "the disk is full but for the reserve"),
        State::NotWritable => tracing::error!(
            file,
            free_mb,
            "the database cannot be written: people can read, and nothing they do is saved"
        ),
    }
}

/// Bytes.
const MB: u64 = 1024 * 1024;
