//! Notices: what people want to be told and where, what is on its way, and the server's own keys.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, integer, pk_auto, text, text_null,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let key = Table::create()
            .table(Key::Table)
            .col(text(Key::Name).primary_key())
            .col(text(Key::Value))
            .to_owned();
        schema.create_table(key).await?;
        let spent = Table::create()
            .table(SpentLink::Table)
            .col(text(SpentLink::Nonce).primary_key())
            .col(big_integer(SpentLink::ExpiresAt))
            .to_owned();
        schema.create_table(spent).await?;
        let brief = Table::alter()
            .table(Session::Table)
            .add_column(boolean(Session::Brief).default(false))
            .to_owned();
        schema.alter_table(brief).await?;
        let wishes = Table::create()
            .table(NoticeAccount::Table)
            .col(big_integer(NoticeAccount::UserId).primary_key())
            .col(text(NoticeAccount::Language))
            .col(text(NoticeAccount::Settings))
            .col(text_null(NoticeAccount::Confirmed))
            .foreign_key(&mut person(NoticeAccount::Table, NoticeAccount::UserId))
            .to_owned();
        schema.create_table(wishes).await?;
        let target = Table::create()
            .table(Target::Table)
            .col(pk_auto(Target::Id).big_integer())
            .col(big_integer(Target::UserId))
            .col(text(Target::Channel))
            .col(text(Target::Shape))
            .col(text(Target::Address))
            .col(text(Target::Label))
            .col(big_integer(Target::CreatedAt))
            .col(big_integer_null(Target::BrokenAt))
            .col(big_integer_null(Target::SessionId))
            .col(text_null(Target::Endpoint))
            .foreign_key(&mut person(Target::Table, Target::UserId))
            .foreign_key(
                ForeignKey::create()
                    .from(Target::Table, Target::SessionId)
                    .to(Session::Table, Session::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(target).await?;
        let of_person = Index::create()
            .name("target_person")
            .table(Target::Table)
            .col(Target::UserId)
            .to_owned();
        schema.create_index(of_person).await?;
        for (name, column) in [
            ("target_session", Target::SessionId),
            ("target_endpoint", Target::Endpoint),
        ] {
            let index = Index::create()
                .name(name)
                .table(Target::Table)
                .col(column)
                .to_owned();
            schema.create_index(index).await?;
        }
        outbox(schema).await
    }
}

async fn outbox(schema: &SchemaManager<'_>) -> Result<(), DbErr> {
    let outbox = Table::create()
        .table(Outbox::Table)
        .col(pk_auto(Outbox::Id).big_integer())
        .col(big_integer(Outbox::UserId))
        .col(text(Outbox::Channel))
        .col(big_integer_null(Outbox::TargetId))
        .col(text(Outbox::Category))
        .col(text_null(Outbox::TableId))
        .col(big_integer_null(Outbox::Seq))
        .col(big_integer_null(Outbox::Decision))
        .col(big_integer_null(Outbox::Until))
        .col(text_null(Outbox::Key).unique_key())
        .col(text(Outbox::Status))
        .col(big_integer(Outbox::CreatedAt))
        .col(big_integer(Outbox::DueAt))
        .col(integer(Outbox::Attempts))
        .col(text_null(Outbox::Batch))
        .col(big_integer_null(Outbox::LeaseUntil))
        .col(big_integer_null(Outbox::TriedAt))
        .col(text_null(Outbox::Failure))
        .col(text_null(Outbox::Address))
        .foreign_key(&mut person(Outbox::Table, Outbox::UserId))
        .foreign_key(
            ForeignKey::create()
                .from(Outbox::Table, Outbox::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned();
    schema.create_table(outbox).await?;
    let due = Index::create()
        .name("outbox_due")
        .table(Outbox::Table)
        .col(Outbox::Status)
        .col(Outbox::DueAt)
        .to_owned();
    schema.create_index(due).await?;
    let of_person = Index::create()
        .name("outbox_person")
        .table(Outbox::Table)
        .col(Outbox::UserId)
        .col(Outbox::CreatedAt)
        .to_owned();
    schema.create_index(of_person).await?;
    let to_address = Index::create()
        .name("outbox_address")
        .table(Outbox::Table)
        .col(Outbox::Address)
        .to_owned();
    schema.create_index(to_address).await?;
    let at_table = Index::create()
        .name("outbox_table")
        .table(Outbox::Table)
        .col(Outbox::TableId)
        .to_owned();
    schema.create_index(at_table).await
}

/// What goes away with the person.
fn person(table: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table, column)
        .to(User::Table, User::Id)
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

#[derive(DeriveIden)]
enum Key {
    #[sea_orm(iden = "key_")]
    Table,
    Name,
    Value,
}

#[derive(DeriveIden)]
enum SpentLink {
    Table,
    Nonce,
    ExpiresAt,
}

#[derive(DeriveIden)]
enum Session {
    Table,
    Id,
    Brief,
}

#[derive(DeriveIden)]
enum NoticeAccount {
    Table,
    UserId,
    Language,
    Settings,
    Confirmed,
}

#[derive(DeriveIden)]
enum Target {
    Table,
    Id,
    UserId,
    Channel,
    Shape,
    Address,
    Label,
    CreatedAt,
    BrokenAt,
    SessionId,
    Endpoint,
}

#[derive(DeriveIden)]
enum Outbox {
    Table,
    Id,
    UserId,
    Channel,
    TargetId,
    Category,
    TableId,
    Seq,
    Decision,
    Until,
    Key,
    Status,
    CreatedAt,
    DueAt,
    Attempts,
    Batch,
    LeaseUntil,
    TriedAt,
    Failure,
    Address,
}

#[derive(DeriveIden)]
enum Table_ {
    #[sea_orm(iden = "table_")]
    Table,
    Id,
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}
