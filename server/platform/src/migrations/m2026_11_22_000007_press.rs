//! What people say to each other at a table, and what they write down for themselves.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, small_integer, small_integer_null, text, text_null};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let add = |to: Table_, mut column: ColumnDef, otherwise: &str| {
            Table::alter()
                .table(to)
                .add_column(column.default(otherwise))
                .to_owned()
        };
        schema
            .alter_table(add(Table_::Table, text(Table_::Press), "full"))
            .await?;
        schema
            .alter_table(add(Table_::Table, text(Table_::PressTime), "always"))
            .await?;
        let since = Table::alter()
            .table(Seat::Table)
            .add_column(big_integer(Seat::Since).default(0))
            .to_owned();
        schema.alter_table(since).await?;
        schema.create_table(line()).await?;
        schema.create_table(ear()).await?;
        schema.create_table(read_mark()).await?;
        schema.create_table(note()).await?;
        schema.create_table(hush()).await?;
        schema.create_table(report()).await?;
        let once = Index::create()
            .name("line_once")
            .table(Line::Table)
            .col(Line::TableId)
            .col(Line::Audience)
            .col(Line::Id)
            .unique()
            .to_owned();
        schema.create_index(once).await
    }
}

fn line() -> TableCreateStatement {
    Table::create()
        .table(Line::Table)
        .col(text(Line::TableId))
        .col(text(Line::Audience))
        .col(big_integer(Line::Number))
        .col(text(Line::Id))
        .col(small_integer_null(Line::Seat))
        .col(big_integer(Line::By))
        .col(text(Line::Text))
        .col(text_null(Line::Quote))
        .col(big_integer(Line::Seq))
        .col(big_integer(Line::At))
        .primary_key(
            Index::create()
                .col(Line::TableId)
                .col(Line::Audience)
                .col(Line::Number),
        )
        .foreign_key(&mut of_its_table(Line::Table, Line::TableId))
        .foreign_key(
            ForeignKey::create()
                .from(Line::Table, Line::By)
                .to(User::Table, User::Id),
        )
        .to_owned()
}

fn ear() -> TableCreateStatement {
    Table::create()
        .table(Ear::Table)
        .col(text(Ear::TableId))
        .col(small_integer(Ear::Seat))
        .col(text(Ear::Audience))
        .primary_key(
            Index::create()
                .col(Ear::TableId)
                .col(Ear::Seat)
                .col(Ear::Audience),
        )
        .foreign_key(&mut of_its_table(Ear::Table, Ear::TableId))
        .to_owned()
}

fn read_mark() -> TableCreateStatement {
    Table::create()
        .table(ReadMark::Table)
        .col(text(ReadMark::TableId))
        .col(big_integer(ReadMark::UserId))
        .col(small_integer(ReadMark::Seat))
        .col(text(ReadMark::Audience))
        .col(big_integer(ReadMark::Number))
        .primary_key(
            Index::create()
                .col(ReadMark::TableId)
                .col(ReadMark::UserId)
                .col(ReadMark::Seat)
                .col(ReadMark::Audience),
        )
        .foreign_key(&mut of_its_table(ReadMark::Table, ReadMark::TableId))
        .foreign_key(&mut of_a_person(ReadMark::Table, ReadMark::UserId))
        .to_owned()
}

fn note() -> TableCreateStatement {
    Table::create()
        .table(Note::Table)
        .col(text(Note::TableId))
        .col(big_integer(Note::UserId))
        .col(small_integer(Note::Seat))
        .col(big_integer(Note::Chapter))
        .col(text(Note::Text))
        .col(big_integer(Note::At))
        .primary_key(
            Index::create()
                .col(Note::TableId)
                .col(Note::UserId)
                .col(Note::Seat)
                .col(Note::Chapter),
        )
        .foreign_key(&mut of_its_table(Note::Table, Note::TableId))
        .foreign_key(&mut of_a_person(Note::Table, Note::UserId))
        .to_owned()
}

fn hush() -> TableCreateStatement {
    Table::create()
        .table(Hush::Table)
        .col(big_integer(Hush::UserId))
        .col(big_integer(Hush::OtherId))
        .col(text(Hush::How))
        .col(text(Hush::Id).unique_key())
        .primary_key(Index::create().col(Hush::UserId).col(Hush::OtherId))
        .foreign_key(&mut of_a_person(Hush::Table, Hush::UserId))
        .foreign_key(&mut of_a_person(Hush::Table, Hush::OtherId))
        .to_owned()
}

fn report() -> TableCreateStatement {
    Table::create()
        .table(Report::Table)
        .col(text(Report::Id).primary_key())
        .col(text(Report::TableId))
        .col(text(Report::Audience))
        .col(big_integer(Report::By))
        .col(big_integer(Report::About))
        .col(text(Report::Words))
        .col(text(Report::Lines))
        .col(big_integer(Report::At))
        .foreign_key(&mut of_its_table(Report::Table, Report::TableId))
        .foreign_key(&mut of_a_person(Report::Table, Report::By))
        .foreign_key(&mut of_a_person(Report::Table, Report::About))
        .to_owned()
}

fn of_its_table(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(from, column)
        .to(Table_::Table, Table_::Id)
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

fn of_a_person(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
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
    Press,
    PressTime,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    Since,
}

#[derive(DeriveIden)]
enum Line {
    Table,
    TableId,
    Audience,
    Number,
    Id,
    Seat,
    By,
    Text,
    Quote,
    Seq,
    At,
}

#[derive(DeriveIden)]
enum Ear {
    Table,
    TableId,
    Seat,
    Audience,
}

#[derive(DeriveIden)]
enum ReadMark {
    Table,
    TableId,
    UserId,
    Seat,
    Audience,
    Number,
}

#[derive(DeriveIden)]
enum Note {
    Table,
    TableId,
    UserId,
    Seat,
    Chapter,
    Text,
    At,
}

#[derive(DeriveIden)]
enum Hush {
    Table,
    UserId,
    OtherId,
    How,
    Id,
}

#[derive(DeriveIden)]
enum Report {
    Table,
    Id,
    TableId,
    Audience,
    By,
    About,
    Words,
    Lines,
    At,
}
