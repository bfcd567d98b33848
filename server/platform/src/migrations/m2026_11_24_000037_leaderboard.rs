//! The ratings of a game in their order, for the pages that list them.

use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        let best_first = Index::create()
            .name("rating_best_first")
            .table(Rating::Table)
            .col(Rating::Kind)
            .col((Rating::Mu, IndexOrder::Desc))
            .col(Rating::UserId)
            .to_owned();
        schema.create_index(best_first).await
    }
}

#[derive(DeriveIden)]
enum Rating {
    Table,
    Kind,
    Mu,
    UserId,
}
