//! A database kept from everybody else.

use sea_orm::{ConnectionTrait, DatabaseConnection, DbErr};

use super::connect::{Use, sqlite};
use super::failure::sqlite_code;

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

    /// Moves what is not yet in the file itself there; nothing else is left that belongs to it.
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

/// Tells whether somebody else has a database open, or writes it.
fn is_busy(cause: &DbErr) -> bool {
    // SQLITE_BUSY and SQLITE_LOCKED.
    matches!(sqlite_code(cause), Some(5 | 6))
}
