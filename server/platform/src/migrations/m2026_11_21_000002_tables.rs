//! Tables, their seats, their history and their open questions.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, big_integer_null, boolean, integer, small_integer, small_integer_null, text,
    text_null,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        schema.create_table(table()).await?;
        schema.create_table(seat()).await?;
        schema.create_table(entry()).await?;
        schema.create_table(pending()).await?;
        for index in indexes() {
            schema.create_index(index).await?;
        }
        Ok(())
    }
}

fn table() -> TableCreateStatement {
    Table::create()
        .table(Table_::Table)
        .col(text(Table_::Id).primary_key())
        .col(text(Table_::Kind))
        .col(text(Table_::Name))
        .col(integer(Table_::Shape))
        .col(text(Table_::Setup))
        .col(boolean(Table_::Open))
        .col(text(Table_::Status))
        .col(big_integer(Table_::Owner))
        .col(text(Table_::Invitation))
        .col(text(Table_::Seed))
        .col(big_integer(Table_::Seq))
        .col(text_null(Table_::State))
        .col(big_integer(Table_::CreatedAt))
        .col(big_integer(Table_::ChangedAt))
        .foreign_key(
            ForeignKey::create()
                .from(Table_::Table, Table_::Owner)
                .to(User::Table, User::Id),
        )
        .to_owned()
}

fn seat() -> TableCreateStatement {
    Table::create()
        .table(Seat::Table)
        .col(text(Seat::TableId))
        .col(small_integer(Seat::Number))
        .col(text(Seat::Holder))
        .col(big_integer_null(Seat::UserId))
        .primary_key(Index::create().col(Seat::TableId).col(Seat::Number))
        .foreign_key(
            with_its_table(Seat::Table, Seat::TableId).on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Seat::Table, Seat::UserId)
                .to(User::Table, User::Id),
        )
        .to_owned()
}

fn entry() -> TableCreateStatement {
    Table::create()
        .table(Entry::Table)
        .col(text(Entry::TableId))
        .col(big_integer(Entry::Seq))
        .col(integer(Entry::Shape))
        .col(small_integer_null(Entry::Seat))
        .col(big_integer_null(Entry::Decision))
        .col(text_null(Entry::Action))
        .col(text(Entry::Rolls))
        .col(text(Entry::Events))
        .col(text(Entry::StateHash))
        .col(big_integer(Entry::At))
        .col(big_integer_null(Entry::By))
        .primary_key(Index::create().col(Entry::TableId).col(Entry::Seq))
        // History is never deleted along with something else.
        .foreign_key(&mut with_its_table(Entry::Table, Entry::TableId))
        .foreign_key(
            ForeignKey::create()
                .from(Entry::Table, Entry::By)
                .to(User::Table, User::Id),
        )
        .to_owned()
}

fn pending() -> TableCreateStatement {
    Table::create()
        .table(Pending::Table)
        .col(text(Pending::TableId))
        .col(big_integer(Pending::Decision))
        .col(small_integer(Pending::Seat))
        .col(boolean(Pending::Required))
        .col(big_integer(Pending::AskedAt))
        .primary_key(Index::create().col(Pending::TableId).col(Pending::Decision))
        .foreign_key(
            with_its_table(Pending::Table, Pending::TableId).on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

fn with_its_table(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(from, column)
        .to(Table_::Table, Table_::Id)
        .to_owned()
}

fn indexes() -> [IndexCreateStatement; 4] {
    let mut lobby = Index::create();
    lobby.name("table_lobby").table(Table_::Table);
    lobby
        .col(Table_::Open)
        .col(Table_::Status)
        .col(Table_::ChangedAt);
    let mut owner = Index::create();
    owner
        .name("table_owner")
        .table(Table_::Table)
        .col(Table_::Owner);
    // One seat a person; the seats of nobody do not count.
    let mut person = Index::create();
    person
        .name("seat_person")
        .table(Seat::Table)
        .col(Seat::UserId)
        .col(Seat::TableId)
        .unique();
    // A question is answered once, whatever happens above.
    let mut once = Index::create();
    once.name("entry_decision")
        .table(Entry::Table)
        .col(Entry::TableId)
        .col(Entry::Decision);
    once.unique();
    [lobby, owner, person, once]
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
    Kind,
    Name,
    Shape,
    Setup,
    Open,
    Status,
    Owner,
    Invitation,
    Seed,
    Seq,
    State,
    CreatedAt,
    ChangedAt,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    TableId,
    #[sea_orm(iden = "seat")]
    Number,
    Holder,
    UserId,
}

#[derive(DeriveIden)]
enum Entry {
    Table,
    TableId,
    Seq,
    Shape,
    Seat,
    Decision,
    Action,
    Rolls,
    Events,
    StateHash,
    At,
    By,
}

#[derive(DeriveIden)]
enum Pending {
    Table,
    TableId,
    Decision,
    Seat,
    Required,
    AskedAt,
}
