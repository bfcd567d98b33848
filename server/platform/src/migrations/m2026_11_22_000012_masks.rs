//! Anonymous tables, and what moderators read.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, small_integer_null, text, text_null,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let masks = Table::alter()
            .table(Table_::Table)
            .add_column(text(Table_::Masks).default("none"))
            .to_owned();
        schema.alter_table(masks).await?;
        // A column at a time, as SQLite wants it.
        for column in [
            big_integer_null(Report::ResolvedAt),
            big_integer_null(Report::ResolvedBy),
            text_null(Report::Note),
        ] {
            let report = Table::alter()
                .table(Report::Table)
                .add_column(column)
                .to_owned();
            schema.alter_table(report).await?;
        }
        schema.create_table(masked_hush()).await?;
        schema.create_table(moderator()).await?;
        schema.create_table(opening()).await
    }
}

fn masked_hush() -> TableCreateStatement {
    Table::create()
        .table(MaskedHush::Table)
        .col(text(MaskedHush::TableId))
        .col(big_integer(MaskedHush::UserId))
        .col(big_integer(MaskedHush::OtherId))
        .col(small_integer_null(MaskedHush::Seat))
        .col(text(MaskedHush::How))
        .col(text(MaskedHush::Id).unique_key())
        .primary_key(
            Index::create()
                .col(MaskedHush::TableId)
                .col(MaskedHush::UserId)
                .col(MaskedHush::OtherId),
        )
        .foreign_key(
            ForeignKey::create()
                .from(MaskedHush::Table, MaskedHush::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(&mut of_a_person(MaskedHush::Table, MaskedHush::UserId))
        .foreign_key(&mut of_a_person(MaskedHush::Table, MaskedHush::OtherId))
        .to_owned()
}

fn moderator() -> TableCreateStatement {
    Table::create()
        .table(Moderator::Table)
        .col(big_integer(Moderator::UserId).primary_key())
        .col(big_integer(Moderator::Since))
        .foreign_key(&mut of_a_person(Moderator::Table, Moderator::UserId))
        .to_owned()
}

fn opening() -> TableCreateStatement {
    Table::create()
        .table(ReportOpening::Table)
        .col(text(ReportOpening::ReportId))
        .col(big_integer(ReportOpening::By))
        .col(big_integer(ReportOpening::At))
        .primary_key(
            Index::create()
                .col(ReportOpening::ReportId)
                .col(ReportOpening::By),
        )
        .foreign_key(
            ForeignKey::create()
                .from(ReportOpening::Table, ReportOpening::ReportId)
                .to(Report::Table, Report::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(&mut of_a_person(ReportOpening::Table, ReportOpening::By))
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
    Masks,
}

#[derive(DeriveIden)]
enum MaskedHush {
    Table,
    TableId,
    UserId,
    OtherId,
    Seat,
    How,
    Id,
}

#[derive(DeriveIden)]
enum Report {
    Table,
    Id,
    ResolvedAt,
    ResolvedBy,
    Note,
}

#[derive(DeriveIden)]
enum Moderator {
    Table,
    UserId,
    Since,
}

#[derive(DeriveIden)]
enum ReportOpening {
    Table,
    ReportId,
    By,
    At,
}
