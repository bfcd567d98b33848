//! Answers in the making.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer, small_integer, text, text_null};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        schema.create_table(draft()).await
    }
}

fn draft() -> TableCreateStatement {
    Table::create()
        .table(Draft::Table)
        .col(text(Draft::TableId))
        .col(small_integer(Draft::Seat))
        .col(big_integer(Draft::UserId))
        .col(big_integer(Draft::Decision))
        .col(integer(Draft::Shape))
        .col(text(Draft::Content))
        .col(text_null(Draft::Begun))
        .col(big_integer(Draft::Version))
        .col(big_integer(Draft::ChangedAt))
        .primary_key(
            Index::create()
                .col(Draft::TableId)
                .col(Draft::Seat)
                .col(Draft::UserId),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Draft::Table, Draft::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Draft::Table, Draft::UserId)
                .to(User::Table, User::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Draft {
    Table,
    TableId,
    Seat,
    UserId,
    Decision,
    Shape,
    Content,
    Begun,
    Version,
    ChangedAt,
}
