//! What the operator does with the database as a whole: keep a copy, take one back, look whether it
//! is sound.

use std::fs;
use std::path::{Path, PathBuf};

use crate::database::{self, Database};
use crate::tables::{self, Checked};
use crate::{Error, Platform, PlatformConfig, TableId};

/// Why nothing was done; what was there before is as it was.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    #[error("this database is not SQLite; use the tools of its own server (pg_dump, pg_restore)")]
    NotSqlite,
    #[error("{0} exists already")]
    Exists(PathBuf),
    #[error("there is no file {0}")]
    Missing(PathBuf),
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("table {table} does not lead to its stored state ({found:?})")]
    Astray { table: TableId, found: Checked },
    #[error(transparent)]
    File(#[from] std::io::Error),
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
    database::copy(&format!("sqlite://{}", from.display()), &part)
        .await
        .map_err(Error::from)?;
    fs::File::open(&part)?.sync_all()?;
    fs::rename(&part, to)?;
    Ok(())
}

/// Whether a database that others may be writing has no fault that SQLite can see.
pub async fn sound(platform: &Platform) -> Result<(), Refused> {
    let faults = platform.database().faults().await.map_err(Error::from)?;
    faults.map_or(Ok(()), |it| Err(Refused::Damaged(it)))
}

/// Makes the file `from` the database that `config` names, once it has proved sound: no damage,
/// brought up to date, and every game leads to its stored state. The database that was there is
/// kept beside it, under the name that is returned. No server may have it open.
pub async fn restore(config: PlatformConfig, from: &Path) -> Result<Option<PathBuf>, Refused> {
    let to = file(&config.database_url)?;
    if !from.exists() {
        return Err(Refused::Missing(from.to_owned()));
    }
    let copy = beside(&to, "restoring");
    remove(&copy)?;
    fs::copy(from, &copy)?;
    let config = PlatformConfig {
        database_url: format!("sqlite://{}", copy.display()),
        ..config
    };
    if let Err(refused) = proven(config).await {
        remove(&copy)?;
        return Err(refused);
    }
    fs::File::open(&copy)?.sync_all()?;
    let before = to.exists().then(|| beside(&to, "before"));
    if let Some(before) = &before {
        remove(before)?;
        // What is not yet in the file itself belongs to it.
        for end in ["", "-wal", "-shm"] {
            let part = with_end(&to, end);
            if part.exists() {
                fs::rename(part, with_end(before, end))?;
            }
        }
    }
    fs::rename(&copy, &to)?;
    Ok(before)
}

async fn proven(config: PlatformConfig) -> Result<(), Refused> {
    Database::readable(&config.database_url)
        .await
        .map_err(|it| Refused::Damaged(it.to_string()))?;
    let platform = Platform::open(config).await?;
    let looked = looked_through(&platform).await;
    platform.close().await?;
    looked
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

/// `sqlite://folder/file?mode=rwc`
fn file(url: &str) -> Result<PathBuf, Refused> {
    let rest = url.strip_prefix("sqlite:").ok_or(Refused::NotSqlite)?;
    let path = rest.strip_prefix("//").unwrap_or(rest);
    let path = path.split('?').next().unwrap_or_default();
    Ok(PathBuf::from(path))
}

fn beside(file: &Path, end: &str) -> PathBuf {
    with_end(file, &format!(".{end}"))
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A database file that an earlier attempt has left, and what belongs to it.
fn remove(file: &Path) -> Result<(), Refused> {
    for end in ["", "-wal", "-shm"] {
        let part = with_end(file, end);
        if part.exists() {
            fs::remove_file(part)?;
        }
    }
    Ok(())
}
