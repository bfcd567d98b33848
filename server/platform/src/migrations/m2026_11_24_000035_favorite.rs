//! Whom people like to play with.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::big_integer;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let key = |column| {
            ForeignKey::create()
                .from(Favorite::Table, column)
                .to(User::Table, User::Id)
                .on_delete(ForeignKeyAction::Cascade)
                .to_owned()
        };
        let favorite = Table::create()
            .table(Favorite::Table)
            .col(big_integer(Favorite::UserId))
            .col(big_integer(Favorite::OtherId))
            .col(big_integer(Favorite::At))
            .primary_key(Index::create().col(Favorite::UserId).col(Favorite::OtherId))
            .foreign_key(&mut key(Favorite::UserId))
            .foreign_key(&mut key(Favorite::OtherId))
            .to_owned();
        schema.create_table(favorite).await
    }
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
}

#[derive(DeriveIden)]
enum Favorite {
    Table,
    UserId,
    OtherId,
    At,
}
