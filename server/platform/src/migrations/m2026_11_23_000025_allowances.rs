//! What people have used up of what everybody may do so often.

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
        let table = Table::create()
            .table(Allowance::Table)
            .col(pk_auto(Allowance::Id).big_integer())
            .col(big_integer(Allowance::UserId))
            .col(text(Allowance::Kind))
            .col(big_integer_null(Allowance::Other))
            .col(big_integer(Allowance::At))
            .to_owned();
        schema.create_table(table).await?;
        let of_person = Index::create()
            .name("allowance_person")
            .table(Allowance::Table)
            .col(Allowance::UserId)
            .col(Allowance::Kind)
            .col(Allowance::At)
            .to_owned();
        schema.create_index(of_person).await
    }
}

#[derive(DeriveIden)]
enum Allowance {
    Table,
    Id,
    UserId,
    Kind,
    Other,
    At,
}
