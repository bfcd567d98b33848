//! The checks that what people do can be stored: the database takes a write and gives it back, and the disk under it
//! has room.
//!
#![doc = include_str!("storage.md")]

mod disk;

use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::entities::probe;
use crate::{Error, Platform};
pub use disk::Disk;

/// The time that whoever asks waits for a row to be written.
const PATIENCE: Duration = Duration::from_secs(2);
/// A write that takes longer has failed. SQLite gives up by itself after ten seconds, when another
/// process writes; a disk that is being copied may keep a commit waiting as long.
const STUCK: Duration = Duration::from_secs(30);
/// The time, in milliseconds, for which whoever asks again gets the same answer: anybody may ask.
const FRESH: i64 = 1000;
/// The time after which the server looks by itself again.
const EVERY: Duration = Duration::from_secs(10);

/// From when on the disk counts as nearly full, in bytes that are free.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The operator is told.
    pub warning: u64,
    /// The server says that it is not ready.
    pub reserve: u64,
}

/// The state that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Everything works.
    Works,
    /// Everything works, and the disk will be full before long.
    LittleRoom,
    /// The disk has less room than is kept in reserve.
    NoRoom,
    /// A write did not succeed, or does not end; the cause is in the log. One that takes long is no
    /// failure: what was found before counts on meanwhile.
    NotWritable,
}

impl State {
    /// Tells whether visitors should be sent here.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::Works | Self::LittleRoom)
    }
}

/// The state that was found, and the disk, where there is one that can be asked.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub state: State,
    pub disk: Option<Disk>,
}

/// The memory of what was found last.
#[derive(Default)]
pub struct Memory {
    looks: Mutex<Looks>,
    fails: AtomicBool,
}

#[derive(Default)]
struct Looks {
    /// The time of the last look, in milliseconds since 1970, and what it found.
    last: Option<(i64, Found)>,
    under_way: Option<Write>,
}

/// A write that is tried, and since when.
struct Write {
    begun: Instant,
    work: JoinHandle<Result<(), Error>>,
}

/// The fate of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Done,
    Failed,
    /// It is under way, for so long by now.
    Waits(Duration),
}

impl Memory {
    /// Tells whether the last write that was tried has failed.
    pub fn fails(&self) -> bool {
        self.fails.load(Ordering::Relaxed)
    }
}

/// Writes a row, reads it through another connection, and asks the disk. Whoever comes meanwhile,
/// or within a second, gets the same answer.
pub async fn look(platform: &Platform, room: Room) -> Found {
    let memory = platform.storage();
    let mut looks = memory.looks.lock().await;
    if let Some((at, found)) = looks.last
        && (platform.now() - at).abs() < FRESH
    {
        return found;
    }
    let before = looks.last.map_or(State::Works, |(_, found)| found.state);
    let written = looks.write(platform).await;
    let works = works(written, before != State::NotWritable);
    memory.fails.store(!works, Ordering::Relaxed);
    let disk = platform.database().file().and_then(|it| disk::of(&it));
    let state = match disk.map(|it| it.free) {
        _ if !works => State::NotWritable,
        Some(free) if free < room.reserve => State::NoRoom,
        Some(free) if free < room.warning => State::LittleRoom,
        _ => State::Works,
    };
    let found = Found { state, disk };
    if state != before {
        tell(found, platform.database().file());
    }
    looks.last = Some((platform.now(), found));
    found
}

/// Tells whether the database takes what people do, if it did before.
fn works(written: Written, before: bool) -> bool {
    match written {
        Written::Done => true,
        Written::Failed => false,
        Written::Waits(long) => before && long < STUCK,
    }
}

impl Looks {
    /// Tries a write, or goes on waiting for the one that is under way.
    async fn write(&mut self, platform: &Platform) -> Written {
        let Write { begun, mut work } = self.under_way.take().unwrap_or_else(|| {
            let platform = platform.clone();
            Write {
                begun: Instant::now(),
                work: tokio::spawn(async move { write(&platform).await }),
            }
        });
        match timeout(PATIENCE, &mut work).await {
            Ok(Ok(Ok(()))) => Written::Done,
            Ok(_) => Written::Failed,
            Err(_) => {
                let waits = begun.elapsed();
                tracing::warn!(?waits, "a write to the database takes long");
                self.under_way = Some(Write { begun, work });
                Written::Waits(waits)
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_long_is_no_failure_and_what_never_ends_is() {
        let slow = Written::Waits(PATIENCE);
        assert!(works(slow, true), "a backup is under way");
        assert!(!works(slow, false), "what has failed has to succeed first");
        assert!(!works(Written::Waits(STUCK), true));
        assert!(!works(Written::Failed, true) && works(Written::Done, false));
    }
}
