//! Which seat is kept for an invited person: that of a rematch which they had before.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::small_integer_null;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let seat = Table::alter()
            .table(Guest::Table)
            .add_column(small_integer_null(Guest::Seat))
            .to_owned();
        schema.alter_table(seat).await
    }
}

#[derive(DeriveIden)]
enum Guest {
    Table,
    Seat,
}
