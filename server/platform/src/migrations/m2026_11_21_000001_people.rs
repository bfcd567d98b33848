//! Accounts, guests and their sessions.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, pk_auto, text, text_null};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let user = Table::create()
            .table(User::Table)
            .col(pk_auto(User::Id).big_integer())
            .col(text(User::Name))
            .col(text(User::NameKey).unique_key())
            .col(text_null(User::Password))
            .col(text_null(User::Mail))
            .col(big_integer(User::CreatedAt))
            .to_owned();
        schema.create_table(user).await?;

        let session = Table::create()
            .table(Session::Table)
            .col(pk_auto(Session::Id).big_integer())
            .col(text(Session::TokenHash).unique_key())
            .col(big_integer(Session::UserId))
            .col(text(Session::Device))
            .col(big_integer(Session::StartedAt))
            .col(big_integer(Session::SeenAt))
            .col(big_integer(Session::ExpiresAt))
            .foreign_key(
                ForeignKey::create()
                    .from(Session::Table, Session::UserId)
                    .to(User::Table, User::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(session).await?;
        for (name, column) in [
            ("session_user", Session::UserId),
            ("session_expires", Session::ExpiresAt),
        ] {
            let index = Index::create()
                .name(name)
                .table(Session::Table)
                .col(column)
                .to_owned();
            schema.create_index(index).await?;
        }
        Ok(())
    }
}

#[derive(DeriveIden)]
enum User {
    Table,
    Id,
    Name,
    NameKey,
    Password,
    Mail,
    CreatedAt,
}

#[derive(DeriveIden)]
enum Session {
    Table,
    Id,
    TokenHash,
    UserId,
    Device,
    StartedAt,
    SeenAt,
    ExpiresAt,
}
