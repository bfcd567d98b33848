//! The names of guests, which are their tables' alone.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// The keys of names that their owners chose; those that were drawn are in nobody's way.
const NAMES: &str = r#"
UPDATE "user" SET "name_key" = "name_key" || '/' || CAST("id" AS text), "name_skeleton" = NULL
WHERE "password" IS NULL AND "leaving_at" IS NULL AND "gone_at" IS NULL AND "name" NOT LIKE 'Guest %'
"#;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, schema: &SchemaManager) -> Result<(), DbErr> {
        run(schema, NAMES).await
    }
}
