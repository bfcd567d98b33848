//! What becomes of games that are over: how they ended, what is known of those who played, and
//! ratings.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, boolean, double, double_null, integer, small_integer, small_integer_null, text,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let stakes = Table::alter()
            .table(Table_::Table)
            .add_column(text(Table_::Stakes).default("friendly"))
            .to_owned();
        schema.alter_table(stakes).await?;
        // Who took a seat over was not told from who began: there were no ratings.
        let began = Table::alter()
            .table(Held::Table)
            .add_column(boolean(Held::Began).default(true))
            .to_owned();
        schema.alter_table(began).await?;
        for table in [outcome(), played(), rating(), role_rating()] {
            schema.create_table(table).await?;
        }
        for index in indexes() {
            schema.create_index(index).await?;
        }
        Ok(())
    }
}

fn outcome() -> TableCreateStatement {
    Table::create()
        .table(Outcome::Table)
        .col(text(Outcome::TableId))
        .col(small_integer(Outcome::Seat))
        .col(text(Outcome::Role))
        .col(small_integer_null(Outcome::Place))
        .col(small_integer(Outcome::Seats))
        .primary_key(Index::create().col(Outcome::TableId).col(Outcome::Seat))
        .foreign_key(&mut of_a_table(Outcome::Table, Outcome::TableId))
        .to_owned()
}

fn played() -> TableCreateStatement {
    Table::create()
        .table(Played::Table)
        .col(text(Played::TableId))
        .col(big_integer(Played::UserId))
        .col(text(Played::Kind))
        .col(text(Played::Role))
        .col(small_integer(Played::Seats))
        .col(small_integer_null(Played::Place))
        .col(text(Played::Stay))
        .col(integer(Played::Answers))
        .col(big_integer(Played::Spent))
        .col(big_integer(Played::At))
        .col(double_null(Played::Mu))
        .col(double_null(Played::Sigma))
        .primary_key(Index::create().col(Played::TableId).col(Played::UserId))
        .foreign_key(&mut of_a_table(Played::Table, Played::TableId))
        .foreign_key(&mut of_a_person(Played::Table, Played::UserId))
        .to_owned()
}

fn rating() -> TableCreateStatement {
    Table::create()
        .table(Rating::Table)
        .col(big_integer(Rating::UserId))
        .col(text(Rating::Kind))
        .col(double(Rating::Mu))
        .col(double(Rating::Sigma))
        .col(integer(Rating::Games))
        .primary_key(Index::create().col(Rating::UserId).col(Rating::Kind))
        .foreign_key(&mut of_a_person(Rating::Table, Rating::UserId))
        .to_owned()
}

fn role_rating() -> TableCreateStatement {
    let key = Index::create()
        .col(RoleRating::Kind)
        .col(RoleRating::Seats)
        .col(RoleRating::Role)
        .to_owned();
    Table::create()
        .table(RoleRating::Table)
        .col(text(RoleRating::Kind))
        .col(small_integer(RoleRating::Seats))
        .col(text(RoleRating::Role))
        .col(double(RoleRating::Mu))
        .col(double(RoleRating::Sigma))
        .col(integer(RoleRating::Games))
        .primary_key(&mut key.clone())
        .to_owned()
}

fn indexes() -> [IndexCreateStatement; 3] {
    let finished = Index::create()
        .name("table_finished")
        .table(Table_::Table)
        .col(Table_::Status)
        .col(Table_::Open)
        .col(Table_::ChangedAt)
        .col(Table_::Id)
        .to_owned();
    let winners = Index::create()
        .name("outcome_role")
        .table(Outcome::Table)
        .col(Outcome::Role)
        .col(Outcome::Place)
        .to_owned();
    let theirs = Index::create()
        .name("played_user")
        .table(Played::Table)
        .col(Played::UserId)
        .to_owned();
    [finished, winners, theirs]
}

fn of_a_table(from: impl IntoTableRef, column: impl IntoIden) -> ForeignKeyCreateStatement {
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
    Stakes,
    Status,
    Open,
    ChangedAt,
}

#[derive(DeriveIden)]
enum Held {
    Table,
    Began,
}

#[derive(DeriveIden)]
enum Outcome {
    Table,
    TableId,
    Seat,
    Role,
    Place,
    Seats,
}

#[derive(DeriveIden)]
enum Played {
    Table,
    TableId,
    UserId,
    Kind,
    Role,
    Seats,
    Place,
    Stay,
    Answers,
    Spent,
    At,
    Mu,
    Sigma,
}

#[derive(DeriveIden)]
enum Rating {
    Table,
    UserId,
    Kind,
    Mu,
    Sigma,
    Games,
}

#[derive(DeriveIden)]
enum RoleRating {
    Table,
    Kind,
    Seats,
    Role,
    Mu,
    Sigma,
    Games,
}
