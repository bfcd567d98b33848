//! The reasons why a database does not open, as somebody can understand and mend who runs the server.

use std::io;
use std::path::{Path, PathBuf};

use sea_orm::DbErr;
use sea_orm::sqlx;

use super::Database;
use super::copy_digest::BROKEN;
use super::failure::{sqlite_code, sqlx_error};
use super::ownership::FOREIGN;
use crate::Error;
use crate::migrations::OLDER;
use crate::private::sqlite_file;

/// The reason why a database does not open, or cannot be gone on with. Nothing was written to it.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("there is no folder for {0}")]
    NoFolder(PathBuf),
    #[error("{0} is no file")]
    NoFile(PathBuf),
    #[error("{0} cannot be read or written")]
    Forbidden(PathBuf),
    #[error("{0} can only be read")]
    ReadOnly(PathBuf),
    #[error("{0} is no database")]
    NoDatabase(PathBuf),
    #[error("{0} belongs to another program")]
    Foreign(PathBuf),
    #[error("{0} is damaged")]
    Damaged(PathBuf),
    #[error("there is no room left for {0}")]
    Full(PathBuf),
    #[error("another program is writing {0}")]
    InUse(PathBuf),
    /// Another process serves it; which one, if it has said so.
    #[error("another process serves {0} ({1:?})")]
    Served(PathBuf, Option<u32>),
    /// A newer Rookery has changed its shape.
    #[error("the database was written by a newer version")]
    Newer,
    /// A Rookery from before the first release has made it, and not the last of them.
    #[error("the database was written by a version that is too old")]
    Older,
    #[error("the database's server does not answer")]
    Unreachable,
    #[error("the database's server lets nobody in so")]
    Login,
    #[error(transparent)]
    Other(#[from] Error),
}

impl OpenError {
    /// Returns why the file of a database could not be made.
    pub(crate) fn file(file: &Path, cause: &io::Error) -> Self {
        let file = file.to_owned();
        match cause.kind() {
            io::ErrorKind::NotFound
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::AlreadyExists => Self::NoFolder(file),
            io::ErrorKind::PermissionDenied => Self::Forbidden(file),
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(file),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full(file),
            _ => Self::Other(Error::internal(cause)),
        }
    }

    /// Returns why the database at this address could not be opened.
    pub(crate) fn of(url: &str, cause: &DbErr) -> Self {
        if let DbErr::Custom(text) = cause
            && text.contains("has been applied but its file is missing")
        {
            return Self::Newer;
        }
        if matches!(cause, DbErr::Custom(text) if text == OLDER) {
            return Self::Older;
        }
        let found = match sqlite_file(url) {
            Some(file) => Self::of_sqlite(file, cause),
            None => Self::of_server(cause),
        };
        found.unwrap_or_else(|| Self::Other(Error::internal(cause)))
    }

    fn of_sqlite(file: PathBuf, cause: &DbErr) -> Option<Self> {
        if let DbErr::Custom(text) = cause {
            return match text.as_str() {
                FOREIGN => Some(Self::Foreign(file)),
                BROKEN => Some(Self::Damaged(file)),
                _ => None,
            };
        }
        Some(match sqlite_code(cause)? {
            14 if file.exists() && !file.is_file() => Self::NoFile(file),
            3 | 14 | 23 => Self::Forbidden(file),
            5 | 6 => Self::InUse(file),
            8 => Self::ReadOnly(file),
            11 => Self::Damaged(file),
            13 => Self::Full(file),
            26 => Self::NoDatabase(file),
            _ => return None,
        })
    }

    fn of_server(cause: &DbErr) -> Option<Self> {
        if matches!(cause, DbErr::ConnectionAcquire(_)) {
            return Some(Self::Unreachable);
        }
        match sqlx_error(cause)? {
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut => {
                Some(Self::Unreachable)
            }
            // Invalid authorization, and no such database.
            sqlx::Error::Database(error) => {
                let code = error.code()?;
                (code.starts_with("28") || code == "3D000").then_some(Self::Login)
            }
            _ => None,
        }
    }

    /// Returns why something failed that a database was needed for, if the database tells: whoever was refused knows
    /// nothing but the number of a line in the log.
    pub async fn found(url: &str) -> Option<Self> {
        let file = sqlite_file(url)?;
        let broken = |cause: DbErr| Self::of_sqlite(file.clone(), &cause);
        match Database::flaw(url).await {
            Ok(None) => None,
            Ok(Some(_)) => Some(Self::Damaged(file)),
            Err(cause) => broken(cause),
        }
    }
}
