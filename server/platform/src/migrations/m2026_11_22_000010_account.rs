//! Names that people have had, and accounts that are gone.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, big_integer_null, pk_auto, text};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let gone = Table::alter()
            .table(User::Table)
            .add_column(big_integer_null(User::GoneAt))
            .to_owned();
        schema.alter_table(gone).await?;
        let names = Table::create()
            .table(AccountName::Table)
            .col(pk_auto(AccountName::Id).big_integer())
            .col(big_integer(AccountName::UserId))
            .col(text(AccountName::Name))
            .col(text(AccountName::KeyHash))
            .col(big_integer(AccountName::Until))
            .foreign_key(
                ForeignKey::create()
                    .from(AccountName::Table, AccountName::UserId)
                    .to(User::Table, User::Id)
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .to_owned();
        schema.create_table(names).await?;
        for (name, column) in [
            ("account_name_user", AccountName::UserId),
            ("account_name_key", AccountName::KeyHash),
        ] {
            let index = Index::create()
                .name(name)
                .table(AccountName::Table)
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
    GoneAt,
}

#[derive(DeriveIden)]
enum AccountName {
    Table,
    Id,
    UserId,
    Name,
    KeyHash,
    Until,
}
