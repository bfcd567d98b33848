//! Answers that are laid down beforehand.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer, small_integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        schema.create_table(standing()).await
    }
}

fn standing() -> TableCreateStatement {
    Table::create()
        .table(Standing::Table)
        .col(text(Standing::TableId))
        .col(small_integer(Standing::Seat))
        .col(big_integer(Standing::UserId))
        .col(integer(Standing::Shape))
        .col(text(Standing::Content))
        .col(big_integer(Standing::Version))
        .col(big_integer(Standing::Seq))
        .col(big_integer(Standing::ChangedAt))
        .primary_key(Index::create().col(Standing::TableId).col(Standing::Seat))
        .foreign_key(
            ForeignKey::create()
                .from(Standing::Table, Standing::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Standing::Table, Standing::UserId)
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
enum Standing {
    Table,
    TableId,
    Seat,
    UserId,
    Shape,
    Content,
    Version,
    Seq,
    ChangedAt,
}
