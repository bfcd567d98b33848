//! States kept for looking back, and how far each person has seen.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        schema.create_table(keyframe()).await?;
        schema.create_table(seen()).await
    }
}

fn keyframe() -> TableCreateStatement {
    Table::create()
        .table(Keyframe::Table)
        .col(text(Keyframe::TableId))
        .col(big_integer(Keyframe::Seq))
        .col(integer(Keyframe::Shape))
        .col(big_integer(Keyframe::Chapter))
        .col(text(Keyframe::State))
        .primary_key(Index::create().col(Keyframe::TableId).col(Keyframe::Seq))
        // Like the entries, whose state it is.
        .foreign_key(
            ForeignKey::create()
                .from(Keyframe::Table, (Keyframe::TableId, Keyframe::Seq))
                .to(Entry::Table, (Entry::TableId, Entry::Seq)),
        )
        .to_owned()
}

fn seen() -> TableCreateStatement {
    Table::create()
        .table(Seen::Table)
        .col(text(Seen::TableId))
        .col(big_integer(Seen::UserId))
        .col(big_integer(Seen::Seq))
        .primary_key(Index::create().col(Seen::TableId).col(Seen::UserId))
        .foreign_key(
            ForeignKey::create()
                .from(Seen::Table, Seen::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Seen::Table, Seen::UserId)
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
enum Entry {
    Table,
    TableId,
    Seq,
}

#[derive(DeriveIden)]
enum Keyframe {
    Table,
    TableId,
    Seq,
    Shape,
    Chapter,
    State,
}

#[derive(DeriveIden)]
enum Seen {
    Table,
    TableId,
    UserId,
    Seq,
}
