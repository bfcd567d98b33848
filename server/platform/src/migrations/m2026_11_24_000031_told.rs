//! Who has asked for a vote; when and how somebody has lost a seat.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer_null, text_null};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let by = Table::alter()
            .table(Vote::Table)
            .add_column(big_integer_null(Vote::OpenedBy))
            .to_owned();
        schema.alter_table(by).await?;
        // SQLite adds one column a statement.
        let lost = Table::alter()
            .table(Held::Table)
            .add_column(text_null(Held::Lost))
            .to_owned();
        schema.alter_table(lost).await?;
        let at = Table::alter()
            .table(Held::Table)
            .add_column(big_integer_null(Held::LostAt))
            .to_owned();
        schema.alter_table(at).await
    }
}

#[derive(DeriveIden)]
enum Vote {
    Table,
    OpenedBy,
}

#[derive(DeriveIden)]
enum Held {
    Table,
    Lost,
    LostAt,
}
