//! People and tables: how far somebody is relied on, what a table asks of those who join, who is
//! invited by name, who has said that they are ready, and what was decided by vote.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, boolean, integer, small_integer_null, text, text_null,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        for (table, column) in columns() {
            let table = Table::alter().table(table).add_column(column).to_owned();
            schema.alter_table(table).await?;
        }
        for table in [conduct(), guest(), resolution()] {
            schema.create_table(table).await?;
        }
        let mut mine = Index::create();
        mine.name("guest_user").table(Guest::Table);
        schema
            .create_index(mine.col(Guest::UserId).to_owned())
            .await
    }
}

fn columns() -> Vec<(DynIden, ColumnDef)> {
    let table = || Table_::Table.into_iden();
    vec![
        (table(), text(Table_::Language).default("any").take()),
        (table(), text(Table_::Least).default("low").take()),
        (table(), text(Table_::Description).default("").take()),
        (table(), text(Table_::HouseRules).default("").take()),
        (table(), text_null(Table_::Verdict)),
        (
            Seat::Table.into_iden(),
            boolean(Seat::Confirmed).default(false).take(),
        ),
        (
            Pending::Table.into_iden(),
            boolean(Pending::Again).default(false).take(),
        ),
        (Vote::Table.into_iden(), small_integer_null(Vote::Seat)),
    ]
}

fn conduct() -> TableCreateStatement {
    Table::create()
        .table(Conduct::Table)
        .col(big_integer(Conduct::UserId).primary_key())
        .col(text(Conduct::Level))
        .col(integer(Conduct::InTime))
        .col(integer(Conduct::Missed))
        .col(integer(Conduct::Abandoned))
        .col(integer(Conduct::Run))
        .col(integer(Conduct::Faults))
        .foreign_key(&mut of_user(Conduct::Table, Conduct::UserId))
        .to_owned()
}

fn guest() -> TableCreateStatement {
    Table::create()
        .table(Guest::Table)
        .col(text(Guest::TableId))
        .col(big_integer(Guest::UserId))
        .col(text(Guest::Welcome))
        .col(text(Guest::Words))
        .col(big_integer(Guest::At))
        .primary_key(Index::create().col(Guest::TableId).col(Guest::UserId))
        .foreign_key(&mut of_table(Guest::Table, Guest::TableId))
        .foreign_key(&mut of_user(Guest::Table, Guest::UserId))
        .to_owned()
}

fn resolution() -> TableCreateStatement {
    Table::create()
        .table(Resolution::Table)
        .col(text(Resolution::TableId))
        .col(big_integer(Resolution::Seq))
        .col(text(Resolution::Kind))
        .col(small_integer_null(Resolution::Seat))
        .col(big_integer(Resolution::At))
        .primary_key(
            Index::create()
                .col(Resolution::TableId)
                .col(Resolution::Seq),
        )
        .foreign_key(&mut of_table(Resolution::Table, Resolution::TableId))
        .to_owned()
}

fn of_user(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(from, column)
        .to(User::Table, User::Id)
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

fn of_table(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(from, column)
        .to(Table_::Table, Table_::Id)
        .on_delete(ForeignKeyAction::Cascade)
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
    Language,
    Least,
    Description,
    HouseRules,
    Verdict,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    Confirmed,
}

#[derive(DeriveIden)]
enum Pending {
    Table,
    Again,
}

#[derive(DeriveIden)]
enum Vote {
    Table,
    Seat,
}

#[derive(DeriveIden)]
enum Conduct {
    Table,
    UserId,
    Level,
    InTime,
    Missed,
    Abandoned,
    Run,
    Faults,
}

#[derive(DeriveIden)]
enum Guest {
    Table,
    TableId,
    UserId,
    Welcome,
    Words,
    At,
}

#[derive(DeriveIden)]
enum Resolution {
    Table,
    TableId,
    Seq,
    Kind,
    Seat,
    At,
}
