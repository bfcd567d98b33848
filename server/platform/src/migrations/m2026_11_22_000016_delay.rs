//! How late onlookers see a table, what masks hold back of people's conduct, the mark of those who
//! are leaving for good, and votes that were lost.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, pk_auto, text, text_null};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let delay = Table::alter()
            .table(Table_::Table)
            .add_column(text(Table_::Delay).default("none"))
            .to_owned();
        schema.alter_table(delay).await?;
        let leaving = Table::alter()
            .table(User::Table)
            .add_column(big_integer_null(User::LeavingAt))
            .to_owned();
        schema.alter_table(leaving).await?;
        let outcome = Table::alter()
            .table(Resolution::Table)
            .add_column(text(Resolution::Outcome).default("carried"))
            .to_owned();
        schema.alter_table(outcome).await?;
        schema.create_table(withheld()).await?;
        let of_person = Index::create()
            .name("withheld_of_person")
            .table(Withheld::Table)
            .col(Withheld::UserId)
            .to_owned();
        schema.create_index(of_person).await
    }
}

fn withheld() -> TableCreateStatement {
    Table::create()
        .table(Withheld::Table)
        .col(pk_auto(Withheld::Id).big_integer())
        .col(text_null(Withheld::TableId))
        .col(big_integer(Withheld::UserId))
        .col(text(Withheld::Deeds))
        .col(big_integer_null(Withheld::DueAt))
        .foreign_key(
            ForeignKey::create()
                .from(Withheld::Table, Withheld::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Withheld::Table, Withheld::UserId)
                .to(User::Table, User::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
    LeavingAt,
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
    Delay,
}

#[derive(DeriveIden)]
enum Resolution {
    Table,
    Outcome,
}

#[derive(DeriveIden)]
enum Withheld {
    Table,
    Id,
    TableId,
    UserId,
    Deeds,
    DueAt,
}
