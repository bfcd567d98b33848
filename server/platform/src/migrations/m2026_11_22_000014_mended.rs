//! Who has held which seat, what an absent person's clock was shortened from, and a heartbeat to
//! lock from the start.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, boolean, small_integer, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let kept = Table::alter()
            .table(Pending::Table)
            .add_column(big_integer_null(Pending::Kept))
            .to_owned();
        schema.alter_table(kept).await?;
        schema.create_table(held()).await?;
        schema.exec_stmt(holders()).await?;
        // Nobody has been seen alive yet.
        let never = Query::insert()
            .into_table(Heartbeat::Table)
            .columns([Heartbeat::Id, Heartbeat::At])
            .values_panic([1.into(), 0_i64.into()])
            .on_conflict(OnConflict::column(Heartbeat::Id).do_nothing().to_owned())
            .to_owned();
        schema.exec_stmt(never).await
    }
}

fn held() -> TableCreateStatement {
    let key = Index::create()
        .col(Held::TableId)
        .col(Held::UserId)
        .col(Held::Seat)
        .to_owned();
    Table::create()
        .table(Held::Table)
        .col(text(Held::TableId))
        .col(big_integer(Held::UserId))
        .col(small_integer(Held::Seat))
        .col(boolean(Held::Abandoned).default(false))
        .primary_key(&mut key.clone())
        .foreign_key(
            ForeignKey::create()
                .from(Held::Table, Held::TableId)
                .to(Table_::Table, Table_::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .foreign_key(
            ForeignKey::create()
                .from(Held::Table, Held::UserId)
                .to(User::Table, User::Id)
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

/// Whoever sits at a table whose game has begun holds a seat of it.
fn holders() -> InsertStatement {
    let begun = Query::select()
        .column(Table_::Id)
        .from(Table_::Table)
        .and_where(Expr::col(Table_::Status).ne("gathering"))
        .to_owned();
    let sitting = Query::select()
        .columns([Seat::TableId, Seat::UserId, Seat::Number])
        .from(Seat::Table)
        .and_where(Expr::col(Seat::UserId).is_not_null())
        .and_where(Expr::col(Seat::TableId).in_subquery(begun))
        .to_owned();
    let mut holders = Query::insert();
    holders
        .into_table(Held::Table)
        .columns([Held::TableId, Held::UserId, Held::Seat])
        .select_from(sitting)
        .expect("as many columns as values");
    holders
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
    Status,
}

#[derive(DeriveIden)]
enum Seat {
    Table,
    TableId,
    UserId,
    #[sea_orm(iden = "seat")]
    Number,
}

#[derive(DeriveIden)]
enum Pending {
    Table,
    Kept,
}

#[derive(DeriveIden)]
enum Held {
    Table,
    TableId,
    UserId,
    Seat,
    Abandoned,
}

#[derive(DeriveIden)]
enum Heartbeat {
    Table,
    Id,
    At,
}
