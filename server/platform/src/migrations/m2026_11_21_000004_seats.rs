//! Answers that are taken back, several seats of one person, and rematches.

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
        let table = |column: ColumnDef| {
            Table::alter()
                .table(Table_::Table)
                .add_column(column)
                .to_owned()
        };
        schema.alter_table(table(text_null(Table_::Undo))).await?;
        schema
            .alter_table(table(text_null(Table_::Rematch)))
            .await?;
        let entry = Table::alter()
            .table(Entry::Table)
            .add_column(big_integer_null(Entry::Undoes))
            .to_owned();
        schema.alter_table(entry).await?;

        // Until now nobody held two seats.
        let one = Index::drop()
            .name("seat_person")
            .table(Seat::Table)
            .to_owned();
        schema.drop_index(one).await?;
        let several = Index::create()
            .name("seat_person")
            .table(Seat::Table)
            .col(Seat::UserId)
            .col(Seat::TableId)
            .to_owned();
        schema.create_index(several).await
    }
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Undo,
    Rematch,
}

#[derive(DeriveIden)]
enum Entry {
    Table,
    Undoes,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    TableId,
    UserId,
}
