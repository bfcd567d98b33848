//! Until when it holds that somebody has said they are there.

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
        let until = Table::alter()
            .table(Seat::Table)
            .add_column(big_integer_null(Seat::ConfirmedUntil))
            .to_owned();
        schema.alter_table(until).await?;
        let lapsing = Index::create()
            .name("seat_confirmed_until")
            .table(Seat::Table)
            .col(Seat::ConfirmedUntil)
            .to_owned();
        schema.create_index(lapsing).await
    }
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    ConfirmedUntil,
}
