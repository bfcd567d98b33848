//! What the operator does with the database as a whole: keep a copy, take one back, look whether it
//! is sound.
//!
#![doc = include_str!("admin.md")]

use std::fs;
use std::path::{Path, PathBuf};

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use crate::database::{self, Closed, Database, Held};
use crate::entities::key;
use crate::entities::outbox::{self, Status};
use crate::notices::Category;
use crate::private::{self, BESIDE, with_end};
use crate::tables::{self, Checked};
use crate::{Error, Platform, PlatformConfig, TableId};

/// The key that signs links in mails.
const LINKS: &str = "links";

/// Why nothing was done; what was there before is as it was.
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
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("table {table} does not lead to its stored state ({found:?})")]
    Astray { table: TableId, found: Checked },
    #[error("{file}: {cause}")]
    File {
        file: PathBuf,
        cause: std::io::Error,
    },
    #[error(transparent)]
    Closed(#[from] Closed),
    #[error(transparent)]
    Platform(#[from] Error),
}

/// Writes a copy of a database to the file `to`, while others read and write it. The copy is of
/// one instant; it appears under its name when it is whole and on the disk.
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
        .map_err(|it| Closed::of(url, &it))?;
    let synced = fs::File::open(&part).and_then(|it| it.sync_all());
    synced.and_then(|()| fs::rename(&part, to)).map_err(at(to))
}

/// Whether a database that others may be writing has no fault that SQLite can see.
pub async fn sound(platform: &Platform) -> Result<(), Refused> {
    let faults = platform.database().faults().await.map_err(Error::from)?;
    faults.map_or(Ok(()), |it| Err(Refused::Damaged(it)))
}

/// Makes the database in the file `from` the one that `config` names, once it has proved sound: no
/// damage, brought up to date, and every game leads to its stored state. The database that was
/// there is kept beside it, under the name that is returned. Nobody may have it open meanwhile.
///
/// Notices that wait in the copy are dropped, because they may have been sent since, but not what
/// reminds of deadlines, which are still to come; links that were mailed work no more, because they may
/// have been used.
pub async fn restore(config: PlatformConfig, from: &Path) -> Result<Option<PathBuf>, Refused> {
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

async fn put(config: PlatformConfig, from: &Path, to: &Path) -> Result<Option<PathBuf>, Refused> {
    let copy = beside(to, "restoring");
    remove(&copy)?;
    let config = PlatformConfig {
        database_url: address(&copy),
        ..config
    };
    private::create(&copy).map_err(at(&copy))?;
    // With what is not yet in the file itself.
    let copied = database::copy(&address(from), &copy).await;
    let proven = match copied {
        Ok(()) => proven(config).await,
        Err(cause) => Err(Refused::Damaged(cause.to_string())),
    };
    if let Err(refused) = proven {
        remove(&copy)?;
        return Err(refused);
    }
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
    Ok(before)
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

async fn proven(config: PlatformConfig) -> Result<(), Refused> {
    Database::readable(&config.database_url)
        .await
        .map_err(|it| Refused::Damaged(it.to_string()))?;
    let platform = Platform::open(config).await?;
    let looked = looked_through(&platform).await;
    let forgot = match looked {
        Ok(()) => forget(&platform).await.map_err(Refused::from),
        refused => refused,
    };
    platform.close().await?;
    forgot
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
    for table in tables::begun(platform, None).await? {
        let found = tables::check(platform, table).await?;
        if found.fault.is_some() {
            return Err(Refused::Astray { table, found });
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

/// What went wrong, and with which file.
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
