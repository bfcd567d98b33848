//! A second connection that has read every commit before it is acknowledged.

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{
    ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbErr, EntityTrait, ExprTrait,
};

use super::failure;
use crate::Error;
use crate::entities::probe;

/// Each transaction that has changed something on `SQLite` ends with one more in a row of its own,
/// and is stored when another connection reads that. Success alone is not believed: a COMMIT may
/// have been made inside of a transaction that a later failure undoes.
#[derive(Clone)]
pub struct Witness(DatabaseConnection);

impl Witness {
    pub const fn new(connection: DatabaseConnection) -> Self {
        Self(connection)
    }

    /// Commits, and returns when that was read.
    pub async fn commit(&self, transaction: DatabaseTransaction) -> Result<(), Error> {
        let written = number(&transaction).await?;
        #[expect(clippy::disallowed_methods, reason = "this is what proves the commit")]
        transaction.commit().await.map_err(failure::of_commit)?;
        let read = probe::Entity::find_by_id(probe::COMMITS);
        match read.one(&self.0).await {
            Ok(Some(read)) if read.number >= written => Ok(()),
            Ok(_) => Err(failure::unconfirmed(
                &"no other connection reads the commit",
            )),
            Err(cause) => Err(failure::unconfirmed(&cause)),
        }
    }

    pub async fn close(&self) -> Result<(), DbErr> {
        self.0.close_by_ref().await
    }
}

/// The number of this commit.
async fn number(transaction: &DatabaseTransaction) -> Result<i64, DbErr> {
    let more = Query::update()
        .table(probe::Entity)
        .value(
            probe::Column::Number,
            Expr::col(probe::Column::Number).add(1_i64),
        )
        .and_where(Expr::col(probe::Column::Id).eq(probe::COMMITS))
        .returning(Query::returning().column(probe::Column::Number))
        .to_owned();
    let row = transaction.query_one(&more).await?;
    let missing = || DbErr::Custom("the row that counts commits is missing".into());
    row.ok_or_else(missing)?.try_get_by_index(0)
}
