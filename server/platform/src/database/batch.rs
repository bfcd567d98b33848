//! The statements that a transaction writes, sent to the database at once where it takes that.

use super::Transaction;
use sea_orm::{ConnectionTrait, DbBackend, DbErr, QueryTrait, Statement, Value};

/// Statements of which nobody asks what they did.
pub struct Batch<'a> {
    pub tx: &'a Transaction,
    statements: Vec<Statement>,
}

impl<'a> Batch<'a> {
    pub const fn of(tx: &'a Transaction) -> Self {
        let statements = Vec::new();
        Self { tx, statements }
    }

    /// To be written after all that was added before.
    pub fn add(&mut self, query: &impl QueryTrait) {
        let backend = self.tx.get_database_backend();
        self.statements.push(query.build(backend));
    }

    /// Writes all of it. SQLite works on a thread of its own, and the way there and back takes longer
    /// than a short statement; it takes several in one text. PostgreSQL takes no values with that.
    pub async fn write(self) -> Result<(), DbErr> {
        let backend = self.tx.get_database_backend();
        if backend != DbBackend::Sqlite {
            for statement in self.statements {
                self.tx.execute_raw(statement).await?;
            }
            return Ok(());
        }
        let mut text = String::new();
        let mut values: Vec<Value> = Vec::new();
        for statement in self.statements {
            text.push_str(&statement.sql);
            text.push(';');
            values.extend(statement.values.into_iter().flat_map(|it| it.0));
        }
        let together = Statement::from_sql_and_values(backend, text, values);
        self.tx.execute_raw(together).await.map(|_| ())
    }
}
