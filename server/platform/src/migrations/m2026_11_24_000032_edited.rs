//! When the words of a line were changed.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer_null;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let edited = Table::alter()
            .table(Line::Table)
            .add_column(big_integer_null(Line::EditedAt))
            .to_owned();
        schema.alter_table(edited).await
    }
}

#[derive(DeriveIden)]
enum Line {
    Table,
    EditedAt,
}
