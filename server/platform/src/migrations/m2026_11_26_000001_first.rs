//! The schema of the first release.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// In the words of PostgreSQL.
const SCHEMA: &str = include_str!("schema.sql");

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        run(schema, SCHEMA).await
    }
}
