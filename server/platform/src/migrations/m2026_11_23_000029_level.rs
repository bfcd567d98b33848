//! At which level the computer plays a seat, when it does.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::text_null;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let level = Table::alter()
            .table(Seat::Table)
            .add_column(text_null(Seat::Level))
            .to_owned();
        schema.alter_table(level).await
    }
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    Level,
}
