//! A database kept from everybody else.

use sea_orm::sqlx::error::DatabaseError;
use sea_orm::{ConnectionTrait, DatabaseConnection, DbErr, RuntimeErr};

use super::connect::{Use, sqlite};

/// An SQLite database that nobody else has open, and nobody can open until this is given up.
pub struct Held(DatabaseConnection);

impl Held {
    /// `None` where somebody has it open.
    pub async fn take(url: &str) -> Result<Option<Self>, DbErr> {
        let held = sea_orm::Database::connect(sqlite(url, Use::Alone)).await;
        let taken = match held {
            Ok(held) => Self::alone(&held).await.map(|()| held),
            Err(cause) => Err(cause),
        };
        match taken {
            Ok(held) => Ok(Some(Self(held))),
            Err(cause) if is_busy(&cause) => Ok(None),
            Err(cause) => Err(cause),
        }
    }

    /// What is not yet in the file itself goes there; nothing else is left that belongs to it.
    async fn alone(held: &DatabaseConnection) -> Result<(), DbErr> {
        for tell in ["PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"] {
            held.execute_unprepared(tell).await?;
        }
        Ok(())
    }

    pub async fn give_up(self) -> Result<(), DbErr> {
        self.0.close().await
    }
}

/// Whether somebody else has a database open, or writes it.
fn is_busy(cause: &DbErr) -> bool {
    const PRIMARY: i32 = 0xff;
    let (DbErr::Conn(of) | DbErr::Exec(of) | DbErr::Query(of)) = cause else {
        return false;
    };
    let RuntimeErr::SqlxError(of) = of else {
        return false;
    };
    let code = of.as_database_error().and_then(DatabaseError::code);
    let code = code.and_then(|it| it.parse::<i32>().ok());
    // SQLITE_BUSY and SQLITE_LOCKED, however extended.
    code.is_some_and(|it| matches!(it & PRIMARY, 5 | 6))
}
