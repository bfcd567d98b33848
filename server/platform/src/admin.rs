//! The work of the operator on the database as a whole: keep a copy, take one back, look whether it is sound.
//!
#![doc = include_str!("admin.md")]

mod rows;
mod values;

use std::fs;
use std::path::{Path, PathBuf};

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use crate::database::{self, CopyDigest, Database, Held, OpenError};
use crate::entities::key;
use crate::entities::outbox::{self, Status};
use crate::notices::Category;
use crate::private::{self, BESIDE, with_end};
use crate::tables::{self, Fault};
use crate::{Error, Platform, PlatformConfig, TableId};
pub use rows::{Unreadable, unreadable};

/// The key that signs links in mails.
const LINKS: &str = "links";

/// The reason why nothing was done; what was there before is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    #[error("this database is not SQLite; use the tools of its own server (pg_dump, pg_restore)")]
    NotSqlite,
    #[error("{0} exists already")]
    Exists(PathBuf),
    #[error("there is no file {0}")]
    Missing(PathBuf),
    #[error("{0} is open elsewhere; the server has to be stopped first")]
    InUse(PathBuf),
    #[error(
        "the file is damaged: {0}; nothing was changed. Take an earlier copy back, or fetch this one again \
         from where it is kept"
    )]
    Damaged(String),
    #[error(
        "{0} is not what was written when it was made: its digest is another, so something in it is damaged. \
         Nothing was changed. Fetch it again from where it is kept, or take an earlier copy back"
    )]
    Broken(PathBuf),
    #[error(
        "table {table} does not lead to its stored state: {fault}. Nothing was changed. Take an earlier copy \
         back, or use the build of rookery that has made this one"
    )]
    Astray { table: TableId, fault: Fault },
    #[error(
        "{0}. Nothing was changed. Take an earlier copy back, or fetch this one again from where it is kept"
    )]
    Unreadable(Unreadable),
    #[error("{file}: {cause}")]
    File {
        file: PathBuf,
        cause: std::io::Error,
    },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Platform(#[from] Error),
}

/// Writes a copy of a database to the file `to`, while others read and write it. The copy is of
/// one instant, and carries the digest of its content; it appears under its name when it is whole and on
/// the disk.
pub async fn backup(url: &str, to: &Path) -> Result<(), Refused> {
    let from = existing(url)?;
    if to.exists() {
        return Err(Refused::Exists(to.to_owned()));
    }
    let part = beside(to, "part");
    remove(&part)?;
    private::create(&part).map_err(at(to))?;
    database::copy(&address(&from), &part)
        .await
        .map_err(|it| OpenError::of(url, &it))?;
    let added = CopyDigest::put(&part).await;
    added.map_err(|it| OpenError::of(&address(&part), &it))?;
    let synced = fs::File::open(&part).and_then(|it| it.sync_all());
    synced.and_then(|()| fs::rename(&part, to)).map_err(at(to))
}

/// Returns true where a copy still is what was written when it was made; `None` for a file that does not say
/// what that was.
///
/// # Errors
/// [`Refused::Missing`], and [`Refused::Damaged`] for a file that does not read.
pub async fn intact(copy: &Path) -> Result<Option<bool>, Refused> {
    if !copy.exists() {
        return Err(Refused::Missing(copy.to_owned()));
    }
    match CopyDigest::of(copy).await {
        Ok(CopyDigest::Missing) => Ok(None),
        Ok(found) => Ok(Some(found == CopyDigest::Holds)),
        Err(cause) => Err(Refused::Damaged(cause.to_string())),
    }
}

/// Checks that a database that others may be writing has no fault that SQLite can see.
pub async fn sound(platform: &Platform) -> Result<(), Refused> {
    let faults = platform.database().faults().await.map_err(Error::from)?;
    faults.map_or(Ok(()), |it| Err(Refused::Damaged(it)))
}

/// The outcome of taking a copy back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The file of the database that was there before.
    pub before: Option<PathBuf>,
    /// True where the copy carried a digest, and so is proved to be what was written. Those from before
    /// there were digests carry none, nor do files that `backup` has not made.
    pub proved: bool,
}

/// Makes the database in the file `from` the one that `config` names, once it has proved sound: no
/// damage, the digest that it carries is that of its content, brought up to date, and every game leads to
/// its stored state. The database that was there is kept beside it. Nobody may have it open meanwhile.
///
/// Notices that wait in the copy are dropped, because they may have been sent since, but not what
/// reminds of deadlines, which are still to come; links that were mailed work no more, because they may
/// have been used.
pub async fn restore(config: PlatformConfig, from: &Path) -> Result<Restored, Refused> {
    let to = file(&config.database_url)?;
    if !from.exists() {
        return Err(Refused::Missing(from.to_owned()));
    }
    let held = alone(&to).await?;
    let restored = put(config, from, &to).await;
    if let Some(held) = held {
        held.give_up().await.map_err(Error::from)?;
    }
    restored
}

