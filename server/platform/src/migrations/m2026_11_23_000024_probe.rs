//! Rows that are written to be read again: they show that the database works, and that a commit
//! was stored.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let probe = Table::create()
            .table(Probe::Table)
            .col(integer(Probe::Id).primary_key())
            .col(big_integer(Probe::Number))
            .to_owned();
        schema.create_table(probe).await?;
        let first = Query::insert()
            .into_table(Probe::Table)
            .columns([Probe::Id, Probe::Number])
            .values_panic([1.into(), 0.into()])
            .values_panic([2.into(), 0.into()])
            .to_owned();
        schema.exec_stmt(first).await
    }
}

#[derive(DeriveIden)]
enum Probe {
    Table,
    Id,
    Number,
}
