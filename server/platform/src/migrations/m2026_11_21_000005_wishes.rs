//! What people wish for the tables they play at.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::boolean;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let user = Table::alter()
            .table(User::Table)
            .add_column(boolean(User::AskAlways).default(false))
            .to_owned();
        schema.alter_table(user).await
    }
}

#[derive(DeriveIden)]
enum User {
    Table,
    AskAlways,
}
