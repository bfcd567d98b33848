//! The meaning of a failure of the database for whoever asked.

use std::fmt::Display;

use sea_orm::sqlx::{self, error::ErrorKind};
use sea_orm::{DbErr, RuntimeErr};

use crate::damage::damaged;
use crate::{Error, LogThrottle};

/// While the database is away every request meets it.
static AWAY: LogThrottle = LogThrottle::new();

/// Kinds of failure that are handled differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A row that must not be there twice, or belongs to nothing.
    Constraint,
    /// The database cannot do it now: the disk is full or fails, somebody holds the lock, the
    /// server is gone or refuses. The same statement may succeed later.
    Unavailable,
    /// The connection broke, so that nobody knows what the database has done.
    Cut,
    /// A stored value is of another kind than what was written.
    Unreadable,
    /// A fault of the program or of the file.
    Other,
}

impl Failure {
    pub fn of(cause: &DbErr) -> Self {
        match cause {
            DbErr::ConnectionAcquire(_) => Self::Unavailable,
            DbErr::Custom(text) if text == ENDED => Self::Unavailable,
            DbErr::Type(_) => Self::Unreadable,
            _ => sqlx_error(cause).map_or(Self::Other, of_sqlx),
        }
    }
}

/// Returns the error that the driver has told.
pub fn sqlx_error(cause: &DbErr) -> Option<&sqlx::Error> {
    let (DbErr::Conn(of) | DbErr::Exec(of) | DbErr::Query(of)) = cause else {
        return None;
    };
    match of {
        RuntimeErr::SqlxError(of) => Some(of),
        RuntimeErr::Internal(_) => None,
    }
}

/// The primary of the codes that sqlite.org/rescode.html names.
pub fn sqlite_code(cause: &DbErr) -> Option<u32> {
    let sqlx::Error::Database(error) = sqlx_error(cause)? else {
        return None;
    };
    Some(extended(&error.code()?)? & PRIMARY)
}

/// `SQLite` writes its codes as numbers, the primary one in the last byte.
fn extended(code: &str) -> Option<u32> {
    code.parse().ok()
}

const PRIMARY: u32 = 0xff;

fn of_sqlx(cause: &sqlx::Error) -> Failure {
    match cause {
        sqlx::Error::Database(cause) => match cause.kind() {
            ErrorKind::Other => of_code(cause.code().as_deref().unwrap_or_default()),
            _ => Failure::Constraint,
        },
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => Failure::Unavailable,
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::WorkerCrashed => Failure::Cut,
        sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => Failure::Unreadable,
        _ => Failure::Other,
    }
}

/// `SQLite`'s codes are numbers, those of `PostgreSQL` have five characters.
fn of_code(code: &str) -> Failure {
    if code.len() == 5 {
        return of_sqlstate(code);
    }
    let Some(code) = extended(code) else {
        return Failure::Other;
    };
    match (code, code & PRIMARY) {
        // IOERR_FSYNC, IOERR_DIR_FSYNC: what was written may come to light after a crash.
        (1034 | 1290, _) => Failure::Cut,
        // BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, FULL, CANTOPEN, PROTOCOL
        (_, 5..=10 | 13..=15) => Failure::Unavailable,
        // CORRUPT
        (_, 11) => Failure::Unreadable,
        _ => Failure::Other,
    }
}

fn of_sqlstate(code: &str) -> Failure {
    match code {
        // Ended by the administrator, or by a crash: the answer to a COMMIT may be lost.
        "57P01" | "57P02" | "57P05" => Failure::Cut,
        // Read-only, starting up, serialization failure, deadlock, lock timeout.
        "25006" | "57P03" | "40001" | "40P01" | "55P03" | "57014" => Failure::Unavailable,
        _ if code.starts_with("08") => Failure::Cut,
        // Not enough of something: disk, memory, connections; or the system under it fails.
        _ if code.starts_with("53") || code.starts_with("58") => Failure::Unavailable,
        _ => Failure::Other,
    }
}

const ENDED: &str = "the transaction has ended with an earlier failure";

/// Returns the error for what is asked for in a transaction after something in it has failed.
pub fn ended() -> DbErr {
    DbErr::Custom(ENDED.into())
}

/// Nothing was stored.
pub fn refused(cause: &str) -> Error {
    tracing::warn!(cause, "not saved");
    Error::Unavailable
}

/// It may have been stored or not.
pub fn unconfirmed(cause: &impl Display) -> Error {
    tracing::error!(%cause, "whether it was saved is not known");
    Error::Unconfirmed
}

/// A COMMIT failed. What the database has refused in words is not stored; where the connection
/// broke, or the disk, nobody knows.
pub fn of_commit(cause: DbErr) -> Error {
    match Failure::of(&cause) {
        Failure::Cut => unconfirmed(&cause),
        _ => cause.into(),
    }
}

impl From<DbErr> for Error {
    fn from(cause: DbErr) -> Self {
        match Failure::of(&cause) {
            Failure::Unavailable | Failure::Cut => {
                if let Some(times) = AWAY.due() {
                    tracing::warn!(%cause, times, "the database does not work just now");
                }
                Self::Unavailable
            }
            Failure::Unreadable => damaged(cause),
            Failure::Constraint | Failure::Other => Self::internal(cause),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_pass_is_told_from_what_is_a_fault() {
        let unavailable = [
            "13", "10", "778", "8", "1032", "5", "53100", "40001", "25006",
        ];
        for code in unavailable {
            assert_eq!(of_code(code), Failure::Unavailable, "{code}");
        }
        for code in ["1034", "57P01", "08006"] {
            assert_eq!(of_code(code), Failure::Cut, "{code}");
        }
        assert_eq!(of_code("11"), Failure::Unreadable);
        for code in ["26", "1", "42P01", "22001", ""] {
            assert_eq!(of_code(code), Failure::Other, "{code}");
        }
    }
}
