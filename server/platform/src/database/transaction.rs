//! A transaction that is only ever acknowledged when it is known to be stored.
//!
//! `SQLite` ends a transaction by itself when the disk is full or fails, and `PostgreSQL` answers a
//! COMMIT after a failed statement with a silent ROLLBACK. So the first failure ends a
//! [`Transaction`] for good: nothing more is done in it, and it cannot be committed.

use std::sync::atomic::{AtomicBool, Ordering};

use sea_orm::{
    ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, ExecResult, QueryResult, Statement,
};

use super::failure::{self, Failure};
use super::witness::Witness;
use crate::Error;

/// A unit of what is written, or read, as one. Dropping it undoes everything.
pub struct Transaction {
    inner: DatabaseTransaction,
    witness: Option<Witness>,
    /// A statement has failed: the database may have ended the transaction.
    broken: AtomicBool,
    /// A statement has changed a row.
    changed: AtomicBool,
}

impl Transaction {
    pub(super) const fn new(inner: DatabaseTransaction, witness: Option<Witness>) -> Self {
        Self {
            inner,
            witness,
            broken: AtomicBool::new(false),
            changed: AtomicBool::new(false),
        }
    }

    /// Stores everything, and returns only when it is known to be stored.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when nothing was stored, [`Error::Unconfirmed`] when that cannot be
    /// told: the connection was lost before the database answered.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is what everybody else uses"
    )]
    pub async fn commit(self) -> Result<(), Error> {
        if self.broken.into_inner() {
            return Err(failure::refused(
                "a statement of this transaction has failed",
            ));
        }
        if !self.changed.into_inner() {
            return Ok(self.inner.commit().await?);
        }
        match self.witness {
            Some(witness) => witness.commit(self.inner).await,
            None => self.inner.commit().await.map_err(failure::of_commit),
        }
    }

    /// Checks that anything may still be done in it.
    fn whole(&self) -> Result<(), DbErr> {
        if self.broken.load(Ordering::Relaxed) {
            return Err(failure::ended());
        }
        Ok(())
    }

    fn noted<T>(&self, done: Result<T, DbErr>) -> Result<T, DbErr> {
        if let Err(cause) = &done {
            // SQLite undoes a statement that violates a constraint, and that alone.
            let goes_on = self.inner.get_database_backend() == DbBackend::Sqlite
                && Failure::of(cause) == Failure::Constraint;
            if !goes_on {
                self.broken.store(true, Ordering::Relaxed);
            }
        }
        done
    }

    fn note_change(&self, rows: u64) {
        if rows > 0 {
            self.changed.store(true, Ordering::Relaxed);
        }
    }
}

/// A question alone changes nothing; what returns rows may also have written them.
fn writes(sql: &str) -> bool {
    !sql.trim_start()
        .get(..6)
        .is_some_and(|it| it.eq_ignore_ascii_case("select"))
}

#[async_trait::async_trait]
impl ConnectionTrait for Transaction {
    fn get_database_backend(&self) -> DbBackend {
        self.inner.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.whole()?;
        let done = self.noted(self.inner.execute_raw(statement).await)?;
        self.note_change(done.rows_affected());
        Ok(done)
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.whole()?;
        let done = self.noted(self.inner.execute_unprepared(sql).await)?;
        self.note_change(done.rows_affected());
        Ok(done)
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        self.whole()?;
        let writes = writes(&statement.sql);
        let found = self.noted(self.inner.query_one_raw(statement).await)?;
        self.note_change(u64::from(writes && found.is_some()));
        Ok(found)
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        self.whole()?;
        let writes = writes(&statement.sql);
        let found = self.noted(self.inner.query_all_raw(statement).await)?;
        self.note_change(u64::from(writes && !found.is_empty()));
        Ok(found)
    }
}
