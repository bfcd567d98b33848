//! Seats that change hands stand in the log.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, small_integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let mut key = Index::create();
        key.col(Handover::TableId)
            .col(Handover::Seq)
            .col(Handover::Seat);
        let mut table = ForeignKey::create()
            .from(Handover::Table, Handover::TableId)
            .to(Table_::Table, Table_::Id)
            .on_delete(ForeignKeyAction::Cascade)
            .to_owned();
        let handover = Table::create()
            .table(Handover::Table)
            .col(text(Handover::TableId))
            .col(big_integer(Handover::Seq))
            .col(small_integer(Handover::Seat))
            .col(text(Handover::Change))
            .primary_key(&mut key)
            .foreign_key(&mut table)
            .to_owned();
        schema.create_table(handover).await
    }
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Handover {
    Table,
    TableId,
    Seq,
    Seat,
    Change,
}
