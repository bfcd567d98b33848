//! The coat of arms that a person has chosen.

use sea_orm_migration::prelude::*;

use super::dialect::run;

/// The same in the words of either database.
const SCHEMA: &str = r#"ALTER TABLE "user" ADD COLUMN "arms" smallint"#;

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
