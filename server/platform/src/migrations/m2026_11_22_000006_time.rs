//! Clocks: a table's pace, deadlines, banks, absence, people's calendars, votes about time, and
//! the server's own sign of life.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, integer, integer_null, pk_auto, text,
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
        for table in [calendar(), vacation(), vote(), ballot(), heartbeat()] {
            schema.create_table(table).await?;
        }
        let mut due = Index::create();
        due.name("pending_deadline").table(Pending::Table);
        schema
            .create_index(due.col(Pending::Deadline).to_owned())
            .await?;
        let mut journeys = Index::create();
        journeys.name("vacation_user").table(Vacation::Table);
        schema
            .create_index(journeys.col(Vacation::UserId).to_owned())
            .await
    }
}

fn columns() -> Vec<(DynIden, ColumnDef)> {
    let unlimited = r#"{"kind":"unlimited"}"#;
    vec![
        (
            Table_::Table.into_iden(),
            text(Table_::Pace).default(unlimited).take(),
        ),
        (
            Table_::Table.into_iden(),
            big_integer_null(Table_::PausedAt),
        ),
        (Seat::Table.into_iden(), big_integer_null(Seat::Bank)),
        (
            Seat::Table.into_iden(),
            integer(Seat::Missed).default(0).take(),
        ),
        (Seat::Table.into_iden(), big_integer_null(Seat::AbsentSince)),
        (
            Pending::Table.into_iden(),
            text(Pending::Span).default("reaction").take(),
        ),
        (
            Pending::Table.into_iden(),
            big_integer_null(Pending::Deadline),
        ),
        (
            Entry::Table.into_iden(),
            boolean(Entry::Clock).default(false).take(),
        ),
        (Entry::Table.into_iden(), big_integer_null(Entry::AskedAt)),
        (Entry::Table.into_iden(), big_integer_null(Entry::Deadline)),
    ]
}

fn calendar() -> TableCreateStatement {
    Table::create()
        .table(Calendar::Table)
        .col(big_integer(Calendar::UserId).primary_key())
        .col(text(Calendar::Zone))
        .col(integer_null(Calendar::SleepFrom))
        .col(integer_null(Calendar::SleepTo))
        .foreign_key(&mut of_user(Calendar::Table, Calendar::UserId))
        .to_owned()
}

fn vacation() -> TableCreateStatement {
    Table::create()
        .table(Vacation::Table)
        .col(pk_auto(Vacation::Id).big_integer())
        .col(big_integer(Vacation::UserId))
        .col(integer(Vacation::Year))
        .col(integer(Vacation::Days))
        .col(big_integer(Vacation::StartsAt))
        .col(big_integer(Vacation::EndsAt))
        .foreign_key(&mut of_user(Vacation::Table, Vacation::UserId))
        .to_owned()
}

fn vote() -> TableCreateStatement {
    let mut table = ForeignKey::create();
    table
        .from(Vote::Table, Vote::TableId)
        .to(Table_::Table, Table_::Id)
        .on_delete(ForeignKeyAction::Cascade);
    Table::create()
        .table(Vote::Table)
        .col(text(Vote::TableId))
        .col(text(Vote::Kind))
        .col(big_integer(Vote::OpenedAt))
        .primary_key(Index::create().col(Vote::TableId).col(Vote::Kind))
        .foreign_key(&mut table)
        .to_owned()
}

fn ballot() -> TableCreateStatement {
    let mut vote = ForeignKey::create();
    vote.from(Ballot::Table, (Ballot::TableId, Ballot::Kind))
        .to(Vote::Table, (Vote::TableId, Vote::Kind))
        .on_delete(ForeignKeyAction::Cascade);
    let key = Index::create()
        .col(Ballot::TableId)
        .col(Ballot::Kind)
        .col(Ballot::UserId)
        .to_owned();
    Table::create()
        .table(Ballot::Table)
        .col(text(Ballot::TableId))
        .col(text(Ballot::Kind))
        .col(big_integer(Ballot::UserId))
        .col(boolean(Ballot::Yes))
        .primary_key(&mut key.clone())
        .foreign_key(&mut vote)
        .foreign_key(&mut of_user(Ballot::Table, Ballot::UserId))
        .to_owned()
}

fn heartbeat() -> TableCreateStatement {
    Table::create()
        .table(Heartbeat::Table)
        .col(integer(Heartbeat::Id).primary_key())
        .col(big_integer(Heartbeat::At))
        .to_owned()
}

fn of_user(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(from, column)
        .to(User::Table, User::Id)
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
    Pace,
    PausedAt,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    Bank,
    Missed,
    AbsentSince,
}

#[derive(DeriveIden)]
enum Pending {
    Table,
    Span,
    Deadline,
}

#[derive(DeriveIden)]
enum Entry {
    Table,
    Clock,
    AskedAt,
    Deadline,
}

#[derive(DeriveIden)]
enum Calendar {
    Table,
    UserId,
    Zone,
    SleepFrom,
    SleepTo,
}

#[derive(DeriveIden)]
enum Vacation {
    Table,
    Id,
    UserId,
    Year,
    Days,
    StartsAt,
    EndsAt,
}

#[derive(DeriveIden)]
enum Vote {
    Table,
    TableId,
    Kind,
    OpenedAt,
}

#[derive(DeriveIden)]
enum Ballot {
    Table,
    TableId,
    Kind,
    UserId,
    Yes,
}

#[derive(DeriveIden)]
enum Heartbeat {
    Table,
    Id,
    At,
}
