//! Histories of games that are over, packed.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, blob, integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let packed = Table::create()
            .table(Packed::Table)
            .col(text(Packed::TableId).primary_key())
            .col(integer(Packed::Shape))
            .col(big_integer(Packed::Chapter))
            .col(blob(Packed::Content))
            .foreign_key(
                ForeignKey::create()
                    .from(Packed::Table, Packed::TableId)
                    .to(Table_::Table, Table_::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(packed).await
    }
}

#[derive(DeriveIden)]
enum Packed {
    Table,
    TableId,
    Shape,
    Chapter,
    Content,
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
}