async fn put(config: PlatformConfig, from: &Path, to: &Path) -> Result<Restored, Refused> {
    let copy = beside(to, "restoring");
    remove(&copy)?;
    let config = PlatformConfig {
        database_url: address(&copy),
        ..config
    };
    private::create(&copy).map_err(at(&copy))?;
    // With what is not yet in the file itself.
    let copied = database::copy(&address(from), &copy).await;
    let judged = match copied {
        Ok(()) => proven(config, (from, &copy)).await,
        Err(cause) => Err(Refused::Damaged(cause.to_string())),
    };
    let proved = match judged {
        Ok(proved) => proved,
        Err(refused) => {
            remove(&copy)?;
            return Err(refused);
        }
    };
    let synced = fs::File::open(&copy).and_then(|it| it.sync_all());
    synced.map_err(at(&copy))?;
    let before = to.exists().then(|| beside(to, "before"));
    if let Some(before) = &before {
        remove(before)?;
        // One that is damaged may have more than its file.
        for end in BESIDE {
            let part = with_end(to, end);
            if part.exists() {
                private::tighten(&part);
                fs::rename(&part, with_end(before, end)).map_err(at(&part))?;
            }
        }
    }
    fs::rename(&copy, to).map_err(at(to))?;
    Ok(Restored { before, proved })
}

/// Keeps everybody out of a database; `None` where there is none, or none that can be opened.
async fn alone(to: &Path) -> Result<Option<Held>, Refused> {
    if !to.exists() {
        return Ok(None);
    }
    match Held::take(&address(to)).await {
        Ok(Some(held)) => Ok(Some(held)),
        Ok(None) => Err(Refused::InUse(to.to_owned())),
        Err(cause) => {
            tracing::warn!(%cause, "what is replaced cannot be opened");
            Ok(None)
        }
    }
}

/// Looks through the copy, which has become the file that `config` names; returns true where its digest has
/// proved it.
async fn proven(config: PlatformConfig, (from, copy): (&Path, &Path)) -> Result<bool, Refused> {
    let damaged = |it: sea_orm::DbErr| Refused::Damaged(it.to_string());
    Database::readable(&config.database_url)
        .await
        .map_err(damaged)?;
    let found = CopyDigest::of(copy).await.map_err(damaged)?;
    if found == CopyDigest::Broken {
        return Err(Refused::Broken(from.to_owned()));
    }
    let platform = Platform::open(config).await?;
    let looked = looked_through(&platform).await;
    let forgot = match looked {
        Ok(()) => forget(&platform).await.map_err(Refused::from),
        refused => refused,
    };
    platform.close().await?;
    forgot.map(|()| found == CopyDigest::Holds)
}

/// Forgets what must not happen a second time: the next server makes a new key for links.
async fn forget(platform: &Platform) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    outbox::Entity::update_many()
        .col_expr(outbox::Column::Status, Expr::value(Status::Dropped))
        .col_expr(outbox::Column::Key, Expr::value(None::<String>))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        // Its question is asked still, and nothing else will tell that its time runs out.
        .filter(outbox::Column::Category.ne(Category::Deadline))
        .exec(&tx)
        .await?;
    key::Entity::delete_by_id(LINKS).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

async fn looked_through(platform: &Platform) -> Result<(), Refused> {
    sound(platform).await?;
    if let Some(first) = unreadable(platform).await?.into_iter().next() {
        return Err(Refused::Unreadable(first));
    }
    for table in tables::begun(platform, None).await? {
        if let Some(fault) = tables::check(platform, table).await?.fault {
            return Err(Refused::Astray { table, fault });
        }
    }
    Ok(())
}

/// The file of a database that is there.
fn existing(url: &str) -> Result<PathBuf, Refused> {
    let file = file(url)?;
    if file.exists() {
        Ok(file)
    } else {
        Err(Refused::Missing(file))
    }
}

/// The file of a database, where it is one.
fn file(url: &str) -> Result<PathBuf, Refused> {
    private::sqlite_file(url).ok_or(Refused::NotSqlite)
}

/// Returns a function that tells what went wrong, and with which file.
fn at(file: &Path) -> impl Fn(std::io::Error) -> Refused {
    let file = file.to_owned();
    move |cause| Refused::File {
        file: file.clone(),
        cause,
    }
}

fn address(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn beside(file: &Path, end: &str) -> PathBuf {
    with_end(file, &format!(".{end}"))
}

/// A database file that an earlier attempt has left, and what belongs to it.
fn remove(file: &Path) -> Result<(), Refused> {
    for end in BESIDE {
        let part = with_end(file, end);
        if part.exists() {
            fs::remove_file(&part).map_err(at(&part))?;
        }
    }
    Ok(())
}
