//! The people whom a table lets sit down.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// The same in the words of either database.
const SCHEMA: &str =
    r#"ALTER TABLE "table_" ADD COLUMN "admission" text NOT NULL DEFAULT 'everybody'"#;

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
